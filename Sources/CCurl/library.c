#include "engine.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#ifdef __APPLE__
static const char *const platform_names = "libcurl.4.dylib\n/usr/lib/libcurl.4.dylib";
#else
static const char *const platform_names = "libcurl.so.4\nlibcurl-gnutls.so.4";
#endif

enum { oldest_version = 0x074400 };  // 7.68, the oldest that was tried

static void note(char *reason, size_t size, const char *sentence) {
  size_t used = strlen(reason);
  snprintf(reason + used, size - used, "%s%s", used ? "; " : "", sentence ? sentence : "unknown fault");
}

/// Looks every function up; writes the loader's sentence for the first that is missing.
static bool bind(places_curl_library *library, void *handle, char *reason, size_t size) {
#define PLACES_CURL_LOOK_UP(result, name, parameters)             \
  *(void **)&library->name = dlsym(handle, "curl_" #name);        \
  if (library->name == nullptr) {                                 \
    note(reason, size, dlerror());                                \
    return false;                                                 \
  }
  PLACES_CURL_FUNCTIONS(PLACES_CURL_LOOK_UP)
#undef PLACES_CURL_LOOK_UP
  *(void **)&library->option_by_name = dlsym(handle, "curl_easy_option_by_name");
  return true;
}

static bool load_one(places_curl_library *library, const char *name, char *reason, size_t size) {
  void *handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (handle == nullptr) {
    note(reason, size, dlerror());
    return false;
  }
  if (!bind(library, handle, reason, size)) {
    dlclose(handle);
    return false;
  }
  int fault = library->global_init(curl_global_default);
  if (fault != 0) {
    note(reason, size, library->easy_strerror(fault));
    return false;
  }
  const curl_facts *facts = library->version_info(0);
  library->version = facts->version_number;
  library->tls = facts->tls ? facts->tls : "";
  if (library->version < oldest_version) {
    char sentence[96];
    snprintf(sentence, sizeof sentence, "%s is version %s; 7.68 or later is needed", name, facts->version);
    note(reason, size, sentence);
    return false;
  }
  return true;
}

static bool load_any(places_curl_library *library, const char *names, char *reason, size_t size) {
  reason[0] = '\0';
  while (*names != '\0') {
    size_t count = strcspn(names, "\n");
    char name[256];
    if (count < sizeof name) {
      memcpy(name, names, count);
      name[count] = '\0';
      if (load_one(library, name, reason, size)) return true;
    }
    names += count + (names[count] == '\n');
  }
  return false;
}

bool places_curl_library_load(
    places_curl_library *library, const char *names, char *reason, size_t reason_size) {
  // libcurl's initialisation is not safe in two threads at once before 7.84.
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static places_curl_library shared;
  static bool is_loaded, is_guarded;
  pthread_mutex_lock(&lock);
  bool found;
  if (names != nullptr) {
    found = load_any(library, names, reason, reason_size);
  } else {
    if (!is_loaded) is_loaded = load_any(&shared, platform_names, reason, reason_size);
    if (is_loaded) *library = shared;
    found = is_loaded;
  }
  if (found && !is_guarded) {
    places_curl_guard_exit();
    is_guarded = true;
  }
  pthread_mutex_unlock(&lock);
  return found;
}
