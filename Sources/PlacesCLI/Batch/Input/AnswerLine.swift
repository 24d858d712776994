import PlacesClient

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Takes place IDs out of an answer that `places` printed as one line of JSON.
enum AnswerLine {
  /// Returns a row's content for every place ID in the line: those of predictions, of results, or its own.
  ///
  /// An answer without any (nothing was found, or the lookup failed) gives one blank row, so that nothing goes missing.
  static func contents(_ bytes: [UInt8]) -> [InputRow.Content] {
    let answer: Line
    do {
      answer = try JSONDecoder().decode(Line.self, from: Data(bytes))
    } catch {
      return [
        .invalid(
          ValueProblem(
            "the line begins with { and is not JSON that places printed",
            remedy: "give place IDs, or the output of --format ndjson"))
      ]
    }
    let session = answer.sessionToken.flatMap { try? SessionToken($0) }
    let ids = answer.placeIDs
    guard !ids.isEmpty else { return [.blank] }
    return ids.map { text in
      do throws(ValueError) {
        return .place(try PlaceID(text), session)
      } catch {
        return .invalid(ValueProblem(error))
      }
    }
  }

  private struct Line: Decodable {
    var sessionToken: String?
    var placeId: String?
    var place: Target?
    var predictions: [Target]?
    var results: [Target]?

    var placeIDs: [String] {
      ((predictions ?? results)?.compactMap(\.placeId))
        ?? [placeId ?? place?.placeId].compactMap { $0 }
    }
  }

  private struct Target: Decodable {
    var placeId: String?
  }
}
