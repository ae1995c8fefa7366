// Reading one document.
#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::append;
using cxap::append_counted;
using cxap::guard;
using cxap::guard_all;

cxap_document* cxap_database_document(cxap_database* database, uint32_t docid, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_document*>(nullptr), [&] {
    auto& session = database->session;
    return new cxap_document{session, session->epoch(), session->live().get_document(docid)};
  });
}

void cxap_document_free(cxap_document* document) noexcept { delete document; }

bool cxap_document_docid(cxap_document* document, uint32_t* docid, cxap_error** error) noexcept {
  return guard_all(error, [&] { *docid = document->live().get_docid(); });
}

bool cxap_document_data(cxap_document* document, cxap_buffer* data, cxap_error** error) noexcept {
  *data = {nullptr, 0};
  return guard_all(error, [&] { *data = cxap::buffer(document->live().get_data()); });
}

bool cxap_document_value(
    cxap_document* document, uint32_t slot, cxap_buffer* value, cxap_error** error) noexcept {
  *value = {nullptr, 0};
  return guard_all(error, [&] { *value = cxap::buffer(document->live().get_value(slot)); });
}

bool cxap_document_values(cxap_document* document, cxap_buffer* values, cxap_error** error) noexcept {
  *values = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Document& live = document->live();
    std::string out;
    for (auto value = live.values_begin(); value != live.values_end(); ++value) {
      append(out, value.get_valueno());
      append_counted(out, *value);
    }
    *values = cxap::buffer(out);
  });
}

bool cxap_document_terms(cxap_document* document, cxap_buffer* terms, cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Document& live = document->live();
    std::string out;
    for (auto term = live.termlist_begin(); term != live.termlist_end(); ++term) {
      append(out, term.get_wdf());
      append_counted(out, *term);
    }
    *terms = cxap::buffer(out);
  });
}
