#include "PackedDocument.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

namespace {

constexpr size_t kMaxTermBytes = 245;
/// Letters of the longest beginning that is a term, as `Terms.longestEdge` has it.
constexpr size_t kEdge = 12;
constexpr uint32_t kMaxWdf = 1u << 24;
constexpr uint64_t kMaxLength = 0x7fffffff;
constexpr uint32_t kMaxPosition = 0x7fffffff;
constexpr uint32_t kMaxValueBytes = 16u << 20;
constexpr uint32_t kMaxDataBytes = 100u << 20;

/// Reads numbers and byte runs, never past the end.
class Reader {
 public:
  explicit Reader(cxap_bytes packed) : start_(packed.bytes), at_(0), count_(packed.count) {}

  bool at_end() const { return at_ == count_; }

  uint8_t u8() { return *take(1); }

  uint16_t u16() {
    const uint8_t* p = take(2);
    return static_cast<uint16_t>(p[0] | p[1] << 8);
  }

  uint32_t u32() {
    const uint8_t* p = take(4);
    return p[0] | uint32_t{p[1]} << 8 | uint32_t{p[2]} << 16 | uint32_t{p[3]} << 24;
  }

  double f64() {
    const uint64_t low = u32();
    const uint64_t bits = low | uint64_t{u32()} << 32;
    double number;
    std::memcpy(&number, &bits, sizeof number);
    return number;
  }

  void text(size_t length, std::string& into) {
    into.assign(reinterpret_cast<const char*>(take(length)), length);
  }

  [[noreturn]] void refuse(const std::string& what) const {
    throw Xapian::InvalidArgumentError("Packed document: " + what, "offset " + std::to_string(at_));
  }

 private:
  const uint8_t* take(size_t length) {
    static const uint8_t nothing = 0;
    if (length > count_ - at_) refuse("a record is cut short");
    if (length == 0) return &nothing;
    const uint8_t* p = start_ + at_;
    at_ += length;
    return p;
  }

  const uint8_t* start_;
  size_t at_;
  size_t count_;
};

class Builder {
 public:
  Builder(cxap_bytes packed, cxap::StemCache& stems) : in_(packed), stems_(stems) {}

  Xapian::Document build() {
    while (!in_.at_end()) record(in_.u8());
    return document_;
  }

 private:
  void record(uint8_t kind) {
    switch (kind) {
      case 0x01:
        read_text();
        add_term(text_, wdf());
        break;
      case 0x02: {
        read_text();
        const uint32_t at = position();
        add_posting(text_, at, wdf());
        break;
      }
      case 0x03:
        value();
        break;
      case 0x04:
        number();
        break;
      case 0x05:
        data();
        break;
      case 0x06:
        in_.text(in_.u8(), text_);
        language_ = stems_.language(text_);
        break;
      case 0x07:
        word(false);
        break;
      case 0x08:
        word(true);
        break;
      case 0x09:
        read_text();
        name_edges(text_);
        break;
      case 0x0A:
        read_text();
        title_edges(text_);
        break;
      case 0x0B:
        read_text();
        joined_edges(text_);
        break;
      default:
        in_.refuse("unknown record " + std::to_string(kind));
    }
  }

  void read_text() { in_.text(in_.u16(), text_); }

  uint32_t wdf() {
    const uint32_t wdf = in_.u32();
    if (wdf > kMaxWdf) in_.refuse("a wdf is over 2^24");
    return wdf;
  }

  uint32_t position() {
    const uint32_t position = in_.u32();
    if (position > kMaxPosition) in_.refuse("a position is over 2^31 - 1");
    return position;
  }

  uint32_t slot() {
    const uint32_t slot = in_.u32();
    if (slot == Xapian::BAD_VALUENO) in_.refuse("slot 2^32 - 1 does not exist");
    return slot;
  }

  void check(const std::string& term, uint32_t wdf) {
    if (term.empty()) in_.refuse("a term is empty");
    size_t needed = term.size();
    // Xapian's keys escape a zero byte with a second one.
    if (term.size() * 2 > kMaxTermBytes)
      for (char byte : term) needed += byte == '\0';
    if (needed > kMaxTermBytes) in_.refuse("a term needs more than 245 bytes");
    length_ += wdf;
    if (length_ > kMaxLength) in_.refuse("the document is longer than 2^31 - 1");
  }

  void add_term(const std::string& term, uint32_t wdf) {
    check(term, wdf);
    document_.add_term(term, wdf);
  }

  void add_posting(const std::string& term, uint32_t position, uint32_t wdf) {
    check(term, wdf);
    document_.add_posting(term, position, wdf);
  }

  void value() {
    const uint32_t number = slot();
    const uint32_t length = in_.u32();
    if (length > kMaxValueBytes) in_.refuse("a value is over 16 MB");
    in_.text(length, text_);
    document_.add_value(number, text_);
  }

  void number() {
    const uint32_t at = slot();
    const double number = in_.f64();
    if (!std::isnan(number)) document_.add_value(at, Xapian::sortable_serialise(number));
  }

  void data() {
    const uint32_t length = in_.u32();
    if (length > kMaxDataBytes) in_.refuse("the data is over 100 MB");
    in_.text(length, text_);
    document_.set_data(text_);
  }

  void word(bool title) {
    read_text();
    const uint32_t at = position();
    const uint32_t frequency = wdf();
    add_posting(text_, at, frequency);
    if (title) {
      prefixed_.assign(1, 'S').append(text_);
      add_posting(prefixed_, at, 1);
      name_edges(text_);
    }
    if (language_ == nullptr) return;
    const std::string& stem = language_->stem(text_);
    if (stem.empty()) return;
    prefixed_.assign(1, 'Z').append(stem);
    add_term(prefixed_, frequency);
    if (!title) return;
    prefixed_.assign("ZS").append(stem);
    add_term(prefixed_, 1);
  }

  /// The beginnings of a title, words and blanks: `X<`.
  void title_edges(const std::string& text) {
    start_ = text;
    joined_.clear();
    edges("X<", text, 0);
  }

  /// The beginnings of the same title with compounds joined, but for those that it shares with their parts.
  void joined_edges(const std::string& text) {
    joined_ = text;
    edges("X<", text, shared(text, start_));
  }

  /// The beginnings of another word of a name, `X>`, but for those that it shares with the title itself.
  void name_edges(const std::string& word) { edges("X>", word, std::max(begun(word, start_), begun(word, joined_))); }

  /// How many bytes of a word are in beginnings of the title already.
  static size_t begun(const std::string& word, const std::string& title) {
    // A first word that is no longer than this one begins with fewer letters than are shared.
    const size_t first = std::min(title.find(' '), title.size());
    return std::min(shared(word, title), first == 0 ? 0 : first - 1);
  }

  static size_t shared(const std::string& left, const std::string& right) {
    size_t count = 0;
    while (count < left.size() && count < right.size() && left[count] == right[count]) ++count;
    return count;
  }

  /// What begins a text and is shorter than it, from one letter to `kEdge`; not what is within the first `from` bytes,
  /// and not what ends where a word does.
  void edges(const char* prefix, const std::string& text, size_t from) {
    size_t letters = 0;
    for (size_t end = 1; end < text.size(); ++end) {
      if ((text[end] & 0xC0) == 0x80) continue;
      if (++letters > kEdge) return;
      if (end <= from || text[end] == ' ' || text[end - 1] == ' ') continue;
      prefixed_.assign(prefix).append(text, 0, end);
      check(prefixed_, 0);
      document_.add_boolean_term(prefixed_);
    }
  }

  Reader in_;
  cxap::StemCache& stems_;
  cxap::StemCache::Language* language_ = nullptr;
  Xapian::Document document_;
  uint64_t length_ = 0;
  std::string text_;
  std::string prefixed_;
  /// The beginning of the title that was read last, and the same with compounds joined, if that is another.
  std::string start_;
  std::string joined_;
};

}  // namespace

namespace cxap {

Xapian::Document unpack(cxap_bytes packed, StemCache& stems) { return Builder(packed, stems).build(); }

}  // namespace cxap
