#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine.h"

void places_curl_wipe(void *bytes, size_t count) {
  volatile uint8_t *byte = bytes;
  while (count-- > 0) *byte++ = 0;
}

/// Returns false when the limit or the memory is exhausted.
static bool append(places_curl_transfer *transfer, places_curl_bytes *to, const void *from, size_t count) {
  if (count > to->limit - to->count) {
    to->is_past_limit = true;
    return false;
  }
  if (count > to->capacity - to->count) {
    size_t capacity = to->capacity ? to->capacity : 4096;
    while (capacity - to->count < count) capacity *= 2;
    uint8_t *start = realloc(to->start, capacity);
    if (start == nullptr) {
      transfer->is_out_of_memory = true;
      return false;
    }
    to->start = start;
    to->capacity = capacity;
  }
  memcpy(to->start + to->count, from, count);
  to->count += count;
  return true;
}

static size_t on_body(const char *bytes, size_t size, size_t items, void *context) {
  places_curl_transfer *transfer = context;
  size_t count = size * items;
  return append(transfer, &transfer->body, bytes, count) ? count : 0;
}

/// Keeps the fields of the last answer only: a "100 Continue" before it and trailers after it are left out.
static size_t on_header(const char *line, size_t size, size_t items, void *context) {
  places_curl_transfer *transfer = context;
  size_t count = size * items;
  if (count >= 5 && memcmp(line, "HTTP/", 5) == 0) {
    transfer->headers.count = 0;
    transfer->is_in_headers = true;
  } else if (count > 0 && (line[0] == '\r' || line[0] == '\n')) {
    transfer->is_in_headers = false;
  }
  if (!transfer->is_in_headers) return count;
  return append(transfer, &transfer->headers, line, count) ? count : 0;
}

/// Lets a request out once. libcurl sends it again by itself when a connection that was used before breaks ahead of the answer; the
/// server may have done, and billed, what it was asked by then, so that must be an attempt of ours, which is counted.
static int before_request(void *context, char *server, char *local, int port, int local_port) {
  (void)server, (void)local, (void)port, (void)local_port;
  places_curl_transfer *transfer = context;
  if (transfer->is_sent) transfer->is_sent_twice = true;
  transfer->is_sent = true;
  return transfer->is_sent_twice ? 1 : 0;
}

places_curl_transfer *places_curl_begin(
    places_curl_engine *engine, size_t header_limit, size_t body_limit) {
  places_curl_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == nullptr) return nullptr;
  transfer->engine = engine;
  transfer->headers.limit = header_limit;
  transfer->body.limit = body_limit;
  transfer->easy = places_curl_take_easy(engine);
  if (transfer->easy == nullptr) {
    free(transfer);
    return nullptr;
  }
  pthread_mutex_lock(&engine->lock);
  transfer->identity = ++engine->last_identity;
  pthread_mutex_unlock(&engine->lock);
  const places_curl_library *curl = &engine->library;
  curl->easy_setopt(transfer->easy, PLACES_CURL_PRIVATE, transfer);
  curl->easy_setopt(transfer->easy, PLACES_CURL_ERRORBUFFER, transfer->detail);
  curl->easy_setopt(transfer->easy, PLACES_CURL_WRITEFUNCTION, on_body);
  curl->easy_setopt(transfer->easy, PLACES_CURL_WRITEDATA, transfer);
  curl->easy_setopt(transfer->easy, PLACES_CURL_HEADERFUNCTION, on_header);
  curl->easy_setopt(transfer->easy, PLACES_CURL_HEADERDATA, transfer);
  // Since 7.80; an older libcurl sends again as it likes.
  curl->easy_setopt(transfer->easy, PLACES_CURL_PREREQFUNCTION, before_request);
  curl->easy_setopt(transfer->easy, PLACES_CURL_PREREQDATA, transfer);
  return transfer;
}

uint64_t places_curl_identity(const places_curl_transfer *transfer) { return transfer->identity; }

int32_t places_curl_set_number(places_curl_transfer *transfer, places_curl_option option, int64_t number) {
  int (*set)(curl_easy *, int, ...) = transfer->engine->library.easy_setopt;
  if (option >= 30000) return set(transfer->easy, option, number);
  return set(transfer->easy, option, (long)number);
}

int32_t places_curl_set_text(
    places_curl_transfer *transfer, places_curl_option option, const char *text) {
  return transfer->engine->library.easy_setopt(transfer->easy, option, text);
}

/// Appends a line made of a name, what separates them, and a value.
static bool add_line(
    places_curl_transfer *transfer, const char *name, const char *separator, const char *value) {
  size_t size = strlen(name) + strlen(separator) + strlen(value) + 1;
  curl_header_list *field = calloc(1, sizeof *field);
  char *line = malloc(size);
  if (field == nullptr || line == nullptr) {
    free(field);
    free(line);
    return false;
  }
  snprintf(line, size, "%s%s%s", name, separator, value);
  field->line = line;
  if (transfer->last_field != nullptr) {
    transfer->last_field->next = field;
  } else {
    transfer->fields = field;
    transfer->engine->library.easy_setopt(transfer->easy, PLACES_CURL_HTTPHEADER, field);
  }
  transfer->last_field = field;
  return true;
}

// In libcurl's notation "Name;" sends a field without a value, and "Name:" sends none at all.

bool places_curl_add_header(places_curl_transfer *transfer, const char *name, const char *value) {
  return add_line(transfer, name, *value ? ": " : ";", value);
}

bool places_curl_drop_header(places_curl_transfer *transfer, const char *name) {
  return add_line(transfer, name, ":", "");
}

int32_t places_curl_set_body(places_curl_transfer *transfer, const void *body, size_t count) {
  int32_t code = places_curl_set_number(transfer, PLACES_CURL_POSTFIELDSIZE_LARGE, (int64_t)count);
  if (code != 0) return code;
  return places_curl_set_text(transfer, PLACES_CURL_COPYPOSTFIELDS, count ? body : "");
}

void places_curl_return_easy(places_curl_transfer *transfer) {
  places_curl_engine *engine = transfer->engine;
  curl_easy *easy = transfer->easy;
  transfer->easy = nullptr;
  engine->library.easy_reset(easy);
  pthread_mutex_lock(&engine->lock);
  bool is_kept = engine->idle_count < places_curl_idle_limit;
  if (is_kept) engine->idle[engine->idle_count++] = easy;
  pthread_mutex_unlock(&engine->lock);
  if (!is_kept) engine->library.easy_cleanup(easy);
}

void places_curl_free(places_curl_transfer *transfer) {
  for (curl_header_list *field = transfer->fields, *next; field != nullptr; field = next) {
    next = field->next;
    places_curl_wipe(field->line, strlen(field->line));
    free(field->line);
    free(field);
  }
  free(transfer->headers.start);
  free(transfer->body.start);
  free(transfer);
}

void places_curl_discard(places_curl_transfer *transfer) {
  places_curl_return_easy(transfer);
  places_curl_free(transfer);
}
