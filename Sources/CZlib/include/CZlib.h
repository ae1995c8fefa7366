#pragma once

#include <stddef.h>
#include <stdint.h>

/// Inflates a gzip or zlib stream, one member after another, into a buffer of the caller's.
///
/// Stops when the buffer is full: what fits is a correct prefix.
///
/// Returns the number of bytes written, or -1 if the stream is damaged before its first byte came out.
ptrdiff_t limelight_inflate(const uint8_t *input, size_t input_length, uint8_t *output, size_t capacity);
