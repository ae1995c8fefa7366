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
