// Terms near a word: a walk over the sorted terms that leaps over every beginning that cannot come near any more.
//
// Distance: insertions, deletions, substitutions and swaps of neighbours ("optimal string alignment"), in Unicode
// scalars. The rows of the usual table are kept for the beginning that the current term shares with the next.
#include <algorithm>
#include <string>
#include <vector>

#include "Bytes.hpp"
#include "Guard.hpp"
#include "Handles.hpp"
#include "include/CXapian.h"

namespace {

using Scalars = std::vector<char32_t>;

/// Decodes UTF-8; a byte that is none stands for itself, so that any term can be walked.
void decode(const std::string& text, size_t from, Scalars& out) {
  out.clear();
  for (size_t i = from; i < text.size();) {
    const unsigned char first = text[i];
    size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (i + length > text.size() || (first >= 0x80 && first < 0xC0)) length = 1;
    char32_t scalar = length == 1 ? first : first & (0xFF >> (length + 1));
    for (size_t k = 1; k < length; ++k) scalar = scalar << 6 | (text[i + k] & 0x3F);
    out.push_back(scalar);
    i += length;
  }
}

Scalars scalars(const std::string& text) {
  Scalars out;
  decode(text, 0, out);
  return out;
}

void append_utf8(std::string& out, char32_t scalar) {
  if (scalar < 0x80) {
    out += static_cast<char>(scalar);
  } else if (scalar < 0x800) {
    out += static_cast<char>(0xC0 | scalar >> 6);
    out += static_cast<char>(0x80 | (scalar & 0x3F));
  } else if (scalar < 0x10000) {
    out += static_cast<char>(0xE0 | scalar >> 12);
    out += static_cast<char>(0x80 | (scalar >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (scalar & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | scalar >> 18);
    out += static_cast<char>(0x80 | (scalar >> 12 & 0x3F));
    out += static_cast<char>(0x80 | (scalar >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (scalar & 0x3F));
  }
}

/// The distances of the beginnings of a word to the beginnings of one term after the other.
class Walk {
 public:
  Walk(Scalars word, unsigned limit)
      : word_(std::move(word)), limit_(limit), letters_(word_), width_(word_.size() + 1), rows_(width_) {
    std::sort(letters_.begin(), letters_.end());
    for (size_t j = 0; j < width_; ++j) rows_[j] = static_cast<unsigned>(j);
  }

  /// Follows a term; false if its beginning of `depth()` + 1 scalars is too far from every beginning of the word.
  bool follow(const Scalars& term) {
    size_t depth = 0;
    while (depth < path_.size() && depth < term.size() && path_[depth] == term[depth]) ++depth;
    path_.resize(depth);
    for (; depth < term.size(); ++depth) {
      if (!step(term[depth])) return false;
    }
    return true;
  }

  size_t depth() const { return path_.size(); }
  unsigned distance() const { return row(depth())[word_.size()]; }

  /// The smallest scalar behind `dead` that may lead on from the first `depth` scalars; 0 if there is none.
  char32_t after(char32_t dead, size_t depth) const {
    if (*std::min_element(row(depth), row(depth) + width_) < limit_)
      return dead >= 0x10FFFF ? 0 : dead == 0xD7FF ? 0xE000 : dead + 1;
    // No edit is left: only a letter of the word itself can go on.
    const auto next = std::upper_bound(letters_.begin(), letters_.end(), dead);
    return next == letters_.end() ? 0 : *next;
  }

  char32_t at(size_t depth) const { return path_[depth]; }

  std::string beginning(size_t depth) const {
    std::string out;
    for (size_t i = 0; i < depth; ++i) append_utf8(out, path_[i]);
    return out;
  }

 private:
  bool step(char32_t scalar) {
    const size_t depth = path_.size();
    if (rows_.size() < (depth + 2) * width_) rows_.resize((depth + 2) * width_);
    unsigned* const below = &rows_[(depth + 1) * width_];
    const unsigned* const above = row(depth);
    below[0] = static_cast<unsigned>(depth + 1);
    unsigned least = below[0];
    for (size_t j = 1; j <= word_.size(); ++j) {
      unsigned best = std::min(above[j] + 1, below[j - 1] + 1);
      best = std::min(best, above[j - 1] + (word_[j - 1] == scalar ? 0u : 1u));
      if (depth > 0 && j > 1 && word_[j - 2] == scalar && word_[j - 1] == path_[depth - 1])
        best = std::min(best, row(depth - 1)[j - 2] + 1);
      below[j] = best;
      least = std::min(least, best);
    }
    if (least > limit_) return false;
    path_.push_back(scalar);
    return true;
  }

  const unsigned* row(size_t depth) const { return &rows_[depth * width_]; }

  Scalars word_;
  unsigned limit_;
  Scalars letters_;
  Scalars path_;
  /// Of one row, and the rows one behind the other, that of no scalar first; those behind `depth()` are of another term.
  size_t width_;
  std::vector<unsigned> rows_;
};

struct Near {
  unsigned distance;
  Xapian::doccount frequency;
  std::string term;
};

}  // namespace

bool cxap_database_near_terms(
    cxap_database* database, cxap_bytes prefix, cxap_bytes word, uint32_t edits, uint32_t most_steps,
    uint32_t keep, cxap_buffer* terms, cxap_error** error) noexcept {
  *terms = {nullptr, 0};
  return cxap::guard_all(error, [&] {
    Xapian::Database& db = database->session->live();
    const std::string start = cxap::string(prefix);
    Walk walk(scalars(cxap::string(word)), edits);
    std::vector<Near> found;
    auto end = db.allterms_end(start);
    auto term = db.allterms_begin(start);
    Scalars rest;
    for (uint32_t step = 0; step < most_steps && term != end; ++step) {
      const std::string text = *term;
      decode(text, start.size(), rest);
      // What begins with a capital or `=` is no word but a prefix of its own.
      const bool isWord = !rest.empty() && !(rest[0] >= 'A' && rest[0] <= 'Z') && rest[0] != '=';
      if (rest.empty() || (isWord && walk.follow(rest))) {
        if (!rest.empty() && walk.distance() <= edits)
          found.push_back({walk.distance(), term.get_termfreq(), text});
        ++term;
        continue;
      }
      size_t depth = isWord ? walk.depth() : 0;
      char32_t next = isWord ? walk.after(rest[depth], depth) : rest[0] == '=' ? '>' : 'Z' + 1;
      while (next == 0 && depth > 0) {
        --depth;
        next = walk.after(walk.at(depth), depth);
      }
      if (next == 0) break;
      std::string target = start + walk.beginning(depth);
      append_utf8(target, next);
      term.skip_to(target);
    }
    const auto last = found.begin() + std::min<size_t>(keep, found.size());
    std::partial_sort(found.begin(), last, found.end(), [](const Near& left, const Near& right) {
      if (left.distance != right.distance) return left.distance < right.distance;
      return left.frequency != right.frequency ? left.frequency > right.frequency : left.term < right.term;
    });
    std::string out;
    for (auto near = found.begin(); near != last; ++near) {
      cxap::append(out, near->distance);
      cxap::append(out, near->frequency);
      cxap::append_counted(out, near->term);
    }
    *terms = cxap::buffer(out);
  });
}
