#pragma once

#include "CCurl.h"

// libcurl's functions and types, as far as they are used, declared here so that no header of it
// is needed to build.

typedef struct curl_easy curl_easy;
typedef struct curl_multi curl_multi;

/// A header line in the list libcurl takes.
typedef struct curl_header_list {
  char *line;
  struct curl_header_list *next;
} curl_header_list;

/// What the multi handle reports about a transfer.
typedef struct curl_message {
  int kind;
  curl_easy *easy;
  union {
    void *whatever;
    int code;
  } data;
} curl_message;

/// The first fields of what libcurl says about itself.
typedef struct curl_facts {
  int age;
  const char *version;
  unsigned int version_number;
  const char *host;
  int features;
  const char *tls;
} curl_facts;

/// An option's entry in libcurl's own table.
typedef struct curl_option_entry {
  const char *name;
  int number;
  int type;
  unsigned int flags;
} curl_option_entry;

/// The options that carry pointers, which this side sets by itself.
enum {
  PLACES_CURL_WRITEDATA = 10001,
  PLACES_CURL_ERRORBUFFER = 10010,
  PLACES_CURL_HTTPHEADER = 10023,
  PLACES_CURL_HEADERDATA = 10029,
  PLACES_CURL_PRIVATE = 10103,
  PLACES_CURL_COPYPOSTFIELDS = 10165,
  PLACES_CURL_PREREQDATA = 10313,
  PLACES_CURL_WRITEFUNCTION = 20011,
  PLACES_CURL_PREREQFUNCTION = 20312,
  PLACES_CURL_HEADERFUNCTION = 20079,
  PLACES_CURL_POSTFIELDSIZE_LARGE = 30120,
};

enum { curl_message_done = 1, curl_global_default = 3, curl_error_size = 256 };
enum { curl_out_of_memory = 27, curl_receive_error = 56 };
enum {
  curl_multi_max_connects = 6,
  curl_multi_socket_data = 10002,
  curl_multi_timer_data = 10005,
  curl_multi_socket_function = 20001,
  curl_multi_timer_function = 20004,
};
enum { curl_poll_in = 1, curl_poll_out = 2, curl_poll_remove = 4 };
enum { curl_select_in = 1, curl_select_out = 2, curl_select_error = 4, curl_socket_timeout = -1 };
enum {
  curl_info_private = 0x100000 + 21,
  curl_info_response_code = 0x200000 + 2,
  curl_info_connect_code = 0x200000 + 22,
  curl_info_os_errno = 0x200000 + 25,
  curl_info_size_download = 0x600000 + 8,
  curl_info_connect_time = 0x600000 + 52,
};

/// Every function used: result, name after "curl_", parameters.
#define PLACES_CURL_FUNCTIONS(X)                                                   \
  X(int, global_init, (long))                                                      \
  X(const curl_facts *, version_info, (int))                                       \
  X(curl_easy *, easy_init, (void))                                                \
  X(int, easy_setopt, (curl_easy *, int, ...))                                     \
  X(int, easy_getinfo, (curl_easy *, int, ...))                                    \
  X(void, easy_reset, (curl_easy *))                                               \
  X(void, easy_cleanup, (curl_easy *))                                             \
  X(const char *, easy_strerror, (int))                                            \
  X(curl_multi *, multi_init, (void))                                              \
  X(int, multi_setopt, (curl_multi *, int, ...))                                   \
  X(int, multi_add_handle, (curl_multi *, curl_easy *))                            \
  X(int, multi_remove_handle, (curl_multi *, curl_easy *))                         \
  X(int, multi_socket_action, (curl_multi *, int, int, int *))                     \
  X(curl_message *, multi_info_read, (curl_multi *, int *))                        \
  X(int, multi_cleanup, (curl_multi *))

/// libcurl, loaded.
typedef struct places_curl_library {
#define PLACES_CURL_MEMBER(result, name, parameters) result(*name) parameters;
  PLACES_CURL_FUNCTIONS(PLACES_CURL_MEMBER)
#undef PLACES_CURL_MEMBER
  /// Since 7.73; null before.
  const curl_option_entry *(*option_by_name)(const char *);
  uint32_t version;
  const char *tls;
} places_curl_library;

/// Loads the first usable library of `names`, one a line, or of the platform's names when null.
///
/// Fills `library` and returns true, or writes the reason to `reason` and returns false.
bool places_curl_library_load(
    places_curl_library *library, const char *names, char *reason, size_t reason_size);
