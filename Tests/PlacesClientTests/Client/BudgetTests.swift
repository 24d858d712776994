import Testing

@testable import PlacesClient

@Suite struct `Budgets` {
  private static let cheap = Pricing(skus: [.with(.newAutocompleteRequest)], note: nil)
  private static let dear = Pricing(skus: [.with(.newDetailsPro)], note: nil)
  private static let free = Pricing(skus: [.with(.newDetailsIds)], note: nil)

  @Test func `without limits everything is counted and nothing refused`() {
    let budget = Budget()
    for _ in 0..<3 { #expect(budget.take(Self.dear) == nil) }
    #expect(budget.spent == Budget.Spent(requests: 3, microdollars: 51_000))
  }

  @Test func `requests`() {
    let budget = Budget(requests: 2)
    #expect(budget.take(Self.free) == nil)
    #expect(budget.take(Self.free) == nil)
    #expect(budget.take(Self.free) == .requests(2))
    #expect(budget.spent.requests == 2)
    #expect(Budget(requests: 0).take(Self.free) == .requests(0))
  }

  @Test func `money is refused before it is passed, and a cheaper request may still fit`() {
    let budget = Budget(microdollars: 20_000)
    #expect(budget.take(Self.dear) == nil)
    #expect(budget.take(Self.dear) == .microdollars(20_000))
    #expect(budget.take(Self.cheap) == nil)
    #expect(budget.take(Self.cheap) == .microdollars(20_000))
    #expect(budget.take(Self.free) == nil)
    #expect(budget.spent == Budget.Spent(requests: 3, microdollars: 19_830))
    #expect(Budget(microdollars: 17_000).take(Self.dear) == nil)
  }

  @Test func `many at once never pass it`() async {
    let budget = Budget(requests: 100)
    let refused = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).count { _ in budget.take(Self.free) != nil } }
      }
      return await group.reduce(0, +)
    }
    #expect(refused == 300)
    #expect(budget.spent.requests == 100)
  }
}
