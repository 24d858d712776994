#pragma once

#include <stddef.h>

extern const unsigned char places_gazetteer_bytes[];
extern const size_t places_gazetteer_size;

/// The built-in place file, 16-byte aligned in the read-only data of the program; it lives as long as the process.
static inline const void *_Nonnull places_gazetteer_data(void) { return places_gazetteer_bytes; }

/// The length of the built-in place file in bytes.
static inline size_t places_gazetteer_length(void) { return places_gazetteer_size; }
