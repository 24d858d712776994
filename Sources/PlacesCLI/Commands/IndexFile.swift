import PlaceIndex
import PlacesSandbox

/// Opens index files for commands, and says in words why one cannot be used.
enum IndexFile {
  /// Maps an index file.
  ///
  /// - Throws: A failure of status 2 that says what is wrong with the file and what to do.
  static func open(_ path: String) throws(Failure) -> PlaceIndex {
    do throws(IndexError) {
      return try PlaceIndex(path: path)
    } catch {
      throw failure(error, path)
    }
  }

  /// Maps the index files whose places the sandbox is to know.
  ///
  /// - Parameters:
  ///   - paths: The files, in the order that decides between places of one identifier.
  ///   - notes: Is told when two files, or a file and the sandbox's own data, have places of one identifier.
  /// - Returns: The indexes in the same order.
  /// - Throws: A failure of status 2 for a file that cannot be used, or that holds a place with a reserved identifier.
  static func open(_ paths: [String], _ notes: Notes) throws(Failure) -> [PlaceIndex] {
    var indexes: [PlaceIndex] = []
    for path in paths {
      let index = try open(path)
      if let id = ReservedInputs.firstIdentifier(in: index) {
        throw Failure(
          exit: .usage, code: "index",
          message: "\(Quoting.name(path)) holds a place with the reserved identifier \(id)",
          remedy: "give the place another id, and build the index again")
      }
      for (other, earlier) in zip(paths, indexes) {
        if SameFile.are(other, path) {
          try notes.say("\(Quoting.name(path)) is given twice with --data; once is enough")
          continue
        }
        guard let id = index.sharedIdentifier(with: earlier) else { continue }
        try notes.say(
          "\(Quoting.name(other)) and \(Quoting.name(path)) both have a place with the identifier "
            + "\(id); that of \(Quoting.name(other)) is shown")
      }
      if let id = ReservedInputs.builtInIdentifier(in: index) {
        try notes.say(
          "the sandbox's own data and \(Quoting.name(path)) both have a place with the identifier "
            + "\(id); that of the sandbox is shown")
      }
      indexes.append(index)
    }
    return indexes
  }

  /// Words for what is wrong with a file.
  static func failure(_ error: IndexError, _ path: String) -> Failure {
    let name = Quoting.name(path)
    let rebuild = "build it again: places index build INPUT -o \(path)"
    switch error {
    case .unreadable(let number):
      return Failure(
        exit: .usage, code: "index",
        message: "\(name): cannot be read: \(SystemError.text(number))",
        remedy: "check the name and the permissions of the file")
    case .notRegular:
      return Failure(
        exit: .usage, code: "index",
        message: "\(name) is a pipe or a device, which cannot be mapped",
        remedy: "write the index to a file first")
    case .notAnIndex:
      return Failure(
        exit: .usage, code: "index", message: "\(name) is no place index",
        remedy: "make one of it: places index build \(path) -o places.idx")
    case .unsupportedVersion(let version):
      return Failure(
        exit: .usage, code: "index",
        message:
          "\(name) is of version \(version), and this program reads version \(PlaceIndex.version)",
        remedy: rebuild)
    case .wrongLength(let expected, let actual):
      return Failure(
        exit: .usage, code: "index",
        message: UInt64(clamping: actual) < expected
          ? "\(name) has \(actual) bytes of \(expected): it was not copied whole"
          : "\(name) has \(actual) bytes, and the index in it ends after \(expected)",
        remedy: "copy it again, or " + rebuild)
    case .cutShort:
      return Failure(
        exit: .usage, code: "index", message: "\(name) became shorter while it was read",
        remedy: "see that nobody writes to it, and try again")
    case .damagedHeader, .damagedSection, .wrongChecksum:
      return Failure(
        exit: .usage, code: "index", message: "\(name) is damaged (\(place(error)))",
        remedy: rebuild)
    }
  }

  private static func place(_ error: IndexError) -> String {
    switch error {
    case .damagedSection(let number): "section \(number)"
    case .wrongChecksum(let number): "section \(number) has another checksum"
    default: "its header"
    }
  }
}
