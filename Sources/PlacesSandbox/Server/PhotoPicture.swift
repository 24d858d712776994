import PlacesClient

/// The picture of an invented photo: a chequered PNG of the size asked for, so that programs have something to show.
enum PhotoPicture {
  /// The answer at `/sandbox/photos/REFERENCE/WxH.png`, or `nil` when the path names no such picture.
  static func response(_ path: [String]) -> HTTPResponse? {
    guard path.count == 4, path[0] == "sandbox", path[1] == "photos", path[3].hasSuffix(".png")
    else { return nil }
    let sides = path[3].dropLast(".png".count).split(
      separator: "x", omittingEmptySubsequences: false
    ).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...4800).contains(width), (1...4800).contains(height)
    else { return nil }
    return HTTPResponse(
      status: 200, headers: [HTTPRequest.Field("Content-Type", "image/png")],
      body: png(width: width, height: height, color: color(path[2])))
  }

  /// A colour that goes with a name.
  private static func color(_ name: String) -> [UInt8] {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return [16, 8, 0].map { 0x40 | UInt8(truncatingIfNeeded: hash >> $0) >> 1 }
  }

  /// A PNG of two colours, a bit a pixel, its data stored without compression.
  private static func png(width: Int, height: Int, color: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = number(width) + number(height) + [1, 3, 0, 0, 0]
    append("IHDR", header, to: &bytes)
    append("PLTE", color + [0xF1, 0xF3, 0xF4], to: &bytes)
    append("IDAT", stored(rows(width, height)), to: &bytes)
    append("IEND", [], to: &bytes)
    return bytes
  }

  /// Squares of sixteen pixels, each row behind its filter byte.
  private static func rows(_ width: Int, _ height: Int) -> [UInt8] {
    let length = (width + 7) / 8
    let even = (0..<length).map { $0 / 2 % 2 == 0 ? UInt8(0) : 0xFF }
    let odd = even.map { ~$0 }
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (length + 1))
    for row in 0..<height {
      rows.append(0)
      rows += row / 16 % 2 == 0 ? even : odd
    }
    return rows
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let low = UInt8(block.count & 255)
      let high = UInt8(block.count >> 8)
      bytes += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high]
      bytes += block
    } while !rest.isEmpty
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in data {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    return bytes + number(Int(sums.1 << 16 | sums.0))
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let content = Array(type.utf8) + data
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      checksum = table[Int((checksum ^ UInt32(byte)) & 255)] ^ checksum >> 8
    }
    bytes += number(data.count) + content + number(Int(~checksum))
  }

  /// Four bytes, the highest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The checksums of single bytes, as in IEEE 802.3.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }
}
