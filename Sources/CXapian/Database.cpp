// Opening, closing and reading a database.
#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::append;
using cxap::append_counted;
using cxap::guard;
using cxap::guard_all;

cxap_database* cxap_database_open(cxap_bytes path, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_database*>(nullptr), [&] {
    return new cxap_database{std::make_shared<cxap::Session>(cxap::path(path))};
  });
}

cxap_database* cxap_database_open_writable(cxap_bytes path, int flags, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_database*>(nullptr), [&] {
    return new cxap_database{std::make_shared<cxap::Session>(cxap::path(path), flags)};
  });
}

void cxap_database_free(cxap_database* database) noexcept { delete database; }

bool cxap_database_close(cxap_database* database, cxap_error** error) noexcept {
  return guard_all(error, [&] { database->session->close(); });
}

bool cxap_database_reopen(cxap_database* database, bool* changed, cxap_error** error) noexcept {
  return guard_all(error, [&] { *changed = database->session->reopen(); });
}

bool cxap_database_statistics(
    cxap_database* database, cxap_statistics* statistics, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    statistics->document_count = db.get_doccount();
    statistics->last_docid = db.get_lastdocid();
    statistics->revision = db.get_revision();
    statistics->average_length = db.get_avlength();
  });
}

bool cxap_database_term_frequency(
    cxap_database* database, cxap_bytes term, uint32_t* frequency, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    // To Xapian the empty term is every document; to a caller it is no term.
    *frequency = term.count == 0 ? 0 : db.get_termfreq(cxap::string(term));
  });
}

bool cxap_database_metadata(
    cxap_database* database, cxap_bytes key, cxap_buffer* value, cxap_error** error) noexcept {
  *value = {nullptr, 0};
  return guard_all(
      error, [&] { *value = cxap::buffer(database->session->live().get_metadata(cxap::string(key))); });
}

bool cxap_database_metadata_keys(
    cxap_database* database, cxap_bytes prefix, cxap_buffer* keys, cxap_error** error) noexcept {
  *keys = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string start = cxap::string(prefix);
    std::string out;
    for (auto key = db.metadata_keys_begin(start); key != db.metadata_keys_end(start); ++key)
      append_counted(out, *key);
    *keys = cxap::buffer(out);
  });
}

bool cxap_database_all_terms(
    cxap_database* database, cxap_bytes prefix, cxap_bytes from, uint32_t limit, cxap_buffer* terms,
    cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string start = cxap::string(prefix);
    std::string out;
    auto end = db.allterms_end(start);
    auto term = db.allterms_begin(start);
    if (from.count > 0 && term != end) term.skip_to(cxap::string(from));
    for (; limit > 0 && term != end; ++term, --limit) {
      append(out, term.get_termfreq());
      append_counted(out, *term);
    }
    *terms = cxap::buffer(out);
  });
}

bool cxap_database_postings(
    cxap_database* database, cxap_bytes term, uint32_t from, uint32_t limit, cxap_buffer* docids,
    cxap_error** error) noexcept {
  *docids = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string name = cxap::string(term);
    std::string out;
    auto posting = db.postlist_begin(name);
    auto end = db.postlist_end(name);
    if (posting != end && from > 1) posting.skip_to(from);
    for (; limit > 0 && posting != end; ++posting, --limit) append(out, *posting);
    *docids = cxap::buffer(out);
  });
}

bool cxap_database_positions(
    cxap_database* database, uint32_t docid, cxap_bytes term, cxap_buffer* positions,
    cxap_error** error) noexcept {
  *positions = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    if (docid == 0 || term.count == 0) return;
    const std::string name = cxap::string(term);
    std::string out;
    auto end = db.positionlist_end(docid, name);
    for (auto position = db.positionlist_begin(docid, name); position != end; ++position)
      append(out, *position);
    *positions = cxap::buffer(out);
  });
}

bool cxap_database_value_statistics(
    cxap_database* database, uint32_t slot, cxap_value_statistics* statistics,
    cxap_error** error) noexcept {
  *statistics = {0, {nullptr, 0}, {nullptr, 0}};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    statistics->count = db.get_value_freq(slot);
    const std::string lower = db.get_value_lower_bound(slot);
    const std::string upper = db.get_value_upper_bound(slot);
    cxap_buffer first = cxap::buffer(lower);
    try {
      statistics->upper_bound = cxap::buffer(upper);
    } catch (...) {
      cxap_buffer_free(first);
      throw;
    }
    statistics->lower_bound = first;
  });
}
