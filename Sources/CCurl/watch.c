// Pipes, poll and clocks come from POSIX, which a strict C standard leaves out.
#define _POSIX_C_SOURCE 200809L

#include "watch.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int64_t places_curl_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static int64_t milliseconds_now(void) { return places_curl_nanoseconds() / 1000000; }

static bool reserve(places_curl_watch *watch, size_t count) {
  if (count <= watch->capacity) return true;
  size_t capacity = watch->capacity ? watch->capacity * 2 : 64;
  struct pollfd *entries = realloc(watch->entries, capacity * sizeof *entries);
  if (entries == nullptr) return false;
  watch->entries = entries;
  struct pollfd *ready = realloc(watch->ready, capacity * sizeof *ready);
  if (ready == nullptr) return false;
  watch->ready = ready;
  watch->capacity = capacity;
  return true;
}

/// Makes a descriptor one that neither blocks nor is inherited.
static bool set_up(int descriptor) {
  return fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0 && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0;
}

bool places_curl_watch_open(places_curl_watch *watch) {
  watch->due = -1;
  int ends[2];
  if (!reserve(watch, 1) || pipe(ends) != 0) return false;
  watch->wake_end = ends[1];
  watch->entries[0] = (struct pollfd){.fd = ends[0], .events = POLLIN};
  watch->count = 1;
  return set_up(ends[0]) && set_up(ends[1]);
}

void places_curl_watch_close(places_curl_watch *watch) {
  if (watch->count > 0) {
    close(watch->entries[0].fd);
    close(watch->wake_end);
  }
  free(watch->entries);
  free(watch->ready);
  *watch = (places_curl_watch){};
}

void places_curl_watch_wake(places_curl_watch *watch) {
  // A full pipe wakes the thread up as well.
  while (write(watch->wake_end, "", 1) < 0 && errno == EINTR) {}
}

int places_curl_watch_socket(curl_easy *easy, int socket, int what, void *context, void *unused) {
  (void)easy, (void)unused;
  places_curl_watch *watch = context;
  size_t index = 1;
  while (index < watch->count && watch->entries[index].fd != socket) index++;
  if (what == curl_poll_remove) {
    if (index < watch->count) watch->entries[index] = watch->entries[--watch->count];
    return 0;
  }
  if (index == watch->count) {
    if (!reserve(watch, watch->count + 1)) return -1;
    watch->count++;
  }
  short events = (short)((what & curl_poll_in ? POLLIN : 0) | (what & curl_poll_out ? POLLOUT : 0));
  watch->entries[index] = (struct pollfd){.fd = socket, .events = events};
  return 0;
}

int places_curl_watch_timer(curl_multi *multi, long milliseconds, void *context) {
  (void)multi;
  places_curl_watch *watch = context;
  watch->due = milliseconds < 0 ? -1 : milliseconds_now() + milliseconds;
  return 0;
}

void places_curl_watch_look(places_curl_watch *watch, bool waits) {
  int limit = waits ? -1 : 0;
  if (waits && watch->due >= 0) {
    int64_t left = watch->due - milliseconds_now();
    limit = left < 0 ? 0 : left > INT32_MAX ? INT32_MAX : (int)left;
  }
  watch->ready_count = 0;
  if (poll(watch->entries, (nfds_t)watch->count, limit) <= 0) return;
  if (watch->entries[0].revents != 0) {
    char bytes[64];
    while (read(watch->entries[0].fd, bytes, sizeof bytes) == sizeof bytes) {}
  }
  for (size_t index = 1; index < watch->count; index++) {
    if (watch->entries[index].revents != 0) watch->ready[watch->ready_count++] = watch->entries[index];
  }
}

bool places_curl_watch_take(places_curl_watch *watch, int *socket, int *events) {
  if (watch->ready_count == 0) return false;
  struct pollfd entry = watch->ready[--watch->ready_count];
  *socket = entry.fd;
  *events = (entry.revents & (POLLIN | POLLHUP) ? curl_select_in : 0)
      | (entry.revents & POLLOUT ? curl_select_out : 0)
      | (entry.revents & (POLLERR | POLLNVAL) ? curl_select_error : 0);
  return true;
}

bool places_curl_watch_is_due(places_curl_watch *watch) {
  if (watch->due < 0 || watch->due > milliseconds_now()) return false;
  watch->due = -1;
  return true;
}
