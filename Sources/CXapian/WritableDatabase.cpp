// Changing a database.
#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "PackedDocument.hpp"
#include "include/CXapian.h"

using cxap::guard_all;

bool cxap_begin_transaction(cxap_database* database, cxap_error** error) noexcept {
  return guard_all(error, [&] { database->session->writable().begin_transaction(); });
}

bool cxap_commit_transaction(cxap_database* database, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    database->session->writable().commit_transaction();
    database->session->committed();
  });
}

bool cxap_cancel_transaction(cxap_database* database, cxap_error** error) noexcept {
  return guard_all(error, [&] { database->session->writable().cancel_transaction(); });
}

bool cxap_commit(cxap_database* database, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    database->session->writable().commit();
    database->session->committed();
  });
}

bool cxap_replace(cxap_database* database, uint32_t docid, cxap_bytes packed, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    Xapian::WritableDatabase& db = database->session->writable();
    if (docid == 0) throw Xapian::InvalidArgumentError("Document id 0 does not exist");
    db.replace_document(docid, cxap::unpack(packed, database->session->stems));
  });
}

bool cxap_delete(cxap_database* database, uint32_t docid, bool* deleted, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    Xapian::WritableDatabase& db = database->session->writable();
    *deleted = false;
    if (docid == 0) return;
    // Asked first: a deletion that fails inside Xapian takes all uncommitted changes with it.
    try {
      db.get_doclength(docid);
    } catch (const Xapian::DocNotFoundError&) {
      return;
    }
    db.delete_document(docid);
    *deleted = true;
  });
}

bool cxap_set_metadata(
    cxap_database* database, cxap_bytes key, cxap_bytes value, cxap_error** error) noexcept {
  return guard_all(error, [&] {
    Xapian::WritableDatabase& db = database->session->writable();
    if (key.count > 240) throw Xapian::InvalidArgumentError("The metadata key is over 240 bytes");
    db.set_metadata(cxap::string(key), cxap::string(value));
  });
}
