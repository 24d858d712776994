import PlaceIndex
import PlacesClient

extension NewFacts {
  /// What the index knows about the surroundings.
  func around(_ name: String) -> JSONValue? {
    let surroundings = Surroundings(place, in: index)
    switch name {
    case "containingPlaces": return NewWriting.references(surroundings.containing)
    case "subDestinations": return NewWriting.references(surroundings.contained)
    case "addressDescriptor": return descriptor(surroundings)
    case "evChargeAmenitySummary": return amenities(surroundings)
    case "neighborhoodSummary":
      return SummaryFacts.neighborhood(of: place).map { text in
        let shown = surroundings.references(["establishment"])
        return .object([
          "overview": .object(NewWriting.content(text, shown)),
          "description": .object(
            NewWriting.content(text + " Nobody lives here, and everybody gets along.", shown)),
          "flagContentUri": .string(SummaryFacts.flagPage(of: place, "neighborhood")),
          "disclosureText": Self.disclosure,
        ])
      }
    default: return nil
    }
  }

  private func descriptor(_ surroundings: Surroundings) -> JSONValue? {
    let landmarks = surroundings.landmarks.map { landmark -> JSONValue in
      var object = reference(landmark.place)
      object.append("types", TypeWords.shown(landmark.place, in: .new))
      object.append(
        "spatialRelationship",
        writing.enumeration(landmark.relationship, of: Surroundings.relationships))
      object.append(
        "straightLineDistanceMeters", landmark.meters == 0 ? nil : landmark.meters)
      object.append("travelDistanceMeters", landmark.travelMeters)
      return .object(object)
    }
    let areas = surroundings.areas.map { area -> JSONValue in
      var object = reference(area.place)
      object.append(
        "containment", writing.enumeration(area.containment, of: Surroundings.containments))
      return .object(object)
    }
    var object = JSONObject()
    object.append("landmarks", landmarks.isEmpty ? nil : .array(landmarks))
    object.append("areas", areas.isEmpty ? nil : .array(areas))
    return object.isEmpty ? nil : .object(object)
  }

  private func reference(_ place: IndexedPlace) -> JSONObject {
    [
      "name": .string("places/" + place.id), "placeId": .string(place.id),
      "displayName": .object(NewWriting.text(place.name)),
    ]
  }

  private func amenities(_ surroundings: Surroundings) -> JSONValue? {
    guard PlaceTraits(place).contains(.charging) else { return nil }
    let kinds: [(name: String, types: Set<String>, text: String)] = [
      ("coffee", ["cafe", "coffee_shop"], "Coffee is a walk away."),
      ("restaurant", ["restaurant"], "There is something to eat near by."),
      ("store", ["store"], "There are shops near by."),
    ]
    var object = JSONObject()
    var all: [IndexedPlace] = []
    for kind in kinds {
      let places = surroundings.references(kind.types)
      if places.isEmpty { continue }
      all += places.prefix(1)
      object.append(kind.name, NewWriting.content(kind.text, places))
    }
    guard !all.isEmpty else { return nil }
    var whole: JSONObject = [
      "overview": .object(
        NewWriting.content("An invented charging station with invented places around it.", all))
    ]
    whole.append(contentsOf: object)
    whole.append("flagContentUri", SummaryFacts.flagPage(of: place, "amenities"))
    whole.append("disclosureText", Self.disclosure)
    return .object(whole)
  }
}
