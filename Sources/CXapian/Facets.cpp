// How many of some documents have each term, or each number.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::append;
using cxap::append_double;
using cxap::append_counted;
using cxap::guard_all;

namespace {

/// Ascending docids, and whether one is among them: a bit each unless they are too thin for that.
class Chosen {
 public:
  Chosen(const uint32_t* docids, size_t count) : docids_(docids), count_(count) {
    if (count == 0 || last() - first() >= kDense) return;
    bits_.resize((last() - first()) / 64 + 1);
    for (size_t i = 0; i < count; ++i)
      bits_[(docids[i] - first()) / 64] |= uint64_t(1) << ((docids[i] - first()) % 64);
  }

  bool empty() const { return count_ == 0; }
  Xapian::docid first() const { return docids_[0]; }
  Xapian::docid last() const { return docids_[count_ - 1]; }

  /// Only for docids from the first to the last.
  bool has(Xapian::docid docid) const {
    if (bits_.empty()) return std::binary_search(docids_, docids_ + count_, docid);
    return bits_[(docid - first()) / 64] >> ((docid - first()) % 64) & 1;
  }

 private:
  /// Eight megabytes of bits.
  static constexpr Xapian::docid kDense = 1 << 26;

  const uint32_t* docids_;
  size_t count_;
  std::vector<uint64_t> bits_;
};

struct TermCount {
  std::string term;
  std::vector<uint32_t> examples;
  uint32_t count;
};

bool more(const TermCount& left, const TermCount& right) {
  return left.count != right.count ? left.count > right.count : left.term < right.term;
}

}  // namespace

bool cxap_database_term_counts(
    cxap_database* database, cxap_bytes prefix, const uint32_t* docids, size_t docid_count, uint32_t keep,
    uint32_t examples, uint32_t* distinct, cxap_buffer* counts, cxap_error** error) noexcept {
  *distinct = 0;
  *counts = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const Chosen chosen(docids, docid_count);
    if (chosen.empty()) return;
    const std::string start = cxap::string(prefix);
    // A heap, the least of those kept in front.
    std::vector<TermCount> found;
    const auto end = db.allterms_end(start);
    for (auto term = db.allterms_begin(start); term != end; ++term) {
      // No more of the documents can have it than all that do, and of equals the first term is kept.
      if (found.size() == keep && (keep == 0 || term.get_termfreq() <= found.front().count)) {
        ++*distinct;
        continue;
      }
      TermCount one{*term, {}, 0};
      auto posting = db.postlist_begin(one.term);
      const auto last = db.postlist_end(one.term);
      if (posting != last) posting.skip_to(chosen.first());
      for (; posting != last && *posting <= chosen.last(); ++posting) {
        if (!chosen.has(*posting)) continue;
        if (one.examples.size() < examples) one.examples.push_back(*posting);
        ++one.count;
      }
      if (one.count == 0) continue;
      ++*distinct;
      found.push_back(std::move(one));
      std::push_heap(found.begin(), found.end(), more);
      if (found.size() <= keep) continue;
      std::pop_heap(found.begin(), found.end(), more);
      found.pop_back();
    }
    std::sort(found.begin(), found.end(), more);
    std::string out;
    for (const TermCount& one : found) {
      append(out, one.count);
      append(out, static_cast<uint32_t>(one.examples.size()));
      for (uint32_t docid : one.examples) append(out, docid);
      append_counted(out, one.term);
    }
    *counts = cxap::buffer(out);
  });
}

bool cxap_database_number_counts(
    cxap_database* database, uint32_t slot, const uint32_t* docids, size_t docid_count, cxap_buffer* counts,
    cxap_error** error) noexcept {
  *counts = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const Chosen chosen(docids, docid_count);
    if (chosen.empty()) return;
    std::vector<double> numbers;
    numbers.reserve(docid_count);
    auto value = db.valuestream_begin(slot);
    const auto end = db.valuestream_end(slot);
    if (value != end) value.skip_to(chosen.first());
    for (; value != end && value.get_docid() <= chosen.last(); ++value)
      if (chosen.has(value.get_docid())) numbers.push_back(Xapian::sortable_unserialise(*value));
    std::sort(numbers.begin(), numbers.end());
    std::string out;
    for (auto first = numbers.begin(); first != numbers.end();) {
      const auto next = std::upper_bound(first, numbers.end(), *first);
      append(out, static_cast<uint32_t>(next - first));
      append_double(out, *first);
      first = next;
    }
    *counts = cxap::buffer(out);
  });
}
