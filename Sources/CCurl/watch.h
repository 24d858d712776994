#pragma once

#include <poll.h>

#include "library.h"

// What an engine's thread waits for: the sockets and the time that libcurl names, and being woken
// up. So libcurl looks only at the sockets where something happened, not at all of them each time.

typedef struct places_curl_watch {
  /// What is waited for; the first is the end of the pipe that wakes the thread up.
  struct pollfd *entries;
  size_t count;
  /// Where something happened in the last wait and has not been taken yet.
  struct pollfd *ready;
  size_t ready_count;
  /// How many entries there is room for in both.
  size_t capacity;
  int wake_end;
  /// When libcurl wants to be called, in milliseconds of the system's clock; -1 for never.
  int64_t due;
} places_curl_watch;

/// The time of the system's monotonic clock.
int64_t places_curl_nanoseconds(void);

/// Prepares a watch whose memory is zero; returns false when the system is short of something.
bool places_curl_watch_open(places_curl_watch *watch);

/// Frees what a watch holds; one that was never opened holds nothing.
void places_curl_watch_close(places_curl_watch *watch);

/// Ends the wait that is underway, or else the next; for any thread.
void places_curl_watch_wake(places_curl_watch *watch);

/// What libcurl calls to name a socket to wait for, with the watch as its data.
int places_curl_watch_socket(curl_easy *easy, int socket, int what, void *watch, void *unused);

/// What libcurl calls to name a time to wait for, with the watch as its data.
int places_curl_watch_timer(curl_multi *multi, long milliseconds, void *watch);

/// Looks where something happened; `waits` until there is something to do.
void places_curl_watch_look(places_curl_watch *watch, bool waits);

/// Takes a socket where something happened, and what; returns false when there is none left.
bool places_curl_watch_take(places_curl_watch *watch, int *socket, int *events);

/// Whether the time has come that libcurl named; says so once.
bool places_curl_watch_is_due(places_curl_watch *watch);
