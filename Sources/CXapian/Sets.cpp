// Sets of documents without a match: how many there are, which terms a beginning has.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "Bytes.hpp"
#include "DocidSource.hpp"
#include "GradedSource.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

using cxap::append;
using cxap::append_counted;
using cxap::guard;
using cxap::guard_all;

namespace {

/// Docids of a range, a bit each; sorted where they are too thin for that.
class DocidBits {
 public:
  DocidBits(Xapian::docid first, Xapian::docid last) : first_(first), last_(last) {
    if (last - first < kDense) bits_.resize((last - first) / 64 + 1);
  }

  void add(Xapian::docid docid) {
    if (docid < first_ || docid > last_) return;
    if (bits_.empty()) return thin_.push_back(docid);
    const uint64_t bit = uint64_t(1) << ((docid - first_) % 64);
    uint64_t& word = bits_[(docid - first_) / 64];
    size_ += (word & bit) == 0;
    word |= bit;
  }

  /// Nothing is added after this.
  void seal() {
    if (!bits_.empty()) return;
    std::sort(thin_.begin(), thin_.end());
    thin_.erase(std::unique(thin_.begin(), thin_.end()), thin_.end());
    gone_.resize(thin_.size());
    size_ = static_cast<uint32_t>(thin_.size());
  }

  void remove(Xapian::docid docid) {
    if (docid < first_ || docid > last_) return;
    if (bits_.empty()) {
      const auto found = std::lower_bound(thin_.begin(), thin_.end(), docid);
      if (found == thin_.end() || *found != docid) return;
      auto gone = gone_[found - thin_.begin()];
      size_ -= !gone;
      gone = true;
      return;
    }
    const uint64_t bit = uint64_t(1) << ((docid - first_) % 64);
    uint64_t& word = bits_[(docid - first_) / 64];
    size_ -= (word & bit) != 0;
    word &= ~bit;
  }

  uint32_t size() const { return size_; }

  /// Those that were added, ascending, before any is removed.
  std::vector<Xapian::docid> list() const {
    if (bits_.empty()) return thin_;
    std::vector<Xapian::docid> docids;
    docids.reserve(size_);
    for (size_t place = 0; place < bits_.size(); ++place)
      for (uint64_t word = bits_[place]; word != 0; word &= word - 1)
        docids.push_back(first_ + static_cast<Xapian::docid>(place * 64 + __builtin_ctzll(word)));
    return docids;
  }

 private:
  /// Two megabytes of bits.
  static constexpr Xapian::docid kDense = 1 << 24;

  Xapian::docid first_, last_;
  std::vector<uint64_t> bits_;
  std::vector<Xapian::docid> thin_;
  std::vector<bool> gone_;
  uint32_t size_ = 0;
};

/// Postings of some terms, opened once.
struct Postings {
  std::vector<std::pair<Xapian::PostingIterator, Xapian::PostingIterator>> lists;
  Xapian::docid first = ~Xapian::docid(0);

  Postings(Xapian::Database& db, const cxap_bytes* terms, size_t count) {
    for (size_t i = 0; i < count; ++i) {
      if (terms[i].count == 0) continue;
      const std::string term = cxap::string(terms[i]);
      auto begin = db.postlist_begin(term);
      auto end = db.postlist_end(term);
      if (begin == end) continue;
      first = std::min(first, *begin);
      lists.emplace_back(begin, end);
    }
  }

  template <typename Body>
  void each(Body&& body) {
    for (auto& [posting, end] : lists)
      for (; posting != end; ++posting) body(*posting);
  }
};

}  // namespace

bool cxap_database_union_size(
    cxap_database* database, const cxap_document_set* any, const cxap_document_set* none, uint32_t* size,
    cxap_error** error) noexcept {
  *size = 0;
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    if (none->term_count + none->docid_count + any->docid_count == 0 && any->term_count == 1) {
      *size = any->terms[0].count == 0 ? 0 : db.get_termfreq(cxap::string(any->terms[0]));
      return;
    }
    Postings found(db, any->terms, any->term_count);
    Xapian::docid first = found.first;
    for (size_t i = 0; i < any->docid_count; ++i) first = std::min(first, any->docids[i]);
    const Xapian::docid last = db.get_lastdocid();
    if (first > last) return;
    DocidBits bits(first, last);
    found.each([&](Xapian::docid docid) { bits.add(docid); });
    for (size_t i = 0; i < any->docid_count; ++i) bits.add(any->docids[i]);
    bits.seal();
    Postings(db, none->terms, none->term_count).each([&](Xapian::docid docid) { bits.remove(docid); });
    for (size_t i = 0; i < none->docid_count; ++i) bits.remove(none->docids[i]);
    *size = bits.size();
  });
}

bool cxap_database_values_at_most(
    cxap_database* database, uint32_t slot, cxap_bytes upper, cxap_buffer* docids, cxap_buffer* next,
    cxap_error** error) noexcept {
  *docids = *next = {nullptr, 0};
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string limit = cxap::string(upper);
    std::string out, nearest;
    auto end = db.valuestream_end(slot);
    for (auto value = db.valuestream_begin(slot); value != end; ++value) {
      const std::string& found = *value;
      if (found <= limit)
        append(out, value.get_docid());
      else if (nearest.empty() || found < nearest)
        nearest = found;
    }
    cxap_buffer first = cxap::buffer(out);
    try {
      *next = cxap::buffer(nearest);
    } catch (...) {
      cxap_buffer_free(first);
      throw;
    }
    *docids = first;
  });
}

bool cxap_database_longer_terms(
    cxap_database* database, cxap_bytes beginning, uint32_t scan, uint32_t keep, uint32_t* found,
    bool* has_more, cxap_buffer* terms, cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  *found = 0;
  *has_more = false;
  return guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string start = cxap::string(beginning);
    std::vector<std::pair<Xapian::doccount, std::string>> all;
    auto end = db.allterms_end(start);
    uint32_t seen = 0;
    auto term = db.allterms_begin(start);
    for (; seen < scan && term != end; ++term, ++seen) {
      std::string text = *term;
      if (text.size() > start.size()) all.emplace_back(term.get_termfreq(), std::move(text));
    }
    *has_more = seen == scan;
    *found = static_cast<uint32_t>(all.size());
    const auto last = all.begin() + std::min<size_t>(keep, all.size());
    std::partial_sort(all.begin(), last, all.end(), [](const auto& left, const auto& right) {
      return left.first != right.first ? left.first > right.first : left.second < right.second;
    });
    std::string out;
    for (auto term = all.begin(); term != last; ++term) append_counted(out, term->second);
    *terms = cxap::buffer(out);
  });
}

cxap_query* cxap_query_docids(const uint32_t* docids, size_t count, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_query*>(nullptr), [&] {
    auto list = std::make_shared<std::vector<Xapian::docid>>(docids, docids + count);
    if (!std::is_sorted(list->begin(), list->end())) std::sort(list->begin(), list->end());
    list->erase(std::unique(list->begin(), list->end()), list->end());
    if (!list->empty() && list->front() == 0) list->erase(list->begin());
    if (list->empty()) return new cxap_query{Xapian::Query()};
    // The query copies the source for each match and takes this one over.
    return new cxap_query{Xapian::Query((new cxap::DocidSource(std::move(list)))->release())};
  });
}

cxap_query* cxap_query_postings(
    cxap_database* database, const cxap_bytes* terms, size_t count, uint32_t* size,
    cxap_error** error) noexcept {
  *size = 0;
  return guard(error, static_cast<cxap_query*>(nullptr), [&] {
    Xapian::Database& db = database->session->live();
    Postings postings(db, terms, count);
    if (postings.lists.empty()) return new cxap_query{Xapian::Query()};
    DocidBits bits(postings.first, db.get_lastdocid());
    postings.each([&](Xapian::docid docid) { bits.add(docid); });
    bits.seal();
    auto list = std::make_shared<std::vector<Xapian::docid>>(bits.list());
    *size = static_cast<uint32_t>(list->size());
    return new cxap_query{Xapian::Query((new cxap::DocidSource(std::move(list)))->release())};
  });
}

cxap_query* cxap_query_graded(
    const cxap_bytes* terms, const double* weights, size_t count, cxap_error** error) noexcept {
  return guard(error, static_cast<cxap_query*>(nullptr), [&] {
    cxap::GradedSource::Grades grades;
    for (size_t i = 0; i < count; ++i)
      if (terms[i].count > 0 && weights[i] >= 0) grades.emplace_back(cxap::string(terms[i]), weights[i]);
    if (grades.empty()) return new cxap_query{Xapian::Query()};
    return new cxap_query{Xapian::Query((new cxap::GradedSource(std::move(grades)))->release())};
  });
}
