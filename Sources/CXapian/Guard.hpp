// The one place where C++ exceptions end.
#pragma once

#include <xapian.h>

#include <new>
#include <string>
#include <type_traits>
#include <utility>

#include "include/CXapianBase.h"

struct cxap_error {
  std::string type;
  std::string message;
  std::string context;
};

namespace cxap {

/// A failure of ours that is no Xapian class.
struct Failure {
  const char* type;
  const char* message;
};

/// Stores an error, or the preallocated one if there is no memory left for it.
void store(cxap_error** error, const char* type, const char* message, const char* context) noexcept;
void store(cxap_error** error, const Xapian::Error& thrown) noexcept;

/// Runs `body` and answers what it answers; whatever it throws becomes an error and the value `failed`.
template <typename Body>
auto guard(cxap_error** error, std::invoke_result_t<Body> failed, Body&& body) noexcept
    -> std::invoke_result_t<Body> {
  try {
    return std::forward<Body>(body)();
  } catch (const Xapian::Error& thrown) {
    store(error, thrown);
  } catch (const Failure& thrown) {
    store(error, thrown.type, thrown.message, "");
  } catch (const std::bad_alloc&) {
    store(error, "OutOfMemory", "Not enough memory", "");
  } catch (const std::exception& thrown) {
    store(error, "StandardException", thrown.what(), "");
  } catch (...) {
    store(error, "UnknownException", "An exception of an unknown type", "");
  }
  return failed;
}

/// For entries that answer whether they succeeded.
template <typename Body>
bool guard_all(cxap_error** error, Body&& body) noexcept {
  return guard(error, false, [&] {
    body();
    return true;
  });
}

}  // namespace cxap
