import TestSupport
import Testing

@testable import PlacesCLI

/// What `index query --near` shows with and without a text.
@Suite struct IndexNearTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func query(_ words: String...) async throws -> CommandRun {
    let input = try folder.write(
      """
      id,name,kind,lat,lng,country,types,importance
      far,Zyxwv Tools,,10,20,au,hardware_store,900000
      near,Zyxwv Tools,,0.01,0.01,fr,hardware_store,1
      cafe,Quux Tea,,0.02,0.02,fr,cafe,1
      town,Quuxville,locality,0.03,0.03,fr,,500000

      """, to: "shops.csv")
    let index = folder.file("shops.idx")
    let built = await CommandRun(["index", "build", input, "-o", index, "-q"])
    #expect(built.status == .success, "\(built.error)")
    return await CommandRun(["index", "query", index] + words)
  }

  private func cells(_ run: CommandRun, _ column: Int) -> [String] {
    run.output.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return column < cells.count ? cells[column] : ""
    }
  }

  @Test func `a text is searched, near the point first, with distances`() async throws {
    let plain = try await query("zyxwv")
    #expect(cells(plain, 2) == ["far", "near"])
    let run = try await query("zyxwv", "--near", "0,0")
    #expect(cells(run, 2) == ["near", "far"])
    #expect(cells(run, 7) == ["1569", "2475722"], "\(run.output)")
    let measured = try await query("zyxwv", "--near", "0,0", "--origin", "10,20")
    #expect(cells(measured, 2) == ["near", "far"])
    #expect(cells(measured, 7).last == "0")
    let none = try await query("nothing", "--near", "0,0")
    #expect(none.status == .nothingFound)
  }

  @Test func `without a text the nearest of every kind come in order of distance`() async throws {
    let run = try await query("--near", "0,0")
    #expect(cells(run, 0) == ["near", "cafe", "town", "far"], "\(run.output)")
    let few = try await query("--near", "0,0", "-n", "1")
    #expect(cells(few, 0) == ["near", "town"], "\(few.output)")
    let cafes = try await query("--near", "0,0", "--types", "cafe")
    #expect(cells(cafes, 0) == ["cafe"], "\(cafes.output)")
    let abroad = try await query("--near", "0,0", "--countries", "au")
    #expect(cells(abroad, 0) == ["far"], "\(abroad.output)")
  }

  @Test(arguments: [
    (["zyxwv", "--near", "0,0", "--bias", "circle:1,2,3"], "--bias"),
    (["--near", "0,0", "--origin", "1,2"], "--origin"), ([], "--near LAT,LNG"),
  ])
  func `what would be ignored is refused`(words: [String], part: String) async throws {
    let input = try folder.write("name,lat,lng\nA,1,2\n", to: "a.csv")
    _ = await CommandRun(["index", "build", input, "-o", folder.file("a.idx"), "-q"])
    let run = await CommandRun(["index", "query", folder.file("a.idx")] + words)
    #expect(run.status == .usage && run.error.contains(part), "\(run.error)")
    #expect(run.output == "")
  }
}
