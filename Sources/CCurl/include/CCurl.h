#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Requests over libcurl, which is opened with dlopen when the first one is made. One engine is one
// libcurl multi handle driven by one thread; the thread starts with the first request and waits in
// the kernel while nothing happens. All functions may be called from any thread, unless they say
// otherwise.

#pragma clang assume_nonnull begin

/// A connection pool and the thread that serves it.
typedef struct places_curl_engine places_curl_engine;

/// One request: first set up by one thread, then started, then owned by the engine.
typedef struct places_curl_transfer places_curl_transfer;

#define PLACES_SWIFT(name) __attribute__((swift_name(#name)))

/// The options the client sets, with libcurl's numbers for them, which never change.
typedef enum __attribute__((enum_extensibility(open))) : int32_t {
  PLACES_CURL_VERBOSE PLACES_SWIFT(verbose) = 41,
  PLACES_CURL_NOPROGRESS PLACES_SWIFT(noProgress) = 43,
  PLACES_CURL_POST PLACES_SWIFT(post) = 47,
  PLACES_CURL_NETRC PLACES_SWIFT(netrc) = 51,
  PLACES_CURL_FOLLOWLOCATION PLACES_SWIFT(followLocation) = 52,
  PLACES_CURL_SSL_VERIFYPEER PLACES_SWIFT(verifyPeer) = 64,
  PLACES_CURL_HTTPGET PLACES_SWIFT(httpGet) = 80,
  PLACES_CURL_SSL_VERIFYHOST PLACES_SWIFT(verifyHost) = 81,
  PLACES_CURL_HTTP_VERSION PLACES_SWIFT(httpVersion) = 84,
  PLACES_CURL_NOSIGNAL PLACES_SWIFT(noSignal) = 99,
  PLACES_CURL_TCP_NODELAY PLACES_SWIFT(tcpNoDelay) = 121,
  PLACES_CURL_TIMEOUT_MS PLACES_SWIFT(timeout) = 155,
  PLACES_CURL_CONNECTTIMEOUT_MS PLACES_SWIFT(connectTimeout) = 156,
  PLACES_CURL_PROTOCOLS PLACES_SWIFT(protocols) = 181,
  PLACES_CURL_HEADEROPT PLACES_SWIFT(headerOption) = 229,
  PLACES_CURL_PATH_AS_IS PLACES_SWIFT(pathAsIs) = 234,
  PLACES_CURL_PIPEWAIT PLACES_SWIFT(pipeWait) = 237,
  PLACES_CURL_PROXY_SSL_VERIFYPEER PLACES_SWIFT(proxyVerifyPeer) = 248,
  PLACES_CURL_PROXY_SSL_VERIFYHOST PLACES_SWIFT(proxyVerifyHost) = 249,
  PLACES_CURL_SUPPRESS_CONNECT_HEADERS PLACES_SWIFT(suppressConnectHeaders) = 265,
  PLACES_CURL_HTTP09_ALLOWED PLACES_SWIFT(http09Allowed) = 285,
  PLACES_CURL_QUICK_EXIT PLACES_SWIFT(quickExit) = 322,
  PLACES_CURL_URL PLACES_SWIFT(url) = 10002,
  PLACES_CURL_PROXY PLACES_SWIFT(proxy) = 10004,
  PLACES_CURL_USERAGENT PLACES_SWIFT(userAgent) = 10018,
  PLACES_CURL_CAINFO PLACES_SWIFT(caInfo) = 10065,
  PLACES_CURL_CAPATH PLACES_SWIFT(caPath) = 10097,
  PLACES_CURL_ACCEPT_ENCODING PLACES_SWIFT(acceptEncoding) = 10102,
  PLACES_CURL_NOPROXY PLACES_SWIFT(noProxy) = 10177,
  PLACES_CURL_PROXY_CAINFO PLACES_SWIFT(proxyCAInfo) = 10246,
  PLACES_CURL_PROXY_CAPATH PLACES_SWIFT(proxyCAPath) = 10247,
  PLACES_CURL_PROTOCOLS_STR PLACES_SWIFT(protocolNames) = 10318,
} places_curl_option PLACES_SWIFT(CurlOption);

/// How a transfer ended. Pointers are valid only during the call they are handed to.
typedef struct places_curl_result {
  /// libcurl's code, 0 for a whole answer; `PLACES_CURL_CANCELLED` when it was cancelled, `PLACES_CURL_RECALLED` when it was
  /// called back before it was sent.
  int32_t code;
  /// The header section, or the body, passed its limit and was cut off there.
  bool headers_too_large;
  bool body_too_large;
  /// The HTTP status, 0 before one came.
  int32_t status;
  /// The status with which a proxy answered CONNECT, 0 when none was asked.
  int32_t proxy_status;
  /// The `errno` of the last failed connection, 0 without one.
  int32_t system_error;
  /// Whether a connection (to the proxy, if there is one) was made or reused.
  bool connected;
  /// Body bytes as they came over the wire, before decoding.
  int64_t received;
  /// The header lines of the final answer, status line first, each with its line end.
  const uint8_t *_Nullable headers;
  size_t header_count;
  /// The body, decoded.
  const uint8_t *_Nullable body;
  size_t body_count;
  /// How long it waited for its turn, in nanoseconds.
  int64_t waited;
  /// What libcurl has to say beyond the code; empty when nothing.
  const char *detail;
  /// libcurl's general sentence for the code.
  const char *sentence;
} places_curl_result;

enum { PLACES_CURL_CANCELLED = -1, PLACES_CURL_RECALLED = -2 };

/// Called once for each started transfer, on the engine's thread.
typedef void (*places_curl_finished)(void *_Nullable context, const places_curl_result *result);

/// Creates an engine; nothing is loaded yet.
///
/// `names` are the file names under which to look for libcurl, one a line; null means those of the platform.
/// `limit` is how many transfers are under way at most, others wait for their turn; 0 is no limit.
/// Returns null when memory is short.
places_curl_engine *_Nullable places_curl_engine_create(const char *_Nullable names, size_t limit);

/// Loads libcurl unless that is done.
///
/// Returns null, or the sentence that says why not; it lives as long as the engine.
const char *_Nullable places_curl_engine_open(places_curl_engine *engine);

/// libcurl's version as 0xMMmmpp, 0 before it is loaded.
uint32_t places_curl_engine_version(places_curl_engine *engine);

/// libcurl's name for its TLS library ("OpenSSL/3.0.19"), empty without one.
const char *places_curl_engine_tls(places_curl_engine *engine);

/// Cancels what is under way, ends the thread and frees the engine; waits for that, unless it is called on that thread.
void places_curl_engine_destroy(places_curl_engine *engine);

/// Begins a transfer on an open engine; null when memory is short.
places_curl_transfer *_Nullable places_curl_begin(
    places_curl_engine *engine, size_t header_limit, size_t body_limit);

/// What to call the transfer in `places_curl_cancel`; never used twice.
uint64_t places_curl_identity(const places_curl_transfer *transfer);

/// Sets an option that takes a number; returns libcurl's code.
int32_t places_curl_set_number(places_curl_transfer *transfer, places_curl_option option, int64_t number);

/// Sets an option that takes text, which is copied; returns libcurl's code.
int32_t places_curl_set_text(
    places_curl_transfer *transfer, places_curl_option option, const char *_Nullable text);

/// Adds a header field; returns false when memory is short. The copy is overwritten when the transfer ends.
bool places_curl_add_header(places_curl_transfer *transfer, const char *name, const char *value);

/// Keeps libcurl from adding a header field by itself; returns false when memory is short.
bool places_curl_drop_header(places_curl_transfer *transfer, const char *name);

/// Sets the body of a POST, which is copied; returns libcurl's code.
int32_t places_curl_set_body(places_curl_transfer *transfer, const void *_Nullable body, size_t count);

/// Hands the transfer to the engine, which calls `finished` when it has ended.
///
/// Returns false when no thread can be had: then `finished` is not called, and the transfer is still the caller's.
bool places_curl_start(
    places_curl_transfer *transfer, places_curl_finished finished, void *_Nullable context);

/// Frees a transfer that was not started.
void places_curl_discard(places_curl_transfer *transfer);

/// Ends a started transfer at once and closes its connection; does nothing when it has ended.
void places_curl_cancel(places_curl_engine *engine, uint64_t identity);

/// Ends every started transfer that still waits for its turn, and so has not been sent.
void places_curl_recall(places_curl_engine *engine);

/// libcurl's number for an option, by its name without "CURLOPT_"; -1 if it does not know it, -2 if it cannot tell.
int32_t places_curl_option_number(places_curl_engine *engine, const char *name);

/// Overwrites bytes in a way that is not optimised away.
void places_curl_wipe(void *bytes, size_t count);

#pragma clang assume_nonnull end
