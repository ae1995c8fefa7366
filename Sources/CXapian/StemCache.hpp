// Stems already worked out: words repeat from document to document.
#pragma once

#include <xapian.h>

#include <string>
#include <unordered_map>

namespace cxap {

/// Word to stem for a few languages, bounded in words.
class StemCache {
 public:
  /// The stems of one language.
  class Language {
   public:
    explicit Language(const std::string& name) : stem_(name, true) {}

    bool stems() const { return !stem_.is_none(); }

    /// Valid until the next call.
    const std::string& stem(const std::string& word) {
      auto found = known_.find(word);
      if (found != known_.end()) return found->second;
      if (known_.size() >= kMaxWords) known_.clear();
      return known_.emplace(word, stem_(word)).first->second;
    }

   private:
    static constexpr size_t kMaxWords = 65536;
    Xapian::Stem stem_;
    std::unordered_map<std::string, std::string> known_;
  };

  /// The stemmer of a language, or null if the name is empty or unknown. Valid until the next call.
  Language* language(const std::string& name) {
    auto found = languages_.find(name);
    if (found == languages_.end()) {
      Language fresh(name);
      // Names nobody stems are not kept, so that invented ones cannot fill the table.
      if (!fresh.stems()) return nullptr;
      if (languages_.size() >= kMaxLanguages) languages_.clear();
      found = languages_.emplace(name, std::move(fresh)).first;
    }
    return &found->second;
  }

 private:
  static constexpr size_t kMaxLanguages = 4;
  std::unordered_map<std::string, Language> languages_;
};

}  // namespace cxap
