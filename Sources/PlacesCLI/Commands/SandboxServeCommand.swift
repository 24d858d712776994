import PlacesClient
import PlacesSandbox

extension Command {
  /// `places sandbox serve`.
  static let sandboxServe = Command(
    "sandbox serve", summary: "Serve the sandbox over HTTP, for programs in any language",
    details: [
      "Answers the requests of Places API (New), the legacy Places web service and the Geocoding API at one address, until it is interrupted. Point a client at the printed address in place of Google's hosts; any text is a good key.",
      "It listens on this machine only. SIGINT and SIGTERM are how it ends, with status 0.",
    ],
    examples: [
      Example(
        "Serve on a free port, and note it in a file",
        "places sandbox serve --port 0 --port-file port")
    ],
    defaults: ServeOptions(), options: ServeOptions.specs
  ) { (options, environment) async throws(Failure) in
    try await ServeRun(options, environment).run()
  }
}
