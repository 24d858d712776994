/// The causes of refusals, most telling first; the first row that matches is the cause.
///
/// Statuses and reasons are the services' own and decide. Sentences can change, so fragments of them only choose between
/// causes that end in the same kind of failure, with two exceptions Google leaves no other sign for: a daily quota under a
/// status shared with rate limits, and billing under a status shared with quotas.
extension ErrorCauseRow {
  static let table: [ErrorCauseRow] = [
    ErrorCauseRow(
      .billingDisabled, .access,
      statuses: ["REQUEST_DENIED", "OVER_QUERY_LIMIT", "OVER_DAILY_LIMIT"],
      reasons: ["BILLING_DISABLED"], fragments: ["enable billing"],
      remedy: "enable billing for the project of this key: https://console.cloud.google.com/billing"
    ),
    ErrorCauseRow(
      .keyMissing, .access, statuses: ["REQUEST_DENIED", "PERMISSION_DENIED"],
      fragments: ["must use an api key", "unregistered callers"],
      remedy: "set PLACES_API_KEY, or use --key-file"),
    ErrorCauseRow(
      .keyExpired, .access, statuses: ["REQUEST_DENIED", "INVALID_ARGUMENT"],
      fragments: ["api key is expired", "api key expired"],
      remedy: "renew the key in the Cloud console"),
    ErrorCauseRow(
      .keyInvalid, .access, statuses: ["REQUEST_DENIED"], reasons: ["API_KEY_INVALID"],
      fragments: ["api key is invalid"],
      remedy: "the key is not known to Google: check it for missing or extra characters"),
    ErrorCauseRow(
      .keyLeaked, .access, statuses: ["PERMISSION_DENIED", "REQUEST_DENIED"],
      fragments: ["reported as leaked"], remedy: "make a new key in the Cloud console"),
    ErrorCauseRow(
      .legacyAPINotEnabled, .access, statuses: ["REQUEST_DENIED"],
      fragments: ["calling a legacy api"],
      remedy: "this project cannot use the legacy API: use --api new"),
    ErrorCauseRow(
      .keyNotAllowedForAPI, .access, statuses: ["REQUEST_DENIED"],
      reasons: ["API_KEY_SERVICE_BLOCKED"],
      fragments: ["api key is not authorized to use this service or api"],
      remedy: "add {api} to the API restrictions of the key"),
    ErrorCauseRow(
      .apiNotEnabled, .access, statuses: ["REQUEST_DENIED"], reasons: ["SERVICE_DISABLED"],
      fragments: ["api project is not authorized", "project is not authorized to use this api"],
      remedy: "enable {api} for the project of this key, then wait a few minutes"),
    ErrorCauseRow(
      .keyRestrictedToWebsites, .access, statuses: ["REQUEST_DENIED"],
      reasons: ["API_KEY_HTTP_REFERRER_BLOCKED"], fragments: ["referer restrictions"],
      remedy:
        "keys restricted to web sites do not work from a command line: use a key restricted to IP addresses, or one without application restriction"
    ),
    ErrorCauseRow(
      .keyRestrictedToAddresses, .access, statuses: ["REQUEST_DENIED"],
      reasons: ["API_KEY_IP_ADDRESS_BLOCKED"], fragments: ["this ip, site or mobile application"],
      remedy:
        "add the address of this machine to the key's list (it may be an IPv6 address), or use another key"
    ),
    ErrorCauseRow(
      .keyRestrictedToApps, .access,
      reasons: ["API_KEY_IOS_APP_BLOCKED", "API_KEY_ANDROID_APP_BLOCKED"],
      remedy: "use a key without application restriction"),
    ErrorCauseRow(
      .projectSuspended, .access, reasons: ["CONSUMER_SUSPENDED"],
      remedy: "the project is suspended: contact Google"),
    ErrorCauseRow(
      .projectDisabled, .access, statuses: ["REQUEST_DENIED", "PERMISSION_DENIED"],
      reasons: ["CONSUMER_INVALID"],
      fragments: ["has disabled the use of apis", "api project was not found"],
      remedy: "the project is disabled or gone: check the Cloud console"),
    ErrorCauseRow(
      .dailyQuota, .quota, statuses: ["OVER_QUERY_LIMIT"],
      fragments: ["daily request quota", "daily quota", "per day", "billing"],
      remedy: "the quota of the day is used up: wait until midnight Pacific time, or raise it"),
    ErrorCauseRow(
      .dailyQuota, .quota, statuses: ["OVER_DAILY_LIMIT"],
      remedy:
        "the quota of the day is used up, or billing is off: check the project in the Cloud console"
    ),
    ErrorCauseRow(
      .rateLimit, .quota, retry: true, statuses: ["OVER_QUERY_LIMIT", "RESOURCE_EXHAUSTED"],
      reasons: ["RATE_LIMIT_EXCEEDED"], remedy: "send fewer requests a minute, or raise the quota"),
    ErrorCauseRow(
      .stalePlaceID, .nothingFound, statuses: ["NOT_FOUND"],
      remedy: "the place ID is outdated or unknown: search for the place again"),
    ErrorCauseRow(
      .stalePlaceID, .nothingFound, statuses: ["INVALID_ARGUMENT", "INVALID_REQUEST"],
      fragments: ["place id is no longer valid"],
      remedy: "the place ID is outdated or unknown: search for the place again"),
    ErrorCauseRow(
      .malformedPlaceID, .badRequest, statuses: ["INVALID_REQUEST", "INVALID_ARGUMENT"],
      fragments: ["invalid 'placeid'", "invalid 'place_id'", "not a valid place id"],
      remedy:
        "this is not a place ID: check that it is whole, and that upper and lower case are kept"),
    ErrorCauseRow(
      .unknownField, .badRequest, statuses: ["INVALID_REQUEST", "INVALID_ARGUMENT"],
      fragments: ["unsupported field name", "cannot find matching fields"],
      remedy: "leave that field out; places details --help lists the fields"),
    ErrorCauseRow(
      .unknownType, .badRequest, statuses: ["INVALID_ARGUMENT"],
      fragments: ["included_primary_types"], remedy: "leave that type out; places types lists them"),
    ErrorCauseRow(
      .missingInput, .badRequest, statuses: ["INVALID_REQUEST"], fragments: ["missing the"],
      remedy: "give an address, a coordinate or a place ID"),
    ErrorCauseRow(
      .invalidRequest, .badRequest,
      statuses: ["INVALID_REQUEST", "INVALID_ARGUMENT", "FAILED_PRECONDITION", "OUT_OF_RANGE"],
      remedy: "check the values given; --dry-run shows the request"),
    ErrorCauseRow(
      .accessDenied, .access, statuses: ["REQUEST_DENIED", "PERMISSION_DENIED", "UNAUTHENTICATED"],
      remedy:
        "check the key in the Cloud console: its restrictions, that {api} is enabled, and billing"),
    ErrorCauseRow(
      .serverFault, .server, retry: true,
      statuses: [
        "UNKNOWN_ERROR", "INTERNAL", "UNKNOWN", "UNAVAILABLE", "DEADLINE_EXCEEDED", "ABORTED",
        "DATA_LOSS",
      ],
      remedy: "the service is at fault: try again later"),
  ]
}
