import PlaceIndex

/// Photos of Places API (New): the request is checked, but there are none.
enum NewPhoto {
  /// What is wrong with a request for a photo: a size, the place, or at last the photo itself.
  static func error(
    _ system: SystemParameters, place id: String, in index: any PlaceSearch
  ) -> RPCError {
    do throws(RPCError) {
      try system.refuseUnknown(except: ["maxWidthPx", "maxHeightPx", "skipHttpRedirect"])
      let sizes = ["maxWidthPx", "maxHeightPx"].filter { !system.field($0).isEmpty }
      guard !sizes.isEmpty else {
        throw .invalid(
          "max_width_px", "Invalid request: one of max_width_px and max_height_px must be set.")
      }
      for name in sizes {
        let field = FieldName.snakeCase(name)
        guard let size = Int(system.field(name)), (1...4800).contains(size) else {
          throw .invalid(field, "Invalid \(field): it must be between 1 and 4800, inclusive.")
        }
      }
      if case .malformed = PlaceLookup(id, in: index) { throw .badPlaceID(id) }
    } catch {
      return error
    }
    return RPCError(code: .notFound, message: "The photo resource in the request is not found.")
  }
}
