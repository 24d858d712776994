/// Reads percent-encoded text as a lenient server does.
enum PercentDecoding {
  /// Decodes `%XX` and, in queries, `+` for a space.
  ///
  /// A `%` without two hexadecimal digits stays as it is; bytes that are not
  /// UTF-8 become U+FFFD.
  static func decode(_ bytes: some Collection<UInt8>, plusIsSpace: Bool) -> String {
    let isPlain = bytes.allSatisfy {
      $0 != UInt8(ascii: "%") && !(plusIsSpace && $0 == UInt8(ascii: "+"))
    }
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        if index + 1 < bytes.count, let high = hexValue(bytes[index]),
          let low = hexValue(bytes[index + 1])
        {
          decoded.append(high << 4 | low)
          index += 2
        } else {
          decoded.append(byte)
        }
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
