import TerminalText

/// A text made ready for a terminal: escaped, with its highlighted parts, cut to a width.
struct StyledText {
  private var pieces: [(text: String, columns: Int, isHighlighted: Bool)] = []
  private var isRightToLeft: Bool

  /// - Parameter highlights: ranges of the text's Unicode scalars.
  init(_ text: String, highlights: [Range<Int>] = []) {
    isRightToLeft = TextWidth.isRightToLeft(text)
    var place = 0
    for character in text {
      let scalars = character.unicodeScalars
      let end = place + scalars.count
      let shown = Escape.text(String(character), forTerminal: true)
      let columns = scalars.count == 1 && shown.utf8.count == 1 ? 1 : TextWidth.columns(shown)
      pieces.append((shown, columns, highlights.contains { $0.lowerBound < end && place < $0.upperBound }))
      place = end
    }
  }

  var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

  /// The text in at most that many columns, an ellipsis standing for what was cut.
  func rendered(width: Int, bold: Bool) -> String {
    let fits = columns <= width
    var left = fits ? width : max(0, width - 1)
    var text = ""
    var isBold = false
    for piece in pieces {
      guard piece.columns <= left else { break }
      left -= piece.columns
      if bold, piece.isHighlighted != isBold {
        isBold = piece.isHighlighted
        text += isBold ? "\u{1B}[1m" : "\u{1B}[22m"
      }
      text += piece.text
    }
    if isBold { text += "\u{1B}[22m" }
    if !fits, width > 0 { text += "…" }
    // First-strong isolates keep a right-to-left title from reordering the rest of its line.
    return isRightToLeft ? "\u{2068}" + text + "\u{2069}" : text
  }
}
