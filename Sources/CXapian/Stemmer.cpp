// Stemming, and numbers as sortable bytes.
#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::guard;
using cxap::guard_all;

cxap_stemmer* cxap_stemmer_create(cxap_bytes language, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_stemmer*>(nullptr), [&] {
    return new cxap_stemmer{Xapian::Stem(cxap::string(language))};
  });
}

void cxap_stemmer_free(cxap_stemmer* stemmer) noexcept { delete stemmer; }

bool cxap_stemmer_stem(
    cxap_stemmer* stemmer, cxap_bytes word, cxap_buffer* stem, cxap_error** error) noexcept {
  *stem = {nullptr, 0};
  return guard_all(error, [&] { *stem = cxap::buffer(stemmer->stem(cxap::string(word))); });
}

bool cxap_stemmer_languages(cxap_buffer* names, cxap_error** error) noexcept {
  *names = {nullptr, 0};
  return guard_all(error, [&] { *names = cxap::buffer(Xapian::Stem::get_available_languages()); });
}

size_t cxap_sortable_serialise(double number, uint8_t* bytes) noexcept {
  return Xapian::sortable_serialise_(number, reinterpret_cast<char*>(bytes));
}

bool cxap_sortable_unserialise(cxap_bytes bytes, double* number, cxap_error** error) noexcept {
  return guard_all(error, [&] { *number = Xapian::sortable_unserialise(cxap::string(bytes)); });
}
