import SearchModel

/// A phrase of one app under one of the app's names, ready to be compared.
struct PhrasePattern: Sendable {
  enum Match: Equatable {
    /// The phrase as it stands.
    case whole
    /// The phrase, and what was said in the parameter's place.
    case value(SpokenText)
  }

  private let before: Side
  /// `nil` for a phrase without a parameter.
  private let after: Side?
  private let isUnspaced: Bool

  /// The text on one side of the parameter.
  private struct Side: Sendable {
    var text: SpokenText
    var hasBlank: Bool
  }

  init(_ template: PhraseTemplate, appName: String) {
    var texts = [""]
    for piece in template.pieces {
      switch piece {
      case .text(let text): texts[texts.count - 1] += text
      case .applicationName: texts[texts.count - 1] += appName
      case .parameter: texts.append("")
      }
    }
    before = Side(text: SpokenText(texts[0]), hasBlank: SpokenText.hasBlank(texts[0], atEnd: true))
    after =
      texts.count == 1
      ? nil
      : Side(
        text: SpokenText(texts[1]), hasBlank: SpokenText.hasBlank(texts[1], atEnd: false))
    isUnspaced = template.pieces.contains {
      if case .text(let text) = $0 { SpokenText.isUnspaced(text) } else { false }
    }
  }

  /// How the phrase is in what was said; `nil` if it is not.
  func match(_ said: SpokenText) -> Match? {
    guard let after else {
      return (isUnspaced ? said.run == before.text.run : said.words == before.text.words) ? .whole : nil
    }
    let start: [UInt8]
    let end: [UInt8]
    let text: [UInt8]
    if isUnspaced {
      (start, end, text) = (before.text.run, after.text.run, said.run)
    } else {
      text = said.words
      start = before.text.words + (before.hasBlank && !before.text.isEmpty ? [0x20] : [])
      end = (after.hasBlank && !after.text.isEmpty ? [0x20] : []) + after.text.words
    }
    guard text.count > start.count + end.count, text.starts(with: start),
      text.reversed().starts(with: end.reversed())
    else { return nil }
    let middle = text[start.count..<(text.count - end.count)]
    let value = SpokenText(String(decoding: middle, as: UTF8.self))
    return value.isEmpty ? nil : .value(value)
  }

  /// Whether a value's name is what was said in its place.
  func says(_ said: SpokenText, _ name: SpokenText) -> Bool {
    guard !name.isEmpty else { return false }
    return isUnspaced ? said.run == name.run : said.words == name.words
  }

  /// Whether a value's name holds what was said, so that the person may have meant it.
  func mayMean(_ said: SpokenText, _ name: SpokenText) -> Bool {
    let (part, whole) = (said.run, name.run)
    guard part.count <= whole.count, let first = part.first else { return false }
    return whole.indices.dropLast(part.count - 1).contains {
      whole[$0] == first && whole[$0...].starts(with: part)
    }
  }
}
