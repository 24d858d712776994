import Testing

@testable import PlacesClient

@Suite struct `JSON values` {
  @Test func `an object keeps its order`() {
    var object: JSONObject = ["b": 1, "a": 2]
    object.append("c", "x")
    object.append("d", nil as String?)
    object.append("e", nil as JSONValue?)
    object.append("f", 3)
    object.append("g", 1.5)
    object.append("h", true)
    object.append("i", ["x", "y"])
    object.append("j", JSONObject())
    #expect(object.members.map(\.name) == ["b", "a", "c", "f", "g", "h", "i", "j"])
    #expect(object["i"] == ["x", "y"])
    #expect(object["d"] == nil)
  }

  @Test func `setting replaces in place, appends or removes`() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["b"] = 3
    object["c"] = 4
    object["a"] = nil
    object["x"] = nil
    #expect(object == ["b": 3, "c": 4])
    #expect(!object.isEmpty)
    object["b"] = nil
    object["c"] = nil
    #expect(object.isEmpty)
  }

  @Test func `parts of the right kind, and none of the wrong`() {
    let values: [JSONValue] = [.null, true, 7, .number(1.5), "a", [1], .object(["a": 1])]
    #expect(values.map(\.bool) == [nil, true, nil, nil, nil, nil, nil])
    #expect(values.map(\.number) == [nil, nil, 7, 1.5, nil, nil, nil])
    #expect(values.map(\.integer) == [nil, nil, 7, nil, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(values.map(\.array) == [nil, nil, nil, nil, nil, [1], nil])
    #expect(values.map(\.object) == [nil, nil, nil, nil, nil, nil, ["a": 1]])
    #expect(values.map { $0["a"] } == [nil, nil, nil, nil, nil, nil, 1])
    #expect(JSONValue.number(7).integer == 7)
    #expect(JSONValue.number(1e300).integer == nil)
  }
}
