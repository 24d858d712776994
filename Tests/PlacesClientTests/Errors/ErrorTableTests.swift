import Testing

@testable import PlacesClient

@Suite struct `The table of causes` {
  @Test func `each cause has one row, except the one no row matches`() {
    let causes = ErrorCauseRow.table.map(\.cause)
    #expect(Set(causes).count == causes.count)
    #expect(Set(causes).union([.unexpectedStatus]) == Set(ErrorCause.allCases))
    #expect(!causes.contains(.unexpectedStatus))
  }

  @Test func `each row can be recognised, and its sentences are in lower case`() {
    for row in ErrorCauseRow.table {
      #expect(!row.signs.isEmpty)
      for case .sentence(let piece, let statuses) in row.signs {
        #expect(piece == piece.lowercased())
        #expect(!statuses.isEmpty)
      }
    }
  }

  @Test func `a sentence that is not recognised leaves a status that is`() {
    // Rows with sentences stand before the row of the status, so each sentence needs such a row behind it.
    for (index, row) in ErrorCauseRow.table.enumerated() {
      for case .sentence(_, let statuses) in row.signs {
        for status in statuses {
          let isCovered = ErrorCauseRow.table[index...].contains {
            $0.signs.contains { if case .status(status) = $0 { true } else { false } }
          }
          #expect(isCovered, "\(row.cause): \(status)")
        }
      }
    }
  }

  @Test(arguments: ErrorCause.allCases)
  func `advice is a sentence for each service`(_ cause: ErrorCause) {
    for service in Service.allCases {
      let advice = cause.remedy(for: service)
      #expect(!advice.isEmpty)
      #expect(!advice.contains("{"))
      #expect(!advice.hasSuffix("."))
    }
  }

  @Test func `only what can pass is tried again`() {
    #expect(
      Set(ErrorCause.allCases.filter(\.isWorthRetrying)) == [.rateLimit, .serverFault])
  }

  @Test func `classes`() {
    let byClass = Dictionary(grouping: ErrorCause.allCases, by: \.failureClass)
    #expect(byClass[.nothingFound] == [.stalePlaceID])
    #expect(byClass[.quota] == [.dailyQuota, .rateLimit])
    #expect(byClass[.server] == [.serverFault, .unexpectedStatus])
    #expect(
      byClass[.badRequest] == [
        .malformedPlaceID, .unknownField, .unknownType, .missingInput, .invalidRequest,
      ])
    #expect(byClass[.network] == nil)
    #expect(byClass[.access]?.count == 14)
  }
}
