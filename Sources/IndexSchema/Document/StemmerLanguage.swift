/// Which Xapian stemmer a language gets.
package enum StemmerLanguage {
  /// Xapian's name of the stemmer for a BCP 47 tag; empty for languages without one.
  ///
  /// No tag means English: it does the least harm to names and is what most untagged text is written in.
  package static func name(for tag: String?) -> String {
    guard let tag else { return "english" }
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return names[primary] ?? ""
  }

  // Xapian 1.4's Snowball stemmers by ISO 639-1 and 639-3 code.
  private static let names: [String: String] = [
    "ar": "arabic", "ara": "arabic", "hy": "armenian", "hye": "armenian", "eu": "basque", "eus": "basque",
    "ca": "catalan", "cat": "catalan", "da": "danish", "dan": "danish", "nl": "dutch", "nld": "dutch",
    "en": "english", "eng": "english", "fi": "finnish", "fin": "finnish", "fr": "french", "fra": "french",
    "de": "german", "deu": "german", "hu": "hungarian", "hun": "hungarian", "id": "indonesian",
    "ind": "indonesian", "ga": "irish", "gle": "irish", "it": "italian", "ita": "italian",
    "lt": "lithuanian", "lit": "lithuanian", "ne": "nepali", "nep": "nepali", "nb": "norwegian",
    "nob": "norwegian", "nn": "norwegian", "nno": "norwegian", "no": "norwegian", "nor": "norwegian",
    "pt": "portuguese", "por": "portuguese", "ro": "romanian", "ron": "romanian", "ru": "russian",
    "rus": "russian", "es": "spanish", "spa": "spanish", "sv": "swedish", "swe": "swedish", "ta": "tamil",
    "tam": "tamil", "tr": "turkish", "tur": "turkish",
  ]
}
