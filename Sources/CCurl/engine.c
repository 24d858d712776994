// Signals and threads come from POSIX, which a strict C standard leaves out.
#define _POSIX_C_SOURCE 200809L

#include "engine.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

// How many idle connections are kept; without it libcurl shrinks the pool as transfers end.
enum { kept_connections = 128 };

void places_curl_push(places_curl_queue *queue, places_curl_transfer *transfer) {
  transfer->next = nullptr;
  *queue->end = transfer;
  queue->end = &transfer->next;
}

void places_curl_unlink(places_curl_queue *queue, places_curl_transfer *transfer) {
  places_curl_transfer **link = &queue->first;
  while (*link != nullptr && *link != transfer) link = &(*link)->next;
  if (*link == nullptr) return;
  *link = transfer->next;
  if (queue->end == &transfer->next) queue->end = link;
}

places_curl_engine *places_curl_engine_create(const char *names, size_t limit) {
  places_curl_engine *engine = calloc(1, sizeof *engine);
  if (engine == nullptr) return nullptr;
  if (names != nullptr && (engine->names = strdup(names)) == nullptr) {
    free(engine);
    return nullptr;
  }
  pthread_mutex_init(&engine->lock, nullptr);
  engine->limit = limit ? limit : SIZE_MAX;
  engine->waiting.end = &engine->waiting.first;
  engine->running.end = &engine->running.first;
  return engine;
}

const char *places_curl_engine_open(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  if (!engine->is_open && engine->reason[0] == '\0') {
    engine->is_open = places_curl_library_load(
        &engine->library, engine->names, engine->reason, sizeof engine->reason);
  }
  bool is_open = engine->is_open;
  pthread_mutex_unlock(&engine->lock);
  return is_open ? nullptr : engine->reason;
}

uint32_t places_curl_engine_version(places_curl_engine *engine) { return engine->library.version; }

const char *places_curl_engine_tls(places_curl_engine *engine) {
  return engine->library.tls ? engine->library.tls : "";
}

int32_t places_curl_option_number(places_curl_engine *engine, const char *name) {
  if (engine->library.option_by_name == nullptr) return -2;
  const curl_option_entry *entry = engine->library.option_by_name(name);
  return entry ? entry->number : -1;
}

curl_easy *places_curl_take_easy(places_curl_engine *engine) {
  curl_easy *easy = nullptr;
  pthread_mutex_lock(&engine->lock);
  if (engine->idle_count > 0) easy = engine->idle[--engine->idle_count];
  pthread_mutex_unlock(&engine->lock);
  return easy ? easy : engine->library.easy_init();
}

/// Makes what the thread works with; returns false when the system is short of something.
static bool prepare(places_curl_engine *engine) {
  const places_curl_library *curl = &engine->library;
  if (engine->watch.count == 0 && !places_curl_watch_open(&engine->watch)) {
    places_curl_watch_close(&engine->watch);
    return false;
  }
  curl_multi *multi = engine->multi = curl->multi_init();
  if (multi == nullptr) return false;
  curl->multi_setopt(multi, curl_multi_max_connects, (long)kept_connections);
  curl->multi_setopt(multi, curl_multi_socket_function, places_curl_watch_socket);
  curl->multi_setopt(multi, curl_multi_socket_data, &engine->watch);
  curl->multi_setopt(multi, curl_multi_timer_function, places_curl_watch_timer);
  curl->multi_setopt(multi, curl_multi_timer_data, &engine->watch);
  return true;
}

/// Starts the thread with every signal blocked: they are the program's, and SIGPIPE must not end it.
static bool start_thread(places_curl_engine *engine) {
  if (engine->multi == nullptr && !prepare(engine)) return false;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  bool is_started = pthread_create(&engine->thread, nullptr, places_curl_run, engine) == 0;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return is_started;
}

/// Wakes the thread up if it waits; one that works looks at the queues before it waits. The caller holds the lock.
static void wake(places_curl_engine *engine) {
  if (!engine->is_waiting) return;
  engine->is_waiting = false;
  places_curl_watch_wake(&engine->watch);
}

bool places_curl_start(
    places_curl_transfer *transfer, places_curl_finished finished, void *context) {
  places_curl_engine *engine = transfer->engine;
  transfer->finished = finished;
  transfer->context = context;
  pthread_mutex_lock(&engine->lock);
  if (!engine->has_thread) engine->has_thread = start_thread(engine);
  bool has_thread = engine->has_thread;
  // The wake-up stays inside the lock: once the lock is free, the transfer may end and the engine go with it.
  if (has_thread) {
    transfer->waited = places_curl_nanoseconds();
    places_curl_push(&engine->waiting, transfer);
    if (engine->running_count < engine->limit) wake(engine);
  }
  pthread_mutex_unlock(&engine->lock);
  return has_thread;
}

static bool mark_cancelled(places_curl_queue *queue, uint64_t identity) {
  for (places_curl_transfer *transfer = queue->first; transfer != nullptr; transfer = transfer->next) {
    if (transfer->identity == identity) return transfer->is_cancelled = true;
  }
  return false;
}

void places_curl_cancel(places_curl_engine *engine, uint64_t identity) {
  pthread_mutex_lock(&engine->lock);
  if (mark_cancelled(&engine->waiting, identity) || mark_cancelled(&engine->running, identity)) {
    engine->has_cancelled = true;
    wake(engine);
  }
  pthread_mutex_unlock(&engine->lock);
}

void places_curl_recall(places_curl_engine *engine) {
  pthread_mutex_lock(&engine->lock);
  for (places_curl_transfer *transfer = engine->waiting.first; transfer != nullptr; transfer = transfer->next) {
    transfer->is_recalled = engine->has_cancelled = true;
  }
  if (engine->has_cancelled) wake(engine);
  pthread_mutex_unlock(&engine->lock);
}

void places_curl_engine_destroy(places_curl_engine *engine) {
  if (places_curl_is_exiting()) return;
  pthread_mutex_lock(&engine->lock);
  bool has_thread = engine->has_thread;
  bool is_own_thread = has_thread && pthread_equal(engine->thread, pthread_self());
  engine->is_stopping = true;
  engine->frees_itself = is_own_thread;
  if (has_thread) wake(engine);
  pthread_mutex_unlock(&engine->lock);
  if (is_own_thread) {
    pthread_detach(engine->thread);
    return;
  }
  if (has_thread) pthread_join(engine->thread, nullptr);
  places_curl_engine_free(engine);
}

void places_curl_engine_free(places_curl_engine *engine) {
  places_curl_enter();
  for (size_t index = 0; index < engine->idle_count; index++) {
    engine->library.easy_cleanup(engine->idle[index]);
  }
  if (engine->multi != nullptr) engine->library.multi_cleanup(engine->multi);
  places_curl_leave();
  places_curl_watch_close(&engine->watch);
  pthread_mutex_destroy(&engine->lock);
  free(engine->names);
  free(engine);
}
