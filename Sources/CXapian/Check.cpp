// Checking a database.
#include <sys/stat.h>

#include <sstream>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "include/CXapian.h"

using cxap::guard_all;

namespace {

// Xapian's check of the termlist table keeps a length for every docid up to the last one: with docids near 2^29
// that is 4 GB and ten seconds for five documents. Above this docid (128 MB) it is done another way.
constexpr Xapian::docid kMaxDocidForWholeCheck = 1u << 24;

bool is_there(const std::string& path) {
  struct stat information;
  return stat(path.c_str(), &information) == 0;
}

/// Reads the terms and values of one document; answers what is wrong, or an empty text.
std::string fault(const Xapian::Database& db, Xapian::docid docid) {
  try {
    uint64_t length = 0;
    const auto end = db.termlist_end(docid);
    for (auto term = db.termlist_begin(docid); term != end; ++term) length += term.get_wdf();
    if (length != db.get_doclength(docid)) return "its length is not the sum of its wdfs";
    const Xapian::Document document = db.get_document(docid);
    for (auto value = document.values_begin(); value != document.values_end(); ++value)
      if ((*value).empty()) return "a value is missing";
    return std::string();
  } catch (const Xapian::Error& thrown) {
    return thrown.get_description();
  }
}

/// Reads every document, as the check of the termlist table would.
size_t check_documents(const Xapian::Database& db, std::ostream& out) {
  constexpr size_t kMaxLines = 20;
  size_t errors = 0;
  size_t documents = 0;
  const auto end = db.postlist_end(std::string());
  for (auto posting = db.postlist_begin(std::string()); posting != end; ++posting, ++documents) {
    const std::string what = fault(db, *posting);
    if (!what.empty() && ++errors <= kMaxLines) out << "document " << *posting << ": " << what << "\n";
  }
  out << "termlist: " << documents << " documents read, " << errors << " with errors\n";
  if (documents == db.get_doccount()) return errors;
  out << "documents: " << db.get_doccount() << " expected\n";
  return errors + 1;
}

size_t check_parts(const std::string& path, const Xapian::Database& db, std::ostream& out) {
  size_t errors = 0;
  for (const char* table : {"postlist", "docdata", "position", "spelling", "synonym"}) {
    // Tables that hold nothing have no file.
    const std::string file = path + "/" + table + ".glass";
    if (is_there(file)) errors += Xapian::Database::check(file, Xapian::DBCHECK_SHOW_STATS, &out);
  }
  return errors + check_documents(db, out);
}

/// The last docid, 0 if the database is too damaged to be opened: its check then says what is wrong.
Xapian::docid last_docid(const std::string& path) {
  try {
    return Xapian::Database(path).get_lastdocid();
  } catch (const Xapian::DatabaseError&) {
    return 0;
  }
}

}  // namespace

bool cxap_check(cxap_bytes bytes, size_t* errors, cxap_buffer* report, cxap_error** error) noexcept {
  *errors = 0;
  *report = {nullptr, 0};
  return guard_all(error, [&] {
    const std::string path = cxap::path(bytes);
    std::ostringstream text;
    if (last_docid(path) > kMaxDocidForWholeCheck && is_there(path + "/iamglass"))
      *errors = check_parts(path, Xapian::Database(path), text);
    else
      *errors = Xapian::Database::check(path, Xapian::DBCHECK_SHOW_STATS, &text);
    *report = cxap::buffer(text.str());
  });
}
