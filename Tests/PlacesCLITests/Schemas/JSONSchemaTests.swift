import PlacesClient
import Testing

/// The validator itself: small schemas, values on both sides of each rule.
@Suite struct JSONSchemaTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var schema: String
    var good: [String]
    var bad: [String]
    var testDescription: String { schema }
  }

  static let rules = [
    Rule(schema: #"{"type":"integer"}"#, good: ["1", "1.0", "-0"], bad: ["1.5", "\"1\"", "null"]),
    Rule(schema: #"{"type":"number"}"#, good: ["1", "1.5"], bad: ["\"1\"", "[]"]),
    Rule(schema: #"{"type":["null","boolean"]}"#, good: ["null", "true"], bad: ["0", "{}"]),
    Rule(schema: #"{"const":{"a":[1]}}"#, good: [#"{"a":[1]}"#], bad: [#"{"a":[1,1]}"#, "1"]),
    Rule(schema: #"{"enum":["a",2]}"#, good: ["\"a\"", "2"], bad: ["\"b\"", "null"]),
    Rule(schema: #"{"minimum":1,"maximum":2}"#, good: ["1", "2", "\"x\""], bad: ["0.9", "2.1"]),
    Rule(schema: #"{"exclusiveMinimum":0}"#, good: ["0.1"], bad: ["0", "-1"]),
    Rule(
      schema: #"{"minLength":2}"#, good: ["\"ab\"", "1"], bad: ["\"a\"", "\"\\ud83c\\udf0d\""]),
    Rule(schema: #"{"pattern":"^a+$"}"#, good: ["\"aa\"", "1"], bad: ["\"ab\"", "\"\""]),
    Rule(schema: #"{"minItems":1,"maxItems":2}"#, good: ["[1]", "{}"], bad: ["[]", "[1,1,1]"]),
    Rule(schema: #"{"uniqueItems":true}"#, good: ["[1,2]"], bad: ["[1,1]", "[{},{}]"]),
    Rule(schema: #"{"items":{"type":"null"}}"#, good: ["[]", "[null]"], bad: ["[null,1]"]),
    Rule(
      schema: #"{"prefixItems":[{"type":"null"},{"type":"string"}]}"#,
      good: ["[null,\"a\",1]", "[null]"], bad: ["[1]", "[null,null]"]),
    Rule(
      schema:
        #"{"properties":{"a":{"type":"null"}},"required":["a"],"additionalProperties":false}"#,
      good: [#"{"a":null}"#, "[]"], bad: [#"{"a":1}"#, "{}", #"{"a":null,"b":null}"#]),
    Rule(
      schema: #"{"properties":{"a":{}},"additionalProperties":{"type":"string"}}"#,
      good: [#"{"a":1,"b":"x"}"#], bad: [#"{"b":1}"#]),
    Rule(schema: #"{"minProperties":1}"#, good: [#"{"a":1}"#, "[]"], bad: ["{}"]),
    Rule(
      schema: #"{"dependentRequired":{"a":["b"]}}"#, good: ["{}", #"{"b":1}"#, #"{"a":1,"b":1}"#],
      bad: [#"{"a":1}"#]),
    Rule(
      schema: #"{"oneOf":[{"minimum":1},{"maximum":5}]}"#, good: ["0", "6"], bad: ["3"]),
    Rule(schema: #"{"anyOf":[{"minimum":5},{"maximum":1}]}"#, good: ["0", "6"], bad: ["3"]),
    Rule(schema: #"{"not":{"required":["a"]}}"#, good: ["{}"], bad: [#"{"a":1}"#, "[]"]),
    Rule(
      schema: #"{"if":{"minimum":5},"then":{"maximum":9},"else":{"maximum":0}}"#,
      good: ["7", "0"], bad: ["10", "3"]),
    Rule(
      schema:
        ##"{"$ref":"#/$defs/a","$defs":{"a":{"items":{"$ref":"#/$defs/a"},"type":"array"}}}"##,
      good: ["[[[]]]"], bad: ["[[1]]", "1"]),
    Rule(schema: "{}", good: ["1", "null"], bad: []),
    Rule(schema: #"{"items":false}"#, good: ["[]"], bad: ["[1]"]),
  ]

  @Test(arguments: rules) func `a rule parts good from bad`(rule: Rule) throws {
    let schema = try JSONSchema(rule.schema)
    for text in rule.good {
      #expect(schema.violations(of: try StrictJSON.parse(text)) == [], "\(text)")
    }
    for text in rule.bad {
      #expect(schema.violations(of: try StrictJSON.parse(text)) != [], "\(text)")
    }
  }

  @Test func `a violation says where`() throws {
    let schema = try JSONSchema(
      ##"{"properties":{"a":{"items":{"$ref":"#/$defs/b"}}},"$defs":{"b":{"required":["c"]}}}"##)
    let value = try StrictJSON.parse(#"{"a":[{"c":1},{}]}"#)
    #expect(
      schema.violations(of: value) == [
        JSONSchema.Violation(value: "/a/1", rule: "/$defs/b/required/c")
      ])
  }

  @Test(arguments: [
    #"{"maxLength":5}"#, #"{"properties":{"a":{"format":"uri"}}}"#,
    #"{"$defs":{"unused":{"contains":{}}}}"#, #"{"oneOf":[{"multipleOf":2}]}"#,
  ])
  func `an unknown keyword is an error wherever it stands`(text: String) {
    #expect {
      try JSONSchema(text)
    } throws: { error in
      if case .unknownKeyword = error as? JSONSchema.Fault { true } else { false }
    }
  }

  @Test(arguments: [
    #"{"minimum":"1"}"#, #"{"required":[1]}"#, #"{"enum":[]}"#, #"{"properties":[]}"#,
    #"{"items":[1]}"#, #"{"$ref":"other.json"}"#, ##"{"$ref":"#/$defs/none"}"##,
    #"{"$schema":"http://json-schema.org/draft-07/schema"}"#, #"{"uniqueItems":false}"#, "[]",
  ])
  func `a malformed schema is an error`(text: String) {
    #expect(throws: JSONSchema.Fault.self) { try JSONSchema(text) }
  }
}

/// The reader of JSON that is stricter than Foundation's.
@Suite struct StrictJSONTests {
  @Test func `members keep their order`() throws {
    let value = try StrictJSON.parse(
      #" {"b": 1, "a": [true, null, -1.5e2, "\u00e9\ud83c\udf0d\n"]} "#)
    #expect(value.object?.members.map(\.name) == ["b", "a"])
    #expect(value["a"] == [true, .null, .number(-150), "é🌍\n"])
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "01", "1.", ".5", "+1", "NaN", "tru", "1 2",
    "\"\n\"", "\"\\x\"", "\"\\ud800\"", "\"\\u12\"", "'a'", "{a:1}", "[1 2]", "1e999",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: StrictJSON.Fault.self) { try StrictJSON.parse(text) }
  }
}
