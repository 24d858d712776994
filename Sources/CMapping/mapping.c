// mmap with memory that is no file's, and the facts of a signal, go beyond strict POSIX.
#define _GNU_SOURCE
#define _DARWIN_C_SOURCE

#include "CMapping.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Files beyond so many at a time are mapped without care.
enum { most_mappings = 1024 };

typedef struct {
  atomic_bool is_taken;
  /// Where it begins; 0 before it is in use, so that `end` and `name` are never read half written.
  _Atomic uintptr_t start;
  uintptr_t end;
  atomic_bool is_cut;
  /// What the file is called, or null to say nothing.
  char *name;
} mapping;

static mapping mappings[most_mappings];
static uintptr_t page_size;
static struct sigaction before;

static void say(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(STDERR_FILENO, text, length);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) {
      text += written;
      length -= (size_t)written;
    }
  }
}

static mapping *find(uintptr_t address) {
  for (size_t index = 0; index < most_mappings; index++) {
    mapping *each = &mappings[index];
    uintptr_t start = atomic_load(&each->start);
    if (start != 0 && address >= start && address < each->end) return each;
  }
  return nullptr;
}

/// Puts a page of zeros where the file has none any more. Only calls that a signal may interrupt anything for.
static void on_bus_error(int number, siginfo_t *information, void *context) {
  (void)number, (void)context;
  int error = errno;
  uintptr_t address = (uintptr_t)information->si_addr;
  mapping *found = find(address);
  void *page = (void *)(address & ~(page_size - 1));
  if (found == nullptr
      || mmap(page, page_size, PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_ANON, -1, 0) != page) {
    // Not ours: whoever minded it before sees it when the instruction is tried again.
    sigaction(SIGBUS, &before, nullptr);
    return;
  }
  if (!atomic_exchange(&found->is_cut, true) && found->name != nullptr) {
    say("places: ");
    say(found->name);
    say(" became shorter while it was in use: what it lost is not found\n  replace files with mv, not with cp, and start again\n");
  }
  errno = error;
}

static void begin_watching(void) {
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction action = {.sa_sigaction = on_bus_error, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &before);
}

void *places_mapping_open(int descriptor, size_t length, const char *name) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, begin_watching);
  void *address = mmap(nullptr, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (address == MAP_FAILED) return nullptr;
  for (size_t index = 0; index < most_mappings; index++) {
    mapping *each = &mappings[index];
    bool was_taken = false;
    if (!atomic_compare_exchange_strong(&each->is_taken, &was_taken, true)) continue;
    each->end = (uintptr_t)address + length;
    atomic_store(&each->is_cut, false);
    each->name = name == nullptr ? nullptr : strdup(name);
    atomic_store(&each->start, (uintptr_t)address);
    break;
  }
  return address;
}

void places_mapping_close(void *address, size_t length) {
  mapping *found = find((uintptr_t)address);
  // Out of the table before the memory is given back: from then on another mapping may lie there, and be found instead.
  if (found != nullptr) atomic_store(&found->start, 0);
  munmap(address, length);
  if (found == nullptr) return;
  free(found->name);
  found->name = nullptr;
  atomic_store(&found->is_taken, false);
}

bool places_mapping_is_cut(const void *address) {
  mapping *found = find((uintptr_t)address);
  return found != nullptr && atomic_load(&found->is_cut);
}
