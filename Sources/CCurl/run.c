#include <stdlib.h>

#include "engine.h"

// The engine's thread: hands new transfers to libcurl, lets it work, reports what has ended, waits.

enum { idle_wait_milliseconds = 3600 * 1000 };

static void unlink_running(places_curl_engine *engine, places_curl_transfer *transfer) {
  places_curl_transfer **link = &engine->running.first;
  while (*link != nullptr && *link != transfer) link = &(*link)->next;
  if (*link == nullptr) return;
  *link = transfer->next;
  if (engine->running.end == &transfer->next) engine->running.end = link;
}

static long number(const places_curl_library *curl, curl_easy *easy, int information) {
  long value = 0;
  return curl->easy_getinfo(easy, information, &value) == 0 ? value : 0;
}

static int64_t large_number(const places_curl_library *curl, curl_easy *easy, int information) {
  int64_t value = 0;
  return curl->easy_getinfo(easy, information, &value) == 0 ? value : 0;
}

/// Takes a transfer out of libcurl and out of the engine, and reports it.
static void finish(places_curl_engine *engine, places_curl_transfer *transfer, int code) {
  const places_curl_library *curl = &engine->library;
  curl->multi_remove_handle(engine->multi, transfer->easy);
  pthread_mutex_lock(&engine->lock);
  unlink_running(engine, transfer);
  pthread_mutex_unlock(&engine->lock);
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
      .received = large_number(curl, transfer->easy, curl_info_size_download),
      .headers = transfer->headers.start,
      .header_count = transfer->headers.count,
      .body = transfer->body.start,
      .body_count = transfer->body.count,
      .detail = transfer->detail,
      .sentence = code < 0 ? "cancelled" : curl->easy_strerror(code),
  };
  // First the handle, then the report: whoever is told may ask again at once, and is to find this handle free.
  places_curl_return_easy(transfer);
  transfer->finished(transfer->context, &result);
  places_curl_free(transfer);
}

/// Moves what was started since the last time to libcurl.
static void admit(places_curl_engine *engine) {
  for (;;) {
    pthread_mutex_lock(&engine->lock);
    places_curl_transfer *transfer = engine->waiting.first;
    bool is_cancelled = false;
    if (transfer != nullptr) {
      engine->waiting.first = transfer->next;
      if (transfer->next == nullptr) engine->waiting.end = &engine->waiting.first;
      transfer->next = nullptr;
      *engine->running.end = transfer;
      engine->running.end = &transfer->next;
      is_cancelled = transfer->is_cancelled;
    }
    pthread_mutex_unlock(&engine->lock);
    if (transfer == nullptr) return;
    if (is_cancelled) {
      finish(engine, transfer, PLACES_CURL_CANCELLED);
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
    if (transfer == nullptr) engine->has_cancelled = false;
  }
  pthread_mutex_unlock(&engine->lock);
  return transfer;
}

static void report_ended(places_curl_engine *engine) {
  int left = 0;
  curl_message *message;
  while ((message = engine->library.multi_info_read(engine->multi, &left)) != nullptr) {
    if (message->kind != curl_message_done) continue;
    places_curl_transfer *transfer = nullptr;
    int code = message->data.code;
    engine->library.easy_getinfo(message->easy, curl_info_private, &transfer);
    if (transfer != nullptr) finish(engine, transfer, code);
  }
}

/// Returns whether there is nothing to do but to wait; whoever brings work from then on wakes the thread up.
static bool begin_waiting(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  bool has_work = engine->waiting.first != nullptr || engine->has_cancelled || engine->is_stopping;
  engine->is_waiting = !has_work;
  pthread_mutex_unlock(&engine->lock);
  return !has_work;
}

static void end_waiting(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  engine->is_waiting = false;
  pthread_mutex_unlock(&engine->lock);
}

void *places_curl_run(void *context) {
  places_curl_engine *engine = context;
  const places_curl_library *curl = &engine->library;
  for (;;) {
    places_curl_enter();
    admit(engine);
    for (places_curl_transfer *transfer; (transfer = next_cancelled(engine)) != nullptr;) {
      finish(engine, transfer, PLACES_CURL_CANCELLED);
    }
    pthread_mutex_lock(&engine->lock);
    bool is_stopping = engine->is_stopping && engine->waiting.first == nullptr;
    pthread_mutex_unlock(&engine->lock);
    if (is_stopping) break;
    int running = 0;
    curl->multi_perform(engine->multi, &running);
    report_ended(engine);
    places_curl_leave();
    if (begin_waiting(engine)) {
      curl->multi_poll(engine->multi, nullptr, 0, idle_wait_milliseconds, nullptr);
      end_waiting(engine);
    }
  }
  places_curl_leave();
  pthread_mutex_lock(&engine->lock);
  bool frees_itself = engine->frees_itself;
  pthread_mutex_unlock(&engine->lock);
  if (frees_itself) places_curl_engine_free(engine);
  return nullptr;
}
