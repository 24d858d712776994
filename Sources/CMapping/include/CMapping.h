#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Maps an open file for reading. What the file loses while it is mapped reads as zero; without care for it, the system ends a
/// process that reads there (SIGBUS).
///
/// - Parameters:
///   - descriptor: The file; it may be closed afterwards.
///   - length: Its length in bytes, more than 0.
///   - name: What it is called in the line on standard error that tells of a loss, once; none to say nothing.
/// - Returns: Where it lies; null when the system refuses, with its error number in `errno`.
void *_Nullable places_mapping_open(int descriptor, size_t length, const char *_Nullable name);

/// Ends a mapping, which nobody must be reading.
void places_mapping_close(void *_Nonnull address, size_t length);

/// Whether a part of the file was gone when it was read.
bool places_mapping_is_cut(const void *_Nonnull address);
