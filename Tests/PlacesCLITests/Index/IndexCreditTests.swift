import PlacesClient
import TestSupport
import Testing

@testable import PlacesCLI

/// A credit that the data of an index asks for comes with every answer from it.
@Suite struct IndexCreditTests {
  private let folder: TemporaryDirectory
  private let credit = "© Zyxwv contributors, ODbL"

  init() throws { folder = try TemporaryDirectory() }

  private func build(_ name: String = "shops", credit: String? = nil) async throws -> String {
    let input = try folder.write(
      "name,lat,lng\nZyxwv Tools,-33.9,151.2\n", to: "\(name).csv")
    let output = folder.file("\(name).idx")
    let run = await CommandRun(
      ["index", "build", input, "-o", output, "-q"] + (credit.map { ["--credit", $0] } ?? []))
    #expect(run.status == .success, "\(run.error)")
    return output
  }

  @Test(arguments: [
    ["predict", "zyxwv"], ["geocode", "Zyxwv Tools"], ["details", "sbx-shops-1"],
    ["details", "sbx-shops-1", "--api", "legacy"],
  ])
  func `text and JSON name it once`(words: [String]) async throws {
    let index = try await build(credit: credit)
    let common = words + ["--sandbox", "--data", index]
    let text = await CommandRun(common)
    #expect(text.status == .success, "\(text.error)")
    #expect(text.output.components(separated: credit) == 2, "\(text.output)")
    let json = await CommandRun(common + ["--json"])
    #expect(json.output.components(separated: "{\"provider\":\"\(credit)\"") == 2, "\(json.output)")
    let csv = await CommandRun(common + ["--format", "csv"])
    #expect(csv.output.contains(credit), "\(csv.output)")
  }

  @Test(arguments: [("new", "attributions"), ("legacy", "html_attributions")])
  func `the service's own field for credits has it`(api: String, field: String) async throws {
    let index = try await build(credit: credit)
    let run = await CommandRun([
      "details", "sbx-shops-1", "--sandbox", "--data", index, "--api", api, "--raw",
    ])
    let start = try #require(run.output.ranges(of: "\"\(field)\":[").first)
    let list = run.output[start.upperBound...].prefix { $0 != "]" }
    #expect(list.contains(credit) && list.contains("Your own data"), "\(run.output)")
  }

  @Test func `an index without one, and other places, are not credited`() async throws {
    let plain = try await build("plain")
    let credited = try await build(credit: credit)
    let data = ["--sandbox", "--data", credited, "--data", plain, "--raw"]
    let own = await CommandRun(["details", "sbx-plain-1"] + data)
    let town = await CommandRun(["details", "sbx-gn2147714"] + data)
    for run in [own, town] {
      #expect(run.status == .success && !run.output.contains(credit), "\(run.output)")
    }
  }

  @Test func `markup in a credit stays text`() async throws {
    let index = try await build(credit: "<b>Zyxwv</b> & Co")
    let run = await CommandRun([
      "details", "sbx-shops-1", "--sandbox", "--data", index, "--api", "legacy", "--json",
    ])
    #expect(run.output.contains("\"provider\":\"<b>Zyxwv</b> & Co\""), "\(run.output)")
  }
}

extension String {
  /// How many parts a text divides it into.
  fileprivate func components(separated text: String) -> Int { ranges(of: text).count + 1 }
}
