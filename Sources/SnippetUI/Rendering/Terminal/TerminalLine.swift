import TerminalText

/// A line on a terminal: characters that are harmless, with their looks.
struct TerminalLine: Equatable {
  struct Piece: Equatable {
    var text: String
    var columns: Int
    var look: TerminalLook
  }
  var pieces: [Piece] = []
  var columns: Int { pieces.reduce(0) { $0 + $1.columns } }

  init() {}
  /// Text of one look, made harmless.
  init(_ text: String, look: TerminalLook = TerminalLook()) {
    let harmless = Escape.text(text, forTerminal: true)
    pieces = [Piece(text: harmless, columns: TextWidth.columns(harmless), look: look)]
  }

  var isBlank: Bool { pieces.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  static func + (left: TerminalLine, right: TerminalLine) -> TerminalLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  /// The line with blanks up to that width, the text standing where the alignment says.
  func padded(to width: Int, _ alignment: String = "leading") -> TerminalLine {
    let room = width - columns
    guard room > 0 else { return self }
    let before = alignment == "trailing" ? room : alignment == "center" ? room / 2 : 0
    return Self.blank(before) + self + Self.blank(room - before)
  }

  static func blank(_ columns: Int) -> TerminalLine {
    columns > 0 ? TerminalLine(String(repeating: " ", count: columns)) : TerminalLine()
  }

  /// The text to print, without blanks at its end.
  func text(styled: Bool) -> String {
    var text = ""
    var last = pieces
    while let piece = last.last, piece.text.allSatisfy({ $0 == " " }) { last.removeLast() }
    for piece in last {
      let sequence = styled ? piece.look.sequence : ""
      // An isolate keeps text that runs from right to left from reordering what follows it.
      let shown = TextWidth.isRightToLeft(piece.text) ? "\u{2068}" + piece.text + "\u{2069}" : piece.text
      text += sequence + shown + (sequence.isEmpty ? "" : "\u{1B}[0m")
    }
    return text
  }
}

/// Text broken into lines of a width.
struct LineBreaker {
  let width: Int
  private var lines: [TerminalLine] = []
  private var line = TerminalLine()
  private var columns = 0

  init(width: Int) { self.width = max(width, 1) }

  static func lines(_ runs: [(text: String, look: TerminalLook)], width: Int, limit: Int?) -> [TerminalLine] {
    var breaker = LineBreaker(width: width)
    for run in runs { breaker.add(run.text, look: run.look) }
    breaker.endLine()
    var lines = breaker.lines
    while lines.count > 1, lines.last?.isBlank == true { lines.removeLast() }
    guard let limit, limit > 0, lines.count > limit else { return lines }
    lines = Array(lines.prefix(limit))
    lines[limit - 1] = lines[limit - 1].shortened(to: max(width, 1))
    return lines
  }

  private mutating func add(_ text: String, look: TerminalLook) {
    for (number, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if number > 0 { endLine() }
      var word = ""
      for character in part {
        if character == " " || character == "\t" {
          put(word, look: look)
          word = ""
          if columns > 0, columns < width { append(" ", columns: 1, look: look) }
        } else {
          word.append(character)
        }
      }
      put(word, look: look)
    }
  }

  private mutating func put(_ word: String, look: TerminalLook) {
    guard !word.isEmpty else { return }
    let harmless = Escape.text(word, forTerminal: true)
    let length = TextWidth.columns(harmless)
    if columns + length <= width { return append(harmless, columns: length, look: look) }
    if length <= width {
      endLine()
      return append(harmless, columns: length, look: look)
    }
    // Longer than a line, or without blanks as Chinese and Japanese are.
    for character in harmless {
      let length = TextWidth.columns(character)
      if columns + length > width, columns > 0 { endLine() }
      append(String(character), columns: length, look: look)
    }
  }

  private mutating func append(_ text: String, columns length: Int, look: TerminalLook) {
    columns += length
    if line.pieces.last?.look == look {
      line.pieces[line.pieces.count - 1].text += text
      line.pieces[line.pieces.count - 1].columns += length
    } else {
      line.pieces.append(TerminalLine.Piece(text: text, columns: length, look: look))
    }
  }

  private mutating func endLine() {
    lines.append(line.withoutTrailingBlanks)
    line = TerminalLine()
    columns = 0
  }
}

extension TerminalLine {
  /// The line with an ellipsis at its end, in at most that many columns.
  fileprivate func shortened(to width: Int) -> TerminalLine {
    var shortened = TerminalLine()
    var left = width - 1
    for piece in pieces {
      var kept = Piece(text: "", columns: 0, look: piece.look)
      for character in piece.text {
        let length = TextWidth.columns(character)
        guard length <= left else { break }
        left -= length
        kept.text.append(character)
        kept.columns += length
      }
      shortened.pieces.append(kept)
      if kept.columns < piece.columns { break }
    }
    shortened = shortened.withoutTrailingBlanks
    return shortened + TerminalLine("…", look: shortened.pieces.last?.look ?? TerminalLook())
  }

  fileprivate var withoutTrailingBlanks: TerminalLine {
    var line = self
    while var last = line.pieces.last {
      while last.text.last == " " {
        last.text.removeLast()
        last.columns -= 1
      }
      line.pieces.removeLast()
      if !last.text.isEmpty {
        line.pieces.append(last)
        break
      }
    }
    return line
  }
}
