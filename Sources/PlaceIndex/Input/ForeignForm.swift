/// Forms of files that are taken for an input by mistake, told by their first bytes.
public enum ForeignForm: Sendable, Hashable, CaseIterable {
  case zip
  case gzip
  case bzip2
  case xz
  case zstandard
  /// Text in UTF-16 or UTF-32 behind a byte order mark.
  case utf16
  /// A place index.
  case index

  /// What a file of the form begins with.
  private var beginnings: [[UInt8]] {
    switch self {
    case .zip: [[0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]]
    case .gzip: [[0x1F, 0x8B, 0x08]]
    case .bzip2: [[0x42, 0x5A, 0x68]]
    case .xz: [[0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]]
    case .zstandard: [[0x28, 0xB5, 0x2F, 0xFD]]
    case .utf16: [[0xFF, 0xFE], [0xFE, 0xFF], [0x00, 0x00, 0xFE, 0xFF]]
    case .index: [IndexFormat.magic]
    }
  }

  /// The form of a file; nothing when it may be an input.
  init?(of view: ByteView) {
    let form = Self.allCases.first { form in
      form.beginnings.contains { view.part(at: 0, count: $0.count)?.elementsEqual($0) == true }
    }
    // A table may well begin with these three letters, but not with these ten bytes.
    if form == .bzip2, view.u32(4) != 0x2659_4131 { return nil }
    guard let form else { return nil }
    self = form
  }
}
