extension DonatedEntity {
  /// The title as donated, blank or not; of a title in several languages the caller's.
  ///
  /// - Parameter language: the language code the caller reads, such as `de`.
  package func title(for language: String? = nil) -> String? { text("title", for: language) }

  /// The line below the title, as donated.
  package func subtitle(for language: String? = nil) -> String? { text("subtitle", for: language) }

  /// What people see: the title, else the subtitle, else the display name, else the type's name with the
  /// identifier; never blank.
  package func label(typeTitle: String, for language: String? = nil) -> String {
    for name in ["title", "subtitle", "displayName"] {
      if let text = text(name, for: language), !Self.isBlank(text) { return text }
    }
    return "\(typeTitle.isEmpty ? key.type : typeTitle) \(key.id)"
  }

  private func text(_ name: String, for language: String?) -> String? {
    switch self[name] {
    case .text(let text): text
    case .localized(let texts):
      language.flatMap { texts[$0] } ?? self.language.flatMap { texts[$0] } ?? texts["en"]
        ?? texts.min { $0.key < $1.key }?.value
    case .list(let values):
      values.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
    default: nil
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
  }
}
