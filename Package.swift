// swift-tools-version: 6.2
import PackageDescription

/// One set of language settings for every Swift target, tests included.
let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]
/// The index is searched tens of thousands of times by its tests: optimised in debug builds too, or the suite would take minutes.
let optimised = swift + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let c: [CSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "places",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "places", targets: ["places"]),
    .library(name: "PlacesClient", targets: ["PlacesClient"]),
  ],
  targets: [
    .executableTarget(name: "places", dependencies: ["PlacesCLI"], swiftSettings: swift),
    .target(
      name: "PlacesCLI", dependencies: ["PlacesClient", "PlacesSandbox", "PlaceIndex"],
      swiftSettings: swift),
    .target(
      name: "PlacesSandbox", dependencies: ["PlacesClient", "PlaceIndex", "CGazetteer"],
      swiftSettings: swift),
    .target(name: "PlacesClient", dependencies: ["CCurl"], swiftSettings: swift),
    .target(name: "PlaceIndex", dependencies: ["CMapping"], swiftSettings: optimised),
    .executableTarget(
      name: "PlaceIndexBench", dependencies: ["PlaceIndex"], swiftSettings: swift),
    .target(
      name: "CCurl", cSettings: c,
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CMapping", cSettings: c),
    .target(name: "CGazetteer", exclude: ["gazetteer.idx"], cSettings: c),
    .target(
      name: "TestSupport", dependencies: ["PlacesClient"], path: "Tests/TestSupport",
      swiftSettings: swift),
    .testTarget(
      name: "PlaceIndexTests", dependencies: ["PlaceIndex", "CGazetteer"],
      exclude: ["Fixtures"], swiftSettings: optimised),
    .testTarget(
      name: "PlacesClientTests", dependencies: ["PlacesClient", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "PlacesSandboxTests", dependencies: ["PlacesSandbox", "PlacesClient", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "PlacesCLITests",
      dependencies: ["places", "PlacesCLI", "PlacesClient", "PlacesSandbox", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
