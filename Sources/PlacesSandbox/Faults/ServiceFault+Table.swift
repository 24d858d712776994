/// The errors, one row each: every status of either generation with its nearest counterpart in the other, then what a key
/// can be wrong about. The sentences are those seen on the wire where there are any.
extension ServiceFault {
  static let table: [ServiceFault] = statuses + legacyStatuses + keys

  private static let invalid = "Request contains an invalid argument."
  private static let quota =
    "Quota exceeded for quota metric '{method}Request' and limit '{method}Request per minute' of service "
    + "'places.googleapis.com' for consumer 'project_number:123456789012'."
  private static let dailyQuota =
    "Quota exceeded for quota metric '{method}Request' and limit '{method}Request per day' of service "
    + "'places.googleapis.com' for consumer 'project_number:123456789012'."
  private static let tooMany =
    "You have exceeded your daily request quota for this API. If you did not set a custom daily request quota, verify "
    + "your project has an active billing account: http://g.co/dev/maps-no-account"
  private static let tooFast = "You have exceeded your rate-limit for this API."
  private static let notEnabled = "This API project is not authorized to use this API."
  private static let stale =
    "The provided Place ID is no longer valid. Please refresh cached Place IDs as per "
    + "https://developers.google.com/maps/documentation/places/web-service/place-id#save-id"

  private static let statuses: [ServiceFault] = [
    .init("INVALID_ARGUMENT", 400, "INVALID_ARGUMENT", invalid, legacy: "INVALID_REQUEST"),
    .init(
      "FAILED_PRECONDITION", 400, "FAILED_PRECONDITION", "Precondition check failed.",
      legacy: "INVALID_REQUEST"),
    .init(
      "OUT_OF_RANGE", 400, "OUT_OF_RANGE", "A value is out of range.", legacy: "INVALID_REQUEST"),
    .init(
      "UNAUTHENTICATED", 401, "UNAUTHENTICATED", "Request had invalid authentication credentials.",
      legacy: "REQUEST_DENIED", notEnabled),
    .init(
      "PERMISSION_DENIED", 403, "PERMISSION_DENIED", "The caller does not have permission.",
      legacy: "REQUEST_DENIED", notEnabled),
    .init("NOT_FOUND", 404, "NOT_FOUND", stale, legacy: "NOT_FOUND", stale),
    .init("ABORTED", 409, "ABORTED", "The operation was aborted.", legacy: "UNKNOWN_ERROR"),
    .init(
      "ALREADY_EXISTS", 409, "ALREADY_EXISTS", "Requested entity already exists.",
      legacy: "UNKNOWN_ERROR"),
    .init(
      "RESOURCE_EXHAUSTED", 429, "RESOURCE_EXHAUSTED", quota, reason: "RATE_LIMIT_EXCEEDED",
      legacy: "OVER_QUERY_LIMIT", tooFast),
    .init("CANCELLED", 499, "CANCELLED", "The operation was cancelled.", legacy: "UNKNOWN_ERROR"),
    .init("INTERNAL", 500, "INTERNAL", "Internal error encountered.", legacy: "UNKNOWN_ERROR"),
    .init("UNKNOWN", 500, "UNKNOWN", "Unknown error.", legacy: "UNKNOWN_ERROR"),
    .init("DATA_LOSS", 500, "DATA_LOSS", "Data was lost.", legacy: "UNKNOWN_ERROR"),
    .init("UNIMPLEMENTED", 501, "UNIMPLEMENTED", "Method not found.", legacy: "UNKNOWN_ERROR"),
    .init(
      "UNAVAILABLE", 503, "UNAVAILABLE", "The service is currently unavailable.",
      legacy: "UNKNOWN_ERROR"),
    .init(
      "DEADLINE_EXCEEDED", 504, "DEADLINE_EXCEEDED", "Deadline exceeded.", legacy: "UNKNOWN_ERROR"),
  ]

  private static let legacyStatuses: [ServiceFault] = [
    .init("ZERO_RESULTS", 404, "NOT_FOUND", stale, legacy: "ZERO_RESULTS"),
    .init("INVALID_REQUEST", 400, "INVALID_ARGUMENT", invalid, legacy: "INVALID_REQUEST"),
    .init(
      "OVER_QUERY_LIMIT", 429, "RESOURCE_EXHAUSTED", quota, reason: "RATE_LIMIT_EXCEEDED",
      legacy: "OVER_QUERY_LIMIT", tooFast),
    .init(
      "OVER_DAILY_LIMIT", 429, "RESOURCE_EXHAUSTED",
      dailyQuota, reason: "RATE_LIMIT_EXCEEDED", legacy: "OVER_DAILY_LIMIT", tooMany),
    .init(
      "REQUEST_DENIED", 403, "PERMISSION_DENIED", "The caller does not have permission.",
      legacy: "REQUEST_DENIED", notEnabled),
    .init("UNKNOWN_ERROR", 500, "INTERNAL", "Internal error encountered.", legacy: "UNKNOWN_ERROR"),
  ]

  /// A key that is not in the list of keys.
  static let keyInvalid = ServiceFault(
    "KEY_INVALID", 400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.",
    reason: "API_KEY_INVALID", legacy: "REQUEST_DENIED", "The provided API key is invalid. ")
  static let keyExpired = ServiceFault(
    "KEY_EXPIRED", 400, "INVALID_ARGUMENT", "API key expired. Please renew the API key.",
    reason: "API_KEY_INVALID", legacy: "REQUEST_DENIED", "The provided API key is expired.")
  static let keyReferrer = ServiceFault(
    "KEY_REFERRER", 403, "PERMISSION_DENIED", "Requests from referer {referer} are blocked.",
    reason: "API_KEY_HTTP_REFERRER_BLOCKED", legacy: "REQUEST_DENIED",
    "API keys with referer restrictions cannot be used with this API.")
  static let keyAddress = ServiceFault(
    "KEY_IP", 403, "PERMISSION_DENIED",
    "The provided API key has an IP address restriction. The originating IP address of the call ({ip}) violates this "
      + "restriction.", reason: "API_KEY_IP_ADDRESS_BLOCKED", legacy: "REQUEST_DENIED",
    "This IP, site or mobile application is not authorized to use this API key. Request received from IP address {ip}, "
      + "with empty referer")
  static let noBilling = ServiceFault(
    "NO_BILLING", 403, "PERMISSION_DENIED",
    "This API method requires billing to be enabled. Please enable billing on project #123456789012 by visiting "
      + "https://console.developers.google.com/billing/enable?project=123456789012 then retry.",
    reason: "BILLING_DISABLED", legacy: "REQUEST_DENIED",
    "You must enable Billing on the Google Cloud Project at https://console.cloud.google.com/project/_/billing/enable "
      + "Learn more at https://developers.google.com/maps/gmp-get-started")
  static let apiDisabled = ServiceFault(
    "API_DISABLED", 403, "PERMISSION_DENIED",
    "Places API (New) has not been used in project 123456789012 before or it is disabled. Enable it by visiting "
      + "https://console.developers.google.com/apis/api/places.googleapis.com/overview?project=123456789012 then retry. "
      + "If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.",
    reason: "SERVICE_DISABLED", legacy: "REQUEST_DENIED", notEnabled)
  static let apiBlocked = ServiceFault(
    "API_BLOCKED", 403, "PERMISSION_DENIED",
    "Requests to this API places.googleapis.com method google.maps.places.v1.Places.{method} are blocked.",
    reason: "API_KEY_SERVICE_BLOCKED", legacy: "REQUEST_DENIED",
    "This API key is not authorized to use this service or API.")
  /// More requests in a second than allowed.
  static let tooManyRequests =
    ServiceFault.named("RESOURCE_EXHAUSTED")
    ?? ServiceFault(
      "RESOURCE_EXHAUSTED", 429, "RESOURCE_EXHAUSTED", quota, legacy: "OVER_QUERY_LIMIT", tooFast)

  private static let keys: [ServiceFault] = [
    keyInvalid, keyExpired, keyReferrer, keyAddress, noBilling, apiDisabled, apiBlocked,
    .init(
      "KEY_LEAKED", 403, "PERMISSION_DENIED",
      "Your API key was reported as leaked. Please use another API key.", legacy: "REQUEST_DENIED",
      "The provided API key is invalid. "),
    .init(
      "KEY_APP", 403, "PERMISSION_DENIED",
      "Requests from this iOS client application <empty> are blocked.",
      reason: "API_KEY_IOS_APP_BLOCKED", legacy: "REQUEST_DENIED",
      "This IP, site or mobile application is not authorized to use this API key. Request received from IP address "
        + "{ip}, with empty referer"),
    .init(
      "LEGACY_DISABLED", 403, "PERMISSION_DENIED", "The caller does not have permission.",
      legacy: "REQUEST_DENIED",
      "You're calling a legacy API, which is not enabled for your project. To get newer features and more functionality, "
        + "switch to the Places API (New) or Routes API."),
    .init(
      "SUSPENDED", 403, "PERMISSION_DENIED",
      "Permission denied: Consumer 'projects/123456789012' has been suspended.",
      reason: "CONSUMER_SUSPENDED", legacy: "REQUEST_DENIED",
      "Google has disabled the use of APIs from this API project."),
    .init(
      "DAILY_QUOTA", 429, "RESOURCE_EXHAUSTED", dailyQuota, reason: "RATE_LIMIT_EXCEEDED",
      legacy: "OVER_QUERY_LIMIT", tooMany),
  ]
}
