import SearchModel
import TerminalText

/// A text made ready for a terminal: escaped, with its highlighted parts, cut to a width.
struct StyledText {
  private var pieces: [(text: String, columns: Int, kind: Highlight.Kind?)] = []
  private var isRightToLeft: Bool

  init(_ text: String, highlights: [Highlight] = []) {
    isRightToLeft = TextWidth.isRightToLeft(text)
    var place = 0
    for character in text {
      let scalars = character.unicodeScalars
      let end = place + scalars.count
      let shown = Escape.text(String(character), forTerminal: true)
      let columns = scalars.count == 1 && shown.utf8.count == 1 ? 1 : TextWidth.columns(shown)
      let highlight = highlights.first { $0.range.lowerBound < end && place < $0.range.upperBound }
      pieces.append((shown, columns, highlight?.kind))
      place = end
    }
  }

  var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

  /// What switches a style on and off: bold for the words themselves, underlined where only a part was typed.
  private static func codes(_ kind: Highlight.Kind) -> (on: String, off: String) {
    switch kind {
    case .exact: ("\u{1B}[1m", "\u{1B}[22m")
    case .stem: ("\u{1B}[1;4m", "\u{1B}[22;24m")
    case .completion: ("\u{1B}[4m", "\u{1B}[24m")
    case .near: ("\u{1B}[3m", "\u{1B}[23m")
    }
  }

  /// How many columns the first highlight takes.
  private var firstHighlight: (start: Int, columns: Int)? {
    guard let first = pieces.firstIndex(where: { $0.kind != nil }) else { return nil }
    let columns = pieces[first...].prefix { $0.kind != nil }.reduce(0) { $0 + $1.columns }
    return (first, columns)
  }

  /// The columns it takes to show the first highlight with an ellipsis on both sides.
  var leastColumns: Int { min(columns, (firstHighlight?.columns ?? 0) + 2) }

  /// The same text from where its first highlight is seen in so many columns, with what stands before it in a third of
  /// what is left; as it is if it is seen anyway.
  func around(width: Int) -> StyledText {
    guard let (first, long) = firstHighlight else { return self }
    let before = pieces[..<first].reduce(0) { $0 + $1.columns }
    guard columns > width, before + long >= width else { return self }
    var room = max(0, width - long - 2) / 3
    var start = first
    while start > 0, pieces[start - 1].columns <= room {
      start -= 1
      room -= pieces[start].columns
    }
    // Between words, where that leaves any.
    if let blank = pieces[start..<first].firstIndex(where: { $0.text == " " }) { start = blank + 1 }
    var cut = self
    cut.pieces.replaceSubrange(..<start, with: [("…", 1, nil)])
    return cut
  }

  /// The text in at most that many columns, an ellipsis standing for what was cut.
  func rendered(width: Int, isStyled: Bool) -> String {
    let fits = columns <= width
    var left = fits ? width : max(0, width - 1)
    var text = ""
    var style: Highlight.Kind?
    func change(to kind: Highlight.Kind?) {
      guard isStyled, kind != style else { return }
      if let style { text += Self.codes(style).off }
      if let kind { text += Self.codes(kind).on }
      style = kind
    }
    for piece in pieces {
      guard piece.columns <= left else { break }
      left -= piece.columns
      change(to: piece.kind)
      text += piece.text
    }
    change(to: nil)
    if !fits, width > 0 { text += "…" }
    // First-strong isolates keep a right-to-left title from reordering the rest of its line.
    return isRightToLeft ? "\u{2068}" + text + "\u{2069}" : text
  }
}
