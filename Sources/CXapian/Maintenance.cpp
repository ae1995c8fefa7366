// Compaction.
#include <sys/stat.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "PrivateFiles.hpp"
#include "include/CXapian.h"

using cxap::guard_all;

namespace {

struct Source {
  std::string path;
  Xapian::Database db;
  /// The smallest docid in use, 0 if there is none.
  Xapian::docid first;
};

// Disjoint: no source has a document at or above the start of the next. Reads one posting list per source.
void refuse_overlap(std::vector<Source>& sources) {
  std::vector<Source*> used;
  for (Source& source : sources)
    if (source.first != 0) used.push_back(&source);
  std::sort(used.begin(), used.end(), [](Source* a, Source* b) { return a->first < b->first; });
  for (size_t i = 1; i < used.size(); ++i) {
    Source& low = *used[i - 1];
    const Source& high = *used[i];
    auto posting = low.db.postlist_begin(std::string());
    posting.skip_to(high.first);
    if (posting != low.db.postlist_end(std::string()))
      throw Xapian::InvalidArgumentError(
          "The docid ranges of the sources overlap: " + low.path + " has docid " +
              std::to_string(*posting) + ", " + high.path + " begins at " + std::to_string(high.first),
          high.path);
  }
}

// Renumbering puts one range behind the other; beyond 2^32 Xapian would wrap around without a word.
void refuse_overflow(const std::vector<Source>& sources) {
  uint64_t total = 0;
  for (const Source& source : sources) total += source.db.get_lastdocid();
  if (total > std::numeric_limits<Xapian::docid>::max())
    throw Xapian::InvalidArgumentError(
        "The docids of the sources together exceed 2^32: " + std::to_string(total));
}

}  // namespace

bool cxap_compact(
    const cxap_bytes* paths, size_t count, cxap_bytes destination, bool renumber,
    cxap_error** error) noexcept {
  return guard_all(error, [&] {
    if (count == 0) throw Xapian::InvalidArgumentError("There is nothing to compact");
    const std::string into = cxap::path(destination);
    struct stat information;
    if (lstat(into.c_str(), &information) == 0)
      throw Xapian::DatabaseCreateError("The destination of a compaction exists already", into);

    std::vector<Source> sources;
    Xapian::Database all;
    for (size_t i = 0; i < count; ++i) {
      const std::string path = cxap::path(paths[i]);
      Xapian::Database db(path);
      auto posting = db.postlist_begin(std::string());
      const Xapian::docid first = posting == db.postlist_end(std::string()) ? 0 : *posting;
      sources.push_back({path, db, first});
      all.add_database(db);
    }
    if (renumber)
      refuse_overflow(sources);
    else
      refuse_overlap(sources);
    all.compact(into, Xapian::Compactor::FULL | (renumber ? 0u : Xapian::DBCOMPACT_NO_RENUMBER));
    cxap::make_private(into);
  });
}

