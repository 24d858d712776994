import PlacesClient
import Testing

@Suite struct `One description of an object` {
  /// Appends an object with members of every kind, some of them absent.
  private func describe(_ values: [JSONValue], to sink: inout some JSONSink) {
    for (index, value) in values.enumerated() { sink.append("any \(index)", value) }
    sink.append("text", "Zo\u{EB} \"\u{202E}\"")
    sink.append("absent", nil as String?)
    sink.append("number", -33.8688)
    sink.append("flag", false)
    sink.append("words", ["a", "b"])
    sink.append("no words", [] as [String])
    sink.appendObject("empty") { _ in }
    sink.appendObject("absent", of: nil as Int?) { sink, _ in sink.append("never", true) }
    sink.appendObject("inner") { sink in
      sink.appendObjects("list", of: [1.5, 2]) { $0.append("value", $1) }
      sink.append("behind", true)
    }
    sink.appendObjects("none", of: [Double]()) { $0.append("value", $1) }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `is the same in memory and written at once`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<3).map { _ in JSONValue.random(using: &generator) }
    var object = JSONObject()
    describe(values, to: &object)
    var writer = JSONMemberWriter(appendingTo: [UInt8(ascii: "{")])
    describe(values, to: &writer)
    let text = String(decoding: JSONWriter.compact(object), as: UTF8.self)
    #expect(String(decoding: writer.finish([UInt8(ascii: "}")]), as: UTF8.self) == text)
    var behind = JSONMemberWriter(needsComma: true)
    describe(values, to: &behind)
    #expect(String(decoding: behind.bytes, as: UTF8.self) == "," + text.dropFirst().dropLast())
  }
}
