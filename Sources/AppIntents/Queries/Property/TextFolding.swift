/// Texts compared as the index compares words: without regard to case, accents and width.
package enum TextFolding {
  /// The text without what makes no difference.
  package static func fold(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The letters of a value that is a text.
  package static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }
}
