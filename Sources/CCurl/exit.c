// Threads, locks and sleeping come from POSIX, which a strict C standard leaves out.
#define _POSIX_C_SOURCE 200809L

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "engine.h"

// When a program calls exit() with requests under way, OpenSSL frees its tables while an engine's
// thread may be using them. So engines call libcurl inside a lock that exit takes and keeps.

static pthread_rwlock_t in_use = PTHREAD_RWLOCK_INITIALIZER;
static atomic_bool is_exiting;
static _Thread_local bool is_inside;

enum { longest_wait_milliseconds = 500 };

static void hold_engines(void) {
  if (is_inside) return;
  atomic_store(&is_exiting, true);
  struct timespec millisecond = {.tv_nsec = 1000 * 1000};
  for (int waited = 0; waited < longest_wait_milliseconds; waited++) {
    if (pthread_rwlock_trywrlock(&in_use) == 0) return;
    nanosleep(&millisecond, nullptr);
  }
}

void places_curl_guard_exit(void) { atexit(hold_engines); }

bool places_curl_is_exiting(void) { return atomic_load(&is_exiting); }

void places_curl_enter(void) {
  while (atomic_load(&is_exiting)) pause();
  pthread_rwlock_rdlock(&in_use);
  is_inside = true;
}

void places_curl_leave(void) {
  is_inside = false;
  pthread_rwlock_unlock(&in_use);
}
