internal import CXapian

/// A stemmer for one language (`Xapian::Stem`); belongs to one thread at a time.
package struct Stemmer {
  private final class Handle {
    let raw: OpaquePointer
    init(_ raw: OpaquePointer) { self.raw = raw }
    deinit { cxap_stemmer_free(raw) }
  }

  private let handle: Handle
  /// Whether a stem may begin otherwise than the word: these languages put something before words.
  package let changesBeginnings: Bool

  /// A stemmer for `language`, an English name such as `english` or its two-letter code; nil if unknown.
  package init?(language: String) {
    var error: OpaquePointer?
    guard let raw = language.withBytes({ cxap_stemmer_create($0, &error) }) else {
      cxap_error_free(error)
      return nil
    }
    handle = Handle(raw)
    changesBeginnings = Self.withPrefixes.contains(language)
  }

  /// Of the stemmers in Xapian 1.4 those that take off more than endings.
  private static let withPrefixes: Set = [
    "arabic", "ar", "indonesian", "id", "irish", "ga", "kraaij_pohlmann", "tamil", "ta",
  ]

  /// The stem of a folded word; the word itself where there is nothing to take off.
  package func stem(_ word: String) -> String {
    let stem = try? bytes { stem, error in
      word.withBytes { cxap_stemmer_stem(handle.raw, $0, stem, error) }
    }
    return stem.map { String(decoding: $0, as: UTF8.self) } ?? word
  }

  /// The English names of the languages there are stemmers for (`get_available_languages`).
  package static var languages: [String] {
    let names = try? bytes { cxap_stemmer_languages($0, $1) }
    return String(decoding: names ?? [], as: UTF8.self).split(separator: " ").map(String.init)
  }
}
