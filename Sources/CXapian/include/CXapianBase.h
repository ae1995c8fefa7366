// The values every entry of the C interface shares: byte ranges, result buffers, errors.
#ifndef CXAPIAN_BASE_H
#define CXAPIAN_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
// No entry lets a C++ exception out.
#define CXAP_NOEXCEPT noexcept
extern "C" {
#else
#define CXAP_NOEXCEPT
#endif
#pragma clang assume_nonnull begin

/// Bytes lent to a call: never kept after it returns; may contain any byte.
typedef struct cxap_bytes {
  const uint8_t *_Nullable bytes;
  size_t count;
} cxap_bytes;

/// Bytes given to the caller, who releases them with `cxap_buffer_free`; empty after a failure.
typedef struct cxap_buffer {
  uint8_t *_Nullable bytes;
  size_t count;
} cxap_buffer;

void cxap_buffer_free(cxap_buffer buffer) CXAP_NOEXCEPT;

/// What went wrong. An entry that fails stores one through its last argument; the caller frees it.
typedef struct cxap_error cxap_error;

/// The exception's class, `DatabaseModifiedError` for one. Besides Xapian's own classes: `OutOfMemory`,
/// `StandardException` (message from `what()`), `UnknownException`, `DeciderStopped`.
const char *cxap_error_class(const cxap_error *error) CXAP_NOEXCEPT;
const char *cxap_error_message(const cxap_error *error) CXAP_NOEXCEPT;
/// Xapian's context and the system's error text, where there are any; else empty.
const char *cxap_error_context(const cxap_error *error) CXAP_NOEXCEPT;
void cxap_error_free(cxap_error *_Nullable error) CXAP_NOEXCEPT;

/// Throws one exception of each kind inside the guard, so that a test can see it contained.
/// `kind`: 0 a Xapian error, 1 `std::bad_alloc`, 2 `std::runtime_error`, 3 an `int`; other values succeed.
bool cxap_guard_probe(int kind, cxap_error *_Nullable *_Nonnull error) CXAP_NOEXCEPT;

/// The version of the library that is linked, as `1.4.22`.
const char *cxap_version(void) CXAP_NOEXCEPT;

#pragma clang assume_nonnull end
#ifdef __cplusplus
}
#endif
#endif
