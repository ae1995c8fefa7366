// Errors, buffers, the guard's probe.
#include <stdexcept>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "include/CXapian.h"

namespace {

// Made at load, so that running out of memory can still be told. Never freed.
cxap_error& out_of_memory() noexcept {
  // Short enough for the strings' own storage: constructing them allocates nothing.
  static cxap_error error{"OutOfMemory", "Out of memory", ""};
  return error;
}

}  // namespace

namespace cxap {

void store(cxap_error** error, const char* type, const char* message, const char* context) noexcept {
  if (error == nullptr) return;
  try {
    *error = new cxap_error{type, message, context};
  } catch (...) {
    *error = &out_of_memory();
  }
}

void store(cxap_error** error, const Xapian::Error& thrown) noexcept {
  try {
    std::string context = thrown.get_context();
    if (const char* system = thrown.get_error_string()) {
      if (!context.empty()) context += ": ";
      context += system;
    }
    store(error, thrown.get_type(), thrown.get_msg().c_str(), context.c_str());
  } catch (...) {
    store(error, thrown.get_type(), "", "");
  }
}

}  // namespace cxap

const char* cxap_error_class(const cxap_error* error) noexcept { return error->type.c_str(); }
const char* cxap_error_message(const cxap_error* error) noexcept { return error->message.c_str(); }
const char* cxap_error_context(const cxap_error* error) noexcept { return error->context.c_str(); }

void cxap_error_free(cxap_error* error) noexcept {
  if (error != &out_of_memory()) delete error;
}

void cxap_buffer_free(cxap_buffer buffer) noexcept { std::free(buffer.bytes); }

const char* cxap_version(void) noexcept { return Xapian::version_string(); }

bool cxap_guard_probe(int kind, cxap_error** error) noexcept {
  return cxap::guard_all(error, [&] {
    switch (kind) {
      case 0:
        throw Xapian::DatabaseModifiedError("probe", "context");
      case 1:
        throw std::bad_alloc();
      case 2:
        throw std::runtime_error("probe");
      case 3:
        throw 3;
      default:
        break;
    }
  });
}
