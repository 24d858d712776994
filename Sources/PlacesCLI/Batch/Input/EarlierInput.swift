import PlacesClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Compares an input with an earlier run's before anything is asked.
///
/// A run that only goes on meets the rows of the earlier one first, and asks for none of them. One that tries failed rows
/// again asks in their midst, so it has to look at all of them before.
struct EarlierInput {
  private let earlier: EarlierRun
  private let folder: String
  /// What was read of an input that cannot go back.
  private var read: [UInt8] = []
  private var descriptor: Int32 = -1

  /// How much of an input that cannot go back is kept in memory; the rest is kept in a file without a name.
  private static let mostInMemory = 1 << 20

  /// Prepares to compare.
  ///
  /// - Parameters:
  ///   - earlier: What the earlier run has left.
  ///   - folder: Where temporary files go.
  init(_ earlier: EarlierRun, folder: String) {
    self.earlier = earlier
    self.folder = folder
  }

  /// Reads as far as the earlier run had read.
  ///
  /// - Returns: The input from its beginning.
  /// - Throws: A failure of status 2 when it is another input or cannot be read, of status 8 when there is no room to keep it.
  mutating func check(_ input: Input, _ reader: BatchReader) throws(Failure) -> Input {
    guard let position = earlier.position else { return input }
    switch reader {
    case .lines(var reader): try check(input, &reader, position.rows)
    case .csv(var reader): try check(input, &reader, position.rows)
    }
    if input.rewind() { return input }
    return try replay(input)
  }

  private mutating func check(_ input: Input, _ reader: inout some RowReader, _ count: Int)
    throws(Failure)
  {
    var begun = InputPosition()
    while begun.rows < count {
      let bytes = try input.read()
      if input.size == nil { try keep(bytes) }
      for row in try bytes.isEmpty ? reader.end() : reader.take(bytes) where begun.rows < count {
        begun.add(row)
        try earlier.check(begun)
      }
      if bytes.isEmpty { return try earlier.checkEnd(begun) }
    }
  }

  private mutating func keep(_ bytes: [UInt8]) throws(Failure) {
    read += bytes
    if read.count > Self.mostInMemory { try spill() }
  }

  /// Moves what is in memory to the file.
  private mutating func spill() throws(Failure) {
    if descriptor < 0 { descriptor = TemporaryFile.open(in: folder) }
    let output = Output(
      FileDescriptorSink(descriptor: descriptor), name: "a temporary file in \(folder)")
    try output.write(read)
    read.removeAll(keepingCapacity: true)
  }

  /// What was read, and then the rest of the input.
  private mutating func replay(_ input: Input) throws(Failure) -> Input {
    var kept = [Input(bytes: read)]
    if descriptor >= 0 {
      try spill()
      _ = lseek(descriptor, 0, SEEK_SET)
      kept = [Input(descriptor: descriptor)]
    }
    let parts = kept + [input]
    return Input(isTerminal: input.isTerminal, name: input.name) { limit in
      for part in parts {
        let piece = part.readPiece(limit)
        if case .success(let bytes) = piece, bytes.isEmpty { continue }
        return piece
      }
      return .success([])
    }
  }
}
