#include <stdlib.h>

#include "engine.h"

// The engine's thread: hands new transfers to libcurl, lets it work, reports what has ended, waits.

static long number(const places_curl_library *curl, curl_easy *easy, int information) {
  long value = 0;
  return curl->easy_getinfo(easy, information, &value) == 0 ? value : 0;
}

static int64_t large_number(const places_curl_library *curl, curl_easy *easy, int information) {
  int64_t value = 0;
  return curl->easy_getinfo(easy, information, &value) == 0 ? value : 0;
}

/// Takes a transfer out of libcurl and out of the engine, so that another can have its turn.
static void detach(places_curl_engine *engine, places_curl_transfer *transfer) {
  engine->library.multi_remove_handle(engine->multi, transfer->easy);
  pthread_mutex_lock(&engine->lock);
  places_curl_unlink(&engine->running, transfer);
  engine->running_count--;
  pthread_mutex_unlock(&engine->lock);
}

/// Reports a transfer that is detached, and frees it.
static void report(places_curl_engine *engine, places_curl_transfer *transfer, int code) {
  const places_curl_library *curl = &engine->library;
  if (transfer->is_out_of_memory) code = curl_out_of_memory;
  if (transfer->is_sent_twice && code > 0) code = curl_receive_error;
  int64_t connect_time = large_number(curl, transfer->easy, curl_info_connect_time);
  places_curl_result result = {
      .code = code,
      .headers_too_large = transfer->headers.is_past_limit,
      .body_too_large = transfer->body.is_past_limit,
      .status = (int32_t)number(curl, transfer->easy, curl_info_response_code),
      .proxy_status = (int32_t)number(curl, transfer->easy, curl_info_connect_code),
      .system_error = (int32_t)number(curl, transfer->easy, curl_info_os_errno),
      .connected = connect_time > 0 || transfer->headers.count > 0,
      .waited = transfer->waited,
      .received = large_number(curl, transfer->easy, curl_info_size_download),
      .headers = transfer->headers.start,
      .header_count = transfer->headers.count,
      .body = transfer->body.start,
      .body_count = transfer->body.count,
      .detail = transfer->detail,
      .sentence = code < 0 ? "not sent, or cancelled" : curl->easy_strerror(code),
  };
  // First the handle, then the report: whoever is told may ask again at once, and is to find this handle free.
  places_curl_return_easy(transfer);
  transfer->finished(transfer->context, &result);
  places_curl_free(transfer);
}

static void finish(places_curl_engine *engine, places_curl_transfer *transfer, int code) {
  detach(engine, transfer);
  report(engine, transfer, code);
}

/// The first transfer that waits and is to end without a turn; the caller holds the lock.
static places_curl_transfer *next_withdrawn(places_curl_engine *engine) {
  places_curl_transfer *transfer = engine->waiting.first;
  while (transfer != nullptr && !transfer->is_cancelled && !transfer->is_recalled) transfer = transfer->next;
  return transfer;
}

/// The next transfer that waits and whose turn has come, or that is to end without one; the caller holds the lock.
static places_curl_transfer *next_waiting(places_curl_engine *engine) {
  if (engine->running_count < engine->limit || engine->is_stopping) return engine->waiting.first;
  return engine->has_cancelled ? next_withdrawn(engine) : nullptr;
}

/// Moves what was started since the last time to libcurl, as far as its turn has come.
static void admit(places_curl_engine *engine) {
  for (;;) {
    pthread_mutex_lock(&engine->lock);
    places_curl_transfer *transfer = next_waiting(engine);
    int code = 0;
    if (transfer != nullptr) {
      places_curl_unlink(&engine->waiting, transfer);
      places_curl_push(&engine->running, transfer);
      engine->running_count++;
      transfer->waited = places_curl_nanoseconds() - transfer->waited;
      code = transfer->is_cancelled ? PLACES_CURL_CANCELLED : transfer->is_recalled ? PLACES_CURL_RECALLED : 0;
    }
    pthread_mutex_unlock(&engine->lock);
    if (transfer == nullptr) return;
    if (code != 0) {
      finish(engine, transfer, code);
    } else if (engine->library.multi_add_handle(engine->multi, transfer->easy) != 0) {
      finish(engine, transfer, curl_out_of_memory);
    }
  }
}

/// The next running transfer that is to end without an answer; null when there is none.
static places_curl_transfer *next_cancelled(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  places_curl_transfer *transfer = nullptr;
  if (engine->has_cancelled || engine->is_stopping) {
    transfer = engine->running.first;
    while (transfer != nullptr && !transfer->is_cancelled && !engine->is_stopping) transfer = transfer->next;
    if (transfer == nullptr) engine->has_cancelled = next_withdrawn(engine) != nullptr;
  }
  pthread_mutex_unlock(&engine->lock);
  return transfer;
}

/// Lets libcurl begin what was admitted, or whatever else its time has come for.
static void act_in_time(places_curl_engine *engine) {
  int running = 0;
  if (places_curl_watch_is_due(&engine->watch)) {
    engine->library.multi_socket_action(engine->multi, curl_socket_timeout, 0, &running);
  }
}

/// Reports what has ended; each first hands its turn on, so that the next request is on its way while this answer is read.
static void report_ended(places_curl_engine *engine) {
  int left = 0;
  curl_message *message;
  while ((message = engine->library.multi_info_read(engine->multi, &left)) != nullptr) {
    if (message->kind != curl_message_done) continue;
    places_curl_transfer *transfer = nullptr;
    int code = message->data.code;
    engine->library.easy_getinfo(message->easy, curl_info_private, &transfer);
    if (transfer == nullptr) continue;
    detach(engine, transfer);
    admit(engine);
    act_in_time(engine);
    report(engine, transfer, code);
  }
}

/// Returns whether there is nothing to do but to wait; whoever brings work from then on wakes the thread up.
static bool begin_waiting(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  bool has_work = next_waiting(engine) != nullptr || engine->has_cancelled || engine->is_stopping;
  engine->is_waiting = !has_work;
  pthread_mutex_unlock(&engine->lock);
  return !has_work;
}

static void end_waiting(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  engine->is_waiting = false;
  pthread_mutex_unlock(&engine->lock);
}

/// Lets libcurl work where something happened, and on what its time has come for.
static void work(places_curl_engine *engine) {
  int running = 0, socket = 0, events = 0;
  while (places_curl_watch_take(&engine->watch, &socket, &events)) {
    engine->library.multi_socket_action(engine->multi, socket, events, &running);
    report_ended(engine);
  }
  act_in_time(engine);
  report_ended(engine);
}

void *places_curl_run(void *context) {
  places_curl_engine *engine = context;
  for (;;) {
    places_curl_enter();
    work(engine);
    admit(engine);
    for (places_curl_transfer *transfer; (transfer = next_cancelled(engine)) != nullptr;) {
      finish(engine, transfer, PLACES_CURL_CANCELLED);
    }
    pthread_mutex_lock(&engine->lock);
    bool is_stopping = engine->is_stopping && engine->waiting.first == nullptr;
    pthread_mutex_unlock(&engine->lock);
    if (is_stopping) break;
    // What was admitted is due at once.
    work(engine);
    places_curl_leave();
    bool waits = begin_waiting(engine);
    places_curl_watch_look(&engine->watch, waits);
    if (waits) end_waiting(engine);
  }
  places_curl_leave();
  pthread_mutex_lock(&engine->lock);
  bool frees_itself = engine->frees_itself;
  pthread_mutex_unlock(&engine->lock);
  if (frees_itself) places_curl_engine_free(engine);
  return nullptr;
}
