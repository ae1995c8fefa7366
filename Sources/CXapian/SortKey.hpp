// Sort keys over several value slots.
#pragma once

#include <xapian.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapianMatch.h"

namespace cxap {

/// Makes keys whose byte order is the order asked for, slot by slot.
///
/// A value is that of a slot, of a term the document has, or what the caller says.
///
/// Xapian's own MultiValueKeyMaker places missing values by a default value that has to be known to be larger
/// than any other; here a first byte says whether there is a value, so missing ones can stand at either end
/// of either direction.
class SortKey : public Xapian::KeyMaker {
 public:
  SortKey(const cxap_match_options& options, const std::shared_ptr<Session>& session)
      : session_(session), ask_(options.sort_value), context_(options.sort_value_context) {
    for (size_t i = 0; i < options.sort_key_count; ++i) steps_.emplace_back(options.sort_keys[i], session->live());
  }

  std::string operator()(const Xapian::Document& document) const override {
    std::string out;
    for (size_t i = 0; i < steps_.size(); ++i) append(out, value(i, document), steps_[i].key);
    return out;
  }

 private:
  /// Where a match stands among the documents of a term.
  struct Cursor {
    std::string term, value;
    Xapian::PostingIterator at, end;
  };

  struct Step {
    Step(const cxap_sort_key& key, const Xapian::Database& db) : key(key) {
      for (size_t i = 0; i < key.term_count; ++i)
        cursors.push_back({string(key.terms[i].term), string(key.terms[i].value), {}, {}});
      this->key.terms = nullptr;  // lent for the call only
      rewind(db);
    }
    void rewind(const Xapian::Database& db) {
      last = 0;
      for (Cursor& cursor : cursors) {
        cursor.at = db.postlist_begin(cursor.term);
        cursor.end = db.postlist_end(cursor.term);
      }
    }
    cxap_sort_key key;
    std::vector<Cursor> cursors;
    Xapian::docid last = 0;
  };

  std::string value(size_t index, const Xapian::Document& document) const {
    Step& step = steps_[index];
    if (!step.cursors.empty()) return of_terms(step, document.get_docid());
    if (step.key.asks) return asked(index, document);
    std::string value = document.get_value(step.key.slot);
    return step.key.cut_from > 0 && value.size() >= step.key.cut_from ? asked(index, document) : value;
  }

  /// Matches ask in the order of documents, so that every list is read once.
  std::string of_terms(Step& step, Xapian::docid docid) const {
    if (docid < step.last) step.rewind(session_->live());
    step.last = docid;
    for (Cursor& cursor : step.cursors) {
      if (cursor.at != cursor.end && *cursor.at < docid) cursor.at.skip_to(docid);
      if (cursor.at != cursor.end && *cursor.at == docid) return cursor.value;
    }
    return std::string();
  }

  std::string asked(size_t index, const Xapian::Document& document) const {
    if (ask_ == nullptr) throw Xapian::InvalidArgumentError("Nobody knows the values to sort by");
    // The matcher's document ends with the match, so the copy must not outlive this call.
    cxap_document lent{session_, session_->epoch(), document};
    cxap_bytes value{nullptr, 0};
    if (ask_(context_, index, &lent, &value) < 0) throw Failure{"DeciderStopped", "The order stopped the match"};
    return string(value);
  }

  // A value is ended by two zero bytes and a zero byte inside it is followed by 0xff, so that no value's key
  // begins another's; inverting every byte of such keys inverts their order.
  static void append(std::string& out, const std::string& value, const cxap_sort_key& key) {
    const bool missing = value.empty();
    out.push_back(missing == key.missing_last ? '\1' : '\0');
    if (missing) return;
    const char flip = key.descending ? '\xff' : '\0';
    for (char byte : key.natural ? natural(value) : value) {
      out.push_back(static_cast<char>(byte ^ flip));
      if (byte == '\0') out.push_back(static_cast<char>('\xff' ^ flip));
    }
    out.append(2, flip);
  }

  /// Each run of digits as a digit, how many digits follow, and those without leading zeros: still where a digit
  /// stands among other characters, but ordered by what it counts. Runs that count the same are told apart by
  /// their zeros at the very end.
  static std::string natural(const std::string& value) {
    std::string out, zeros;
    for (size_t i = 0; i < value.size();) {
      if (!digit(value[i])) {
        out.push_back(value[i++]);
        continue;
      }
      size_t first = i;
      while (i < value.size() && value[i] == '0') ++i;
      const size_t significant = i;
      while (i < value.size() && digit(value[i])) ++i;
      const size_t count = std::min<size_t>(i - significant, 255);
      out.push_back('0');
      out.push_back(static_cast<char>(count));
      out.append(value, significant, i - significant);
      zeros.push_back(static_cast<char>(std::min<size_t>(significant - first, 254) + 1));
    }
    return zeros.empty() ? out : out + '\0' + zeros;
  }

  static bool digit(char byte) { return byte >= '0' && byte <= '9'; }

  std::shared_ptr<Session> session_;
  cxap_sort_value ask_;
  void* context_;
  mutable std::vector<Step> steps_;
};

}  // namespace cxap
