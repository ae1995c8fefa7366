/// What renderers ask of a node.
extension ArchivedNode {
  /// Whether nothing of it is to be seen.
  var isInvisible: Bool {
    kind == .empty
      || modifiers.contains { $0.name == "hidden" || $0.name == "opacity" && $0.values["value"] == 0 }
  }

  /// Whether there is text in it to read.
  var hasText: Bool {
    kind == .text && values["text"]?.text?.isEmpty == false || children.contains { $0.hasText }
  }

  /// Whether it is a symbol for which there is no character.
  var isSymbolWithoutGlyph: Bool {
    kind == .image && modifier("accessibilityLabel") == nil
      && values["symbol"]?.text.map { SymbolGlyphs.glyph(for: $0) == nil } ?? false
  }

  /// What the view is for.
  var help: String? { modifier("help")?["text"]?.text }

  /// How full a bar is, from 0 to 1; `nil` if the end is not known.
  var fraction: Double? {
    if let fraction = values["fraction"]?.number { return min(max(fraction, 0), 1) }
    guard let value = values["value"]?.number, let lower = values["minimum"]?.number,
      let upper = values["maximum"]?.number, upper > lower
    else { return nil }
    // Halved, since the distance between two numbers may be none.
    return min(max((value / 2 - lower / 2) / (upper / 2 - lower / 2), 0), 1)
  }
}

extension ViewArchive {
  /// The view as text for a terminal: harmless, in lines of at most that width.
  ///
  /// Taps are numbered, as in `[1] Add`.
  ///
  /// - Parameter styled: whether bold text, colours and the like are shown by escape sequences of our own.
  package func text(width: Int = 80, styled: Bool = false) -> String {
    let lines = TerminalRenderer().lines(root, TerminalSurroundings(width: max(width, 1)))
    return lines.map { $0.text(styled: styled) }.joined(separator: "\n")
  }
}
