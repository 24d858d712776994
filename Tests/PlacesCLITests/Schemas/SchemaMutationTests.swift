import PlacesClient
import Testing

@testable import PlacesCLI

/// Proof that the schemas and their validator refuse what is not in the contract.
@Suite struct SchemaMutationTests {
  @Test(arguments: SchemaFile.allCases)
  func `a changed output is refused, and every rule refuses one`(file: SchemaFile) async throws {
    let schema = try file.schema()
    var broken: Set<String> = []
    var visits: [[String]: Int] = [:]
    for sample in try await SchemaSample.all(of: file) {
      for pointer in sample.pointers {
        guard let value = sample.value(at: pointer[...]),
          !SchemaSample.isPassedOn(pointer.dropLast())
        else { continue }
        // Two samples of a place say as much as twenty.
        let place = pointer + [value.array == nil ? "one" : "many"]
        visits[place, default: 0] += 1
        if visits[place, default: 0] > 2 { continue }
        for mutation in SchemaMutation.all(of: value, at: pointer) {
          guard let changed = sample.replacing(pointer[...], with: mutation.value) else { continue }
          let violations = schema.violations(of: changed)
          broken.formUnion(violations.map(\.rule))
          if mutation.isIllegal {
            #expect(!violations.isEmpty, "\(pointer) as \(String(describing: mutation.value))")
          }
        }
      }
    }
    let idle = Set(schema.rules).subtracting(broken)
    #expect(idle == Self.detailsOnly[file] ?? [], "rules that nothing breaks")
  }

  /// Rules of shared definitions about keys that only details have, in the schemas of the others.
  private static let detailsOnly: [SchemaFile: Set<String>] = [
    .predict: ["/$defs/attribution/properties/html/type"],
    .geocode: [
      "/$defs/attribution/properties/html/type",
      "/$defs/addressComponents/items/properties/languageCode/type",
      "/$defs/addressComponents/items/properties/languageCode/minLength",
    ],
  ]
}

/// A change to one value in an output.
struct SchemaMutation {
  /// What stands there instead, or `nil` for nothing.
  var value: JSONValue?
  /// Whether no schema may accept it.
  var isIllegal: Bool

  /// The changes of a value.
  ///
  /// Never legal are `null` or another type, and a key the contract does not have. Whether the rest is depends on the place;
  /// together they must break every rule there is, a key missing among them.
  static func all(of value: JSONValue, at pointer: [String]) -> [SchemaMutation] {
    let isFree = SchemaSample.isPassedOn(pointer)
    var mutations = value.othersInType.map { other in
      SchemaMutation(
        value: other,
        isIllegal: !isFree && !(pointer.last == "geometry" && other == .null))
    }
    mutations += value.oddities.map { SchemaMutation(value: $0, isIllegal: false) }
    mutations.append(SchemaMutation(value: nil, isIllegal: false))
    guard case .object(let object) = value else { return mutations }
    let isOpen = isFree || pointer.last == "headers"
    for (name, added) in SchemaSample.additions where object[name] == nil {
      var object = object
      object.append(name, added)
      mutations.append(
        SchemaMutation(value: .object(object), isIllegal: name == "strangeKey" && !isOpen))
      if pointer.count > 3 { break }
    }
    return mutations
  }
}
