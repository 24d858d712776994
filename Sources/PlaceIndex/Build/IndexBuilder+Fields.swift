extension IndexBuilder {
  /// Adds what is written behind the terms; gives the time zone, and where its number goes.
  mutating func addFields(_ draft: PlaceDraft) -> (number: UInt32, place: UInt32) {
    var flags = 0
    var zone = (number: Self.none, place: UInt32(0))
    func flag(_ field: RecordField) { flags |= 1 << field.rawValue }
    fields.removeAll(keepingCapacity: true)
    if let population = draft.population {
      if population == draft.importance {
        flag(.populationIsImportance)
      } else {
        flag(.population)
        fields.appendVarint(Int(population))
      }
    }
    if !draft[.timeZone].isEmpty {
      flag(.timeZone)
      zone = (zoneNumber(draft), UInt32(truncatingIfNeeded: fields.count))
    }
    for (field, part) in [
      (RecordField.code, PlaceDraft.Field.code), (.neighborhood, .neighborhood), (.street, .street),
      (.streetNumber, .streetNumber), (.subpremise, .subpremise), (.postalCode, .postalCode),
    ] where !draft[part].isEmpty {
      flag(field)
      fields.appendVarint(draft[part].count)
      fields.append(draft.text, draft[part])
    }
    if let business = draft.business {
      flag(.business)
      business.write(to: &fields)
    }
    if flags != 0 {
      detail.appendVarint(flags)
      zone.place += UInt32(truncatingIfNeeded: detail.count)
      detail.append(contentsOf: fields)
    }
    return zone
  }

  private mutating func zoneNumber(_ draft: PlaceDraft) -> UInt32 {
    let number = zoneNumbers.number(draft.text, draft[.timeZone])
    if Int(number) == zones.count { zones.append(draft.string(.timeZone)) }
    return number
  }
}
