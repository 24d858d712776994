import Testing

@testable import PlacesClient

@Suite struct `Sentences about failures` {
  @Test(
    arguments: [
      (.hostNotFound(host: "h"), "hostNotFound", true, "h: the name could not be resolved"),
      (.connectionFailed(host: "h:1"), "connectionFailed", true, "h:1: no connection"),
      (
        .connectionLost(host: "h"), "connectionLost", true,
        "h: the connection was lost before the answer was whole"
      ),
      (
        .truncated(host: "h", receivedBytes: 7), "truncatedAnswer", true,
        "h: the answer was cut off after 7 bytes"
      ),
      (
        .timedOut(host: "h", limit: .milliseconds(1500)), "timedOut", true,
        "h: no whole answer within 1.5s"
      ),
      (
        .tls(host: "h", reason: "bad certificate"), "tlsFailed", false,
        "h: no secure connection: bad certificate"
      ),
      (
        .proxy(proxy: "p:3128", host: "h", reason: "407"), "proxyFailed", true,
        "h: the proxy p:3128 failed: 407"
      ),
      (
        .tooLarge(host: "h", limitBytes: 16), "answerTooLarge", false,
        "h: the answer is larger than 16 bytes"
      ),
      (.notHTTP(host: "h"), "notHTTP", false, "h: the answer is not HTTP"),
      (
        .libraryMissing(reason: "no file"), "libcurlMissing", false,
        "libcurl cannot be loaded: no file"
      ),
      (.cancelled, "cancelled", false, "the request was cancelled"),
      (
        .other(host: "h", code: 92, reason: "stream"), "transferFailed", true,
        "h: stream (libcurl 92)"
      ),
    ] as [(TransportError, String, Bool, String)])
  func `each way to get no answer`(
    _ cause: TransportError, _ code: String, _ isRetried: Bool, _ message: String
  ) {
    let error = PlacesError.transport(cause)
    #expect(error.code == code)
    #expect(error.message == message)
    #expect(cause.isWorthRetrying == isRetried)
    #expect(RetryPolicy().allowsRetry(after: error) == isRetried)
    #expect(error.remedy == cause.remedy)
    #expect(!error.remedy.isEmpty)
    #expect(error.status == nil)
    #expect(error.retryAfter == nil)
    #expect(
      error.failureClass == (code == "answerTooLarge" || code == "notHTTP" ? .server : .network))
  }

  @Test func `budgets`() {
    let one = PlacesError.budget(.requests(1))
    #expect(one.message == "the budget of 1 request is used up")
    #expect(one.remedy == "raise --max-requests to go on")
    let money = PlacesError.budget(.microdollars(2830))
    #expect(money.message == "the budget of USD 0.00283 would be passed by the next request")
    #expect(money.remedy == "raise --max-cost to go on")
    for error in [one, money] {
      #expect(error.code == "budgetReached")
      #expect(error.failureClass == .quota)
      #expect(error.status == nil)
      #expect(error.retryAfter == nil)
    }
  }

  @Test(
    arguments: [
      (.zero, "0s"), (.milliseconds(500), "500ms"), (.seconds(2), "2s"), (.seconds(59), "59s"),
      (.seconds(60), "1m"), (.seconds(90), "90s"), (.seconds(3600), "60m"),
      (.milliseconds(1500), "1.5s"), (.milliseconds(60_250), "60.25s"), (.microseconds(10), "0s"),
    ] as [(Duration, String)])
  func `durations as people say them`(_ duration: Duration, _ words: String) {
    #expect(duration.words == words)
  }

  @Test func `names the Cloud console shows`() {
    #expect(API.new.consoleName == "Places API (New)")
    #expect(API.legacy.consoleName == "Places API")
    #expect(Service.geocoding.consoleName == "Geocoding API")
    #expect(API.new.service == .placesNew)
    #expect(API.legacy.service == .placesLegacy)
    #expect(
      Service.allCases.map(\.host) == [
        "places.googleapis.com", "maps.googleapis.com", "maps.googleapis.com",
      ])
  }
}
