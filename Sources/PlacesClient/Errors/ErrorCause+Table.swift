/// The causes of refusals, one row each, the most telling first; the first row that matches is the cause.
///
/// Statuses and reasons are the services' own and decide. Sentences can change, so they only choose between causes where
/// Google leaves no other sign. Where a sentence is not recognised, the status alone still gives the kind of failure.
extension ErrorCauseRow {
  private static let denied = ["REQUEST_DENIED", "PERMISSION_DENIED"]
  private static let invalid = ["INVALID_REQUEST", "INVALID_ARGUMENT"]
  private static let limited = ["OVER_QUERY_LIMIT", "OVER_DAILY_LIMIT"]

  static let table: [ErrorCauseRow] = [
    ErrorCauseRow(
      .billingDisabled, .access,
      [.reason("BILLING_DISABLED"), .sentence("enable billing", in: denied + limited)],
      remedy: "enable billing for the project of this key: https://console.cloud.google.com/billing"
    ),
    ErrorCauseRow(
      .keyMissing, .access,
      [
        .sentence("must use an api key", in: denied),
        .sentence("unregistered callers", in: denied),
      ], remedy: "set PLACES_API_KEY, or use --key-file"),
    ErrorCauseRow(
      .keyExpired, .access,
      [
        .sentence("api key is expired", in: denied),
        .sentence("api key expired", in: denied + invalid),
      ], remedy: "renew the key in the Cloud console"),
    ErrorCauseRow(
      .keyInvalid, .access,
      [
        .reason("API_KEY_INVALID"), .sentence("api key is invalid", in: denied),
        .sentence("api key not valid", in: denied + invalid),
        .sentence("api key not found", in: denied + invalid),
      ], remedy: "the key is not known to Google: check it for missing or extra characters"),
    ErrorCauseRow(
      .keyLeaked, .access, [.sentence("reported as leaked", in: denied)],
      remedy: "make a new key in the Cloud console"),
    ErrorCauseRow(
      .legacyAPINotEnabled, .access, [.sentence("calling a legacy api", in: denied)],
      remedy: "this project cannot use the legacy API: use --api new"),
    ErrorCauseRow(
      .keyNotAllowedForAPI, .access,
      [
        .reason("API_KEY_SERVICE_BLOCKED"),
        .sentence("api key is not authorized to use this service or api", in: denied),
      ], remedy: "add {api} to the API restrictions of the key"),
    ErrorCauseRow(
      .apiNotEnabled, .access,
      [
        .reason("SERVICE_DISABLED"),
        .sentence("project is not authorized to use this api", in: denied),
      ], remedy: "enable {api} for the project of this key, then wait a few minutes"),
    ErrorCauseRow(
      .keyRestrictedToWebsites, .access,
      [
        .reason("API_KEY_HTTP_REFERRER_BLOCKED"), .sentence("referer restrictions", in: denied),
      ],
      remedy:
        "keys restricted to web sites do not work from a command line: use a key restricted to IP addresses, or one without application restriction"
    ),
    ErrorCauseRow(
      .keyRestrictedToAddresses, .access,
      [
        .reason("API_KEY_IP_ADDRESS_BLOCKED"),
        .sentence("this ip, site or mobile application", in: denied),
      ],
      remedy:
        "add the address of this machine to the key's list (it may be an IPv6 address), or use another key"
    ),
    ErrorCauseRow(
      .keyRestrictedToApps, .access,
      [.reason("API_KEY_IOS_APP_BLOCKED"), .reason("API_KEY_ANDROID_APP_BLOCKED")],
      remedy: "use a key without application restriction"),
    ErrorCauseRow(
      .projectSuspended, .access, [.reason("CONSUMER_SUSPENDED")],
      remedy: "the project is suspended: contact Google"),
    ErrorCauseRow(
      .projectDisabled, .access,
      [
        .reason("CONSUMER_INVALID"), .sentence("has disabled the use of apis", in: denied),
        .sentence("api project was not found", in: denied),
      ], remedy: "the project is disabled or gone: check the Cloud console"),
    ErrorCauseRow(
      .dailyQuota, .quota,
      [
        .status("OVER_DAILY_LIMIT"), .sentence("daily request quota", in: limited),
        .sentence("daily quota", in: limited), .sentence("per day", in: limited),
        .sentence("billing", in: limited),
      ],
      remedy:
        "the quota of the day is used up, or billing is off: wait until midnight Pacific time, or check quota and billing in the Cloud console"
    ),
    ErrorCauseRow(
      .rateLimit, .quota, retry: true,
      [
        .reason("RATE_LIMIT_EXCEEDED"), .status("OVER_QUERY_LIMIT"), .status("RESOURCE_EXHAUSTED"),
      ], remedy: "send fewer requests a minute, or raise the quota"),
    ErrorCauseRow(
      .stalePlaceID, .nothingFound,
      [.status("NOT_FOUND"), .sentence("place id is no longer valid", in: invalid)],
      remedy: "the place ID is outdated or unknown: search for the place again"),
    ErrorCauseRow(
      .malformedPlaceID, .badRequest,
      [
        .sentence("invalid 'placeid'", in: invalid), .sentence("invalid 'place_id'", in: invalid),
        .sentence("not a valid place id", in: invalid),
      ],
      remedy:
        "this is not a place ID: check that it is whole, and that upper and lower case are kept"),
    ErrorCauseRow(
      .unknownField, .badRequest,
      [
        .sentence("unsupported field name", in: invalid),
        .sentence("cannot find matching fields", in: invalid),
      ], remedy: "leave that field out; places details --help lists the fields"),
    ErrorCauseRow(
      .unknownType, .badRequest, [.sentence("included_primary_types", in: invalid)],
      remedy: "leave that type out; places types lists them"),
    ErrorCauseRow(
      .missingInput, .badRequest, [.sentence("missing the", in: invalid)],
      remedy: "give an address, a coordinate or a place ID"),
    ErrorCauseRow(
      .invalidRequest, .badRequest,
      [
        .status("INVALID_REQUEST"), .status("INVALID_ARGUMENT"), .status("FAILED_PRECONDITION"),
        .status("OUT_OF_RANGE"),
      ], remedy: "check the values given; --dry-run shows the request"),
    ErrorCauseRow(
      .accessDenied, .access,
      [.status("REQUEST_DENIED"), .status("PERMISSION_DENIED"), .status("UNAUTHENTICATED")],
      remedy:
        "check the key in the Cloud console: its restrictions, that {api} is enabled, and billing"),
    ErrorCauseRow(
      .serverFault, .server, retry: true,
      [
        .status("UNKNOWN_ERROR"), .status("INTERNAL"), .status("UNKNOWN"), .status("UNAVAILABLE"),
        .status("DEADLINE_EXCEEDED"), .status("DATA_LOSS"),
      ], remedy: "the service is at fault: try again later"),
  ]
}
