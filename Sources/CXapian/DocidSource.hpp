// A list of documents as a part of a query.
#pragma once

#include <xapian.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace cxap {

/// Documents named by docid, ascending and each once, without weight.
///
/// Copies share the list, which nobody changes. Those that are not in the database must not be named: Xapian
/// takes a source at its word.
class DocidSource : public Xapian::PostingSource {
 public:
  using List = std::vector<Xapian::docid>;

  explicit DocidSource(std::shared_ptr<const List> docids) : docids_(std::move(docids)) {}

  Xapian::doccount get_termfreq_min() const override { return static_cast<Xapian::doccount>(docids_->size()); }
  Xapian::doccount get_termfreq_est() const override { return get_termfreq_min(); }
  Xapian::doccount get_termfreq_max() const override { return get_termfreq_min(); }

  void next(double) override { at_ = started_ ? at_ + 1 : (started_ = true, 0); }

  void skip_to(Xapian::docid docid, double) override {
    started_ = true;
    at_ = std::lower_bound(docids_->begin() + at_, docids_->end(), docid) - docids_->begin();
  }

  bool at_end() const override { return at_ == docids_->size(); }
  Xapian::docid get_docid() const override { return (*docids_)[at_]; }
  PostingSource* clone() const override { return new DocidSource(docids_); }

  void init(const Xapian::Database&) override {
    at_ = 0;
    started_ = false;
  }

  std::string get_description() const override {
    return "DocidSource(" + std::to_string(docids_->size()) + ")";
  }

 private:
  std::shared_ptr<const List> docids_;
  size_t at_ = 0;
  bool started_ = false;
};

}  // namespace cxap
