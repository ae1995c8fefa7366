// What the opaque handles of the C interface hold.
#pragma once

#include <xapian.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "PrivateFiles.hpp"
#include "StemCache.hpp"

namespace cxap {

/// An open database, shared by every handle made from it, so that closing it is seen by all of them.
class Session {
 public:
  explicit Session(const std::string& path) : db_(path) {}
  Session(const std::string& path, int flags)
      : writable_(std::in_place, path, flags | Xapian::DB_BACKEND_GLASS), db_(*writable_), path_(path) {
    make_private(path_);
  }

  /// After a commit: it has made the version file anew, and maybe a table.
  void committed() const noexcept { make_private(path_); }

  Xapian::Database& live() {
    if (closed_) throw Xapian::DatabaseClosedError("The database has been closed");
    return db_;
  }

  Xapian::WritableDatabase& writable() {
    live();
    if (!writable_) throw Xapian::InvalidOperationError("The database is open for reading only");
    refuse_while_matching();
    return *writable_;
  }

  void close() {
    if (closed_) return;
    refuse_while_matching();
    closed_ = true;
    db_.close();
  }

  bool reopen() {
    live();
    refuse_while_matching();
    // Even a reopening that fails may have moved on.
    ++epoch_;
    if (db_.reopen()) return true;
    --epoch_;
    return false;
  }

  /// Grows with each reopening that found a newer revision: what was matched before belongs to an older one.
  uint64_t epoch() const { return epoch_; }

  StemCache stems;

  /// Alive while a match runs: what a decider calls must not take the database away from under the matcher.
  class Matching {
   public:
    explicit Matching(Session& session) : session_(session) { ++session_.matching_; }
    ~Matching() { --session_.matching_; }
    Matching(const Matching&) = delete;
    Matching& operator=(const Matching&) = delete;

   private:
    Session& session_;
  };

 private:
  void refuse_while_matching() const {
    if (matching_ > 0) throw Xapian::InvalidOperationError("Not possible while a match is running");
  }

  std::optional<Xapian::WritableDatabase> writable_;
  Xapian::Database db_;
  std::string path_;
  bool closed_ = false;
  unsigned matching_ = 0;
  uint64_t epoch_ = 0;
};

}  // namespace cxap

struct cxap_database {
  std::shared_ptr<cxap::Session> session;
};

struct cxap_document {
  std::shared_ptr<cxap::Session> session;
  uint64_t epoch;
  Xapian::Document document;

  Xapian::Document& live() {
    session->live();
    if (session->epoch() != epoch)
      throw Xapian::DatabaseModifiedError("The database was reopened after the document was read");
    return document;
  }
};

struct cxap_query {
  Xapian::Query query;
};

struct cxap_enquire {
  std::shared_ptr<cxap::Session> session;
  Xapian::Enquire enquire;
};

struct cxap_mset {
  std::shared_ptr<cxap::Session> session;
  uint64_t epoch;
  Xapian::MSet mset;
};

struct cxap_stemmer {
  Xapian::Stem stem;
};
