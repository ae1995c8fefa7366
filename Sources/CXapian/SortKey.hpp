// Sort keys over several value slots.
#pragma once

#include <xapian.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "include/CXapianMatch.h"

namespace cxap {

/// Makes keys whose byte order is the order asked for, slot by slot.
///
/// Xapian's own MultiValueKeyMaker places missing values by a default value that has to be known to be larger
/// than any other; here a first byte says whether there is a value, so missing ones can stand at either end
/// of either direction.
class SortKey : public Xapian::KeyMaker {
 public:
  explicit SortKey(std::vector<cxap_sort_key> keys) : keys_(std::move(keys)) {}

  std::string operator()(const Xapian::Document& document) const override {
    std::string out;
    for (const cxap_sort_key& key : keys_) append(out, document.get_value(key.slot), key);
    return out;
  }

 private:
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

  std::vector<cxap_sort_key> keys_;
};

}  // namespace cxap
