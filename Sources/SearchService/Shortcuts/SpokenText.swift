import IndexSchema

/// A text as phrases are compared: folded as the index folds, without the marks that people do not say.
///
/// Case, width and accents go as in the index; marks such as commas and quotation marks count as blanks, apostrophes as nothing.
/// Words keep their order.
struct SpokenText: Equatable, Sendable {
  /// Words with one blank between them, as UTF-8.
  let words: [UInt8]
  /// The same without blanks, for scripts that write none.
  let run: [UInt8]

  var isEmpty: Bool { run.isEmpty }

  init(_ text: String) {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.silent.contains(scalar) { continue }
      plain.append(Self.blank.contains(scalar) ? " " : scalar)
    }
    words = Array(TextAnalyzer().foldedValue(of: String(plain)).utf8)
    run = words.filter { $0 != 0x20 }
  }

  /// Whether a text begins, or with `atEnd` ends, so that the next word is another one.
  static func hasBlank(_ text: String, atEnd: Bool) -> Bool {
    let scalars = text.unicodeScalars
    guard let scalar = atEnd ? scalars.last : scalars.first else { return false }
    return scalar.properties.isWhitespace || blank.contains(scalar)
  }

  /// Whether the text is of a script that puts no blanks between words: Thai to Khmer, kana, Han.
  static func isUnspaced(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x0E00...0x0EFF).contains($0.value) || (0x1000...0x109F).contains($0.value)
        || (0x1780...0x17FF).contains($0.value) || (0x3040...0x30FF).contains($0.value)
        || (0x3400...0x9FFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
    }
  }

  private static let silent = Set("'’ʼ".unicodeScalars)
  private static let blank = Set(".,;:!?¡¿…\"“”„‟«»‹›()[]{}–—、。「」『』！？，．：；（）・".unicodeScalars)
}
