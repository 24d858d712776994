import PlacesClient

/// Takes place IDs out of an answer that `places` printed as one line of JSON.
enum AnswerLine {
  /// Returns a row's content for every place ID in the line: those of predictions, of results, or its own.
  ///
  /// An answer without any (nothing was found, or the lookup failed) gives one blank row, so that nothing goes missing.
  static func contents(_ bytes: [UInt8]) -> [InputRow.Content] {
    guard let answer = read(bytes) else {
      return [
        .invalid(
          ValueProblem(
            "the line begins with { and is not JSON that places printed",
            remedy: "give place IDs, or the output of --format ndjson"))
      ]
    }
    let session = answer.sessionToken.flatMap { try? SessionToken($0) }
    guard !answer.placeIDs.isEmpty else { return [.blank] }
    return answer.placeIDs.map { text in
      do throws(ValueError) {
        return .place(try PlaceID(text), session)
      } catch {
        return .invalid(ValueProblem(error))
      }
    }
  }

  /// What an answer holds, or `nil` when the bytes are none.
  private static func read(_ bytes: [UInt8]) -> (sessionToken: String?, placeIDs: [String])? {
    guard let parsed = try? JSONValue(parsing: bytes), case .object(let answer) = parsed else {
      return nil
    }
    let several = answer["predictions"] ?? answer["results"]
    let places = [answer["placeId"] == nil ? answer["place"] ?? parsed : parsed]
    guard let holders = several.map(\.array) ?? places else { return nil }
    var placeIDs: [String] = []
    for holder in holders {
      switch holder["placeId"] {
      case nil: continue
      case .string(let text): placeIDs.append(text)
      default: return nil
      }
    }
    return (answer["sessionToken"]?.string, placeIDs)
  }
}
