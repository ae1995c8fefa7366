// Bonuses for having certain terms.
#pragma once

#include <xapian.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cxap {

/// Documents with any of the terms; each weighs the sum of its grades, a grade once however many of its terms
/// it has.
///
/// One source in place of a tree of filters: no statistics are gathered for its terms, and nothing of it is
/// rearranged while a match runs (Xapian 1.4.22 loses documents of AND_MAYBE over OR when it does that).
class GradedSource : public Xapian::PostingSource {
 public:
  /// Terms with the same weight are one grade.
  using Grades = std::vector<std::pair<std::string, double>>;

  explicit GradedSource(Grades grades) : grades_(std::move(grades)) {}

  Xapian::doccount get_termfreq_min() const override { return 0; }
  Xapian::doccount get_termfreq_est() const override { return std::min<Xapian::doccount>(most_, 100); }
  Xapian::doccount get_termfreq_max() const override { return most_; }
  double get_weight() const override { return weight_; }

  void init(const Xapian::Database& db) override {
    lists_.clear();
    gathered_.clear();
    docid_ = 0;
    at_ = 0;
    ended_ = false;
    most_ = db.get_doccount();
    std::map<double, bool> present;
    for (const auto& [term, weight] : grades_) {
      auto begin = db.postlist_begin(term);
      auto end = db.postlist_end(term);
      if (begin == end) continue;
      lists_.push_back({begin, end, weight});
      present[weight] = true;
    }
    double most = 0;
    for (const auto& grade : present) most += grade.first;
    set_maxweight(most);
    if (lists_.size() > kFew) gather();
  }

  void next(double) override {
    if (gathers()) {
      if (docid_ != 0) ++at_;
      return take();
    }
    for (auto& list : lists_)
      if (list.at != list.end && *list.at == docid_) ++list.at;
    settle();
  }

  void skip_to(Xapian::docid docid, double) override {
    if (docid <= docid_) return;
    if (gathers()) {
      at_ = std::lower_bound(
                gathered_.begin() + at_, gathered_.end(), docid,
                [](const auto& entry, Xapian::docid wanted) { return entry.first < wanted; }) -
            gathered_.begin();
      return take();
    }
    for (auto& list : lists_)
      if (list.at != list.end && *list.at < docid) list.at.skip_to(docid);
    settle();
  }

  bool at_end() const override { return ended_; }
  Xapian::docid get_docid() const override { return docid_; }
  PostingSource* clone() const override { return new GradedSource(grades_); }
  std::string get_description() const override {
    std::string text = "GradedSource(";
    for (const auto& [term, weight] : grades_) text += term + ":" + std::to_string(long(weight)) + " ";
    if (!grades_.empty()) text.pop_back();
    return text + ")";
  }

 private:
  /// More lists than this are merged beforehand.
  static constexpr size_t kFew = 8;

  struct List {
    Xapian::PostingIterator at, end;
    double weight;
  };

  bool gathers() const { return lists_.size() > kFew; }

  /// The smallest docid that any list stands at, and its weight.
  void settle() {
    Xapian::docid least = 0;
    for (auto& list : lists_)
      if (list.at != list.end && (least == 0 || *list.at < least)) least = *list.at;
    if (least == 0) {
      ended_ = true;
      return;
    }
    docid_ = least;
    weight_ = 0;
    for (size_t i = 0; i < lists_.size(); ++i) {
      const List& list = lists_[i];
      if (list.at == list.end || *list.at != least) continue;
      bool counted = false;
      for (size_t j = 0; j < i && !counted; ++j)
        counted = lists_[j].weight == list.weight && lists_[j].at != lists_[j].end && *lists_[j].at == least;
      if (!counted) weight_ += list.weight;
    }
  }

  void gather() {
    for (auto& list : lists_)
      for (; list.at != list.end; ++list.at) gathered_.emplace_back(*list.at, list.weight);
    std::sort(gathered_.begin(), gathered_.end());
    gathered_.erase(std::unique(gathered_.begin(), gathered_.end()), gathered_.end());
    size_t kept = 0;
    for (size_t i = 0; i < gathered_.size(); ++i) {
      if (kept > 0 && gathered_[kept - 1].first == gathered_[i].first)
        gathered_[kept - 1].second += gathered_[i].second;
      else
        gathered_[kept++] = gathered_[i];
    }
    gathered_.resize(kept);
  }

  void take() {
    ended_ = at_ >= gathered_.size();
    if (ended_) return;
    docid_ = gathered_[at_].first;
    weight_ = gathered_[at_].second;
  }

  Grades grades_;
  std::vector<List> lists_;
  std::vector<std::pair<Xapian::docid, double>> gathered_;
  size_t at_ = 0;
  Xapian::docid docid_ = 0;
  double weight_ = 0;
  Xapian::doccount most_ = 0;
  bool ended_ = false;
};

}  // namespace cxap
