// Bytes in and out of the C interface.
#pragma once

#include <xapian.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <string>

#include "include/CXapianBase.h"

namespace cxap {

inline std::string string(cxap_bytes bytes) {
  if (bytes.count == 0) return std::string();
  return std::string(reinterpret_cast<const char*>(bytes.bytes), bytes.count);
}

/// A file path; the system would silently cut one with a zero byte inside.
inline std::string path(cxap_bytes bytes) {
  std::string text = string(bytes);
  if (text.empty()) throw Xapian::InvalidArgumentError("The path is empty");
  if (text.find('\0') != std::string::npos)
    throw Xapian::InvalidArgumentError("The path contains a zero byte");
  return text;
}

inline cxap_buffer buffer(const std::string& text) {
  if (text.empty()) return {nullptr, 0};
  auto* copy = static_cast<uint8_t*>(std::malloc(text.size()));
  if (copy == nullptr) throw std::bad_alloc();
  std::memcpy(copy, text.data(), text.size());
  return {copy, text.size()};
}

/// Appends a number in the byte order of the machine: these records never leave the process.
inline void append(std::string& out, uint32_t number) {
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

inline void append_double(std::string& out, double number) {
  out.append(reinterpret_cast<const char*>(&number), sizeof number);
}

inline void append_counted(std::string& out, const std::string& text) {
  append(out, static_cast<uint32_t>(text.size()));
  out.append(text);
}

}  // namespace cxap
