// Sort keys over several value slots.
#pragma once

#include <xapian.h>

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
    for (char byte : value) {
      out.push_back(static_cast<char>(byte ^ flip));
      if (byte == '\0') out.push_back(static_cast<char>('\xff' ^ flip));
    }
    out.append(2, flip);
  }

  std::vector<cxap_sort_key> keys_;
};

}  // namespace cxap
