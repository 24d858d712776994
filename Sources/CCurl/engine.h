#pragma once

#include <pthread.h>

#include "CCurl.h"
#include "library.h"
#include "watch.h"

/// Bytes that grow up to a limit.
typedef struct places_curl_bytes {
  uint8_t *start;
  size_t count;
  size_t capacity;
  size_t limit;
  bool is_past_limit;
} places_curl_bytes;

struct places_curl_transfer {
  places_curl_engine *engine;
  places_curl_transfer *next;
  curl_easy *easy;
  uint64_t identity;
  places_curl_finished finished;
  void *context;
  /// Guarded by the engine's lock.
  bool is_cancelled;
  bool is_recalled;
  /// When it was started, and then how long it waited for its turn, in nanoseconds.
  int64_t waited;
  bool is_out_of_memory;
  /// The request is about to go out, or has.
  bool is_sent;
  /// libcurl wanted to send it once more.
  bool is_sent_twice;
  /// A status line has come and the blank line after its fields has not.
  bool is_in_headers;
  curl_header_list *fields;
  curl_header_list *last_field;
  places_curl_bytes headers;
  places_curl_bytes body;
  char detail[curl_error_size];
};

/// A list with its end, so that order is kept.
typedef struct places_curl_queue {
  places_curl_transfer *first;
  places_curl_transfer **end;
} places_curl_queue;

enum { places_curl_idle_limit = 128 };

struct places_curl_engine {
  /// Guards everything below it up to the next comment.
  pthread_mutex_t lock;
  bool is_open;
  bool has_thread;
  bool is_stopping;
  /// Set when the engine is destroyed on its own thread, which then frees it.
  bool frees_itself;
  /// Some transfer is cancelled or recalled.
  bool has_cancelled;
  /// The thread waits, or is about to, and has not been woken since.
  bool is_waiting;
  uint64_t last_identity;
  places_curl_queue waiting;
  places_curl_queue running;
  size_t running_count;
  /// How many may run at once.
  size_t limit;
  curl_easy *idle[places_curl_idle_limit];
  size_t idle_count;
  char reason[512];
  /// Set once before the first transfer begins.
  places_curl_library library;
  char *names;
  /// Set once before the thread starts; only the thread uses them, except to wake it up.
  curl_multi *multi;
  places_curl_watch watch;
  pthread_t thread;
};

/// Takes an easy handle that is idle, or a new one; null when memory is short.
curl_easy *places_curl_take_easy(places_curl_engine *engine);

/// Gives the easy handle, cleared of its options and so of the key, back to the engine for the next transfer.
void places_curl_return_easy(places_curl_transfer *transfer);

/// Adds a transfer behind the others.
void places_curl_push(places_curl_queue *queue, places_curl_transfer *transfer);

/// Takes a transfer out of a queue.
void places_curl_unlink(places_curl_queue *queue, places_curl_transfer *transfer);

/// Frees a transfer without an easy handle.
void places_curl_free(places_curl_transfer *transfer);

/// The engine's thread.
void *places_curl_run(void *engine);

/// Removes everything and frees the engine; no thread may use it any more.
void places_curl_engine_free(places_curl_engine *engine);

/// Makes exit() wait for engines to leave libcurl and keep out; called once, after libcurl has set itself up.
void places_curl_guard_exit(void);

/// Whether exit() has been called, after which nothing of libcurl may be freed.
bool places_curl_is_exiting(void);

/// Surrounds the calls of an engine into libcurl, except for waiting; does not return once the program exits.
void places_curl_enter(void);
void places_curl_leave(void);
