import Foundation

/// The marks within a line that a looked-up text may have: bold, italic, code, struck through, links.
enum InlineMarkdown {
  static func runs(of text: String) -> [TextRun] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [TextRun(text)] }
    var parser = Parser(text: Substring(text))
    return parser.runs(until: nil, style: TextStyling())
  }

  private struct Parser {
    var text: Substring
    /// Marks inside marks; deeper ones stay characters.
    var depth = 0

    mutating func runs(until closing: String?, style: TextStyling) -> [TextRun] {
      var runs: [TextRun] = []
      var plain = ""
      func flush() {
        if !plain.isEmpty { runs.append(TextRun(plain, style: style)) }
        plain = ""
      }
      while let character = text.first {
        if let closing, text.hasPrefix(closing) { break }
        if character == "\\", let next = text.dropFirst().first, next.isPunctuation || next.isSymbol {
          plain.append(next)
          text = text.dropFirst(2)
        } else if depth < 8, let inner = marked(style: style, before: plain.last) {
          flush()
          runs += inner
        } else {
          plain.append(character)
          text = text.dropFirst()
        }
      }
      flush()
      return runs
    }

    /// The runs of a marked piece that begins here; `nil` if none does, with nothing consumed.
    private mutating func marked(style: TextStyling, before: Character?) -> [TextRun]? {
      if text.hasPrefix("[") { return link(style: style) }
      for mark in ["**", "__", "~~", "*", "_", "`"] where text.hasPrefix(mark) {
        // `snake_case` is no emphasis.
        if mark.hasPrefix("_"), let before, before.isLetter || before.isNumber { return nil }
        let inside = text.dropFirst(mark.count)
        guard let end = inside.range(of: mark), end.lowerBound > inside.startIndex,
          inside.first?.isWhitespace == false
        else { continue }
        var style = style
        switch mark {
        case "**", "__": style.isBold = true
        case "~~": style.isStruckThrough = true
        case "`":
          style.isMonospaced = true
          text = inside[end.upperBound...]
          return [TextRun(String(inside[..<end.lowerBound]), style: style)]
        default: style.isItalic = true
        }
        var inner = Parser(text: inside, depth: depth + 1)
        let runs = inner.runs(until: mark, style: style)
        guard inner.text.hasPrefix(mark) else { continue }
        text = inner.text.dropFirst(mark.count)
        return runs
      }
      return nil
    }

    private mutating func link(style: TextStyling) -> [TextRun]? {
      guard let middle = text.range(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")"),
        let url = URL(string: String(text[middle.upperBound..<end]))
      else { return nil }
      var style = style
      style.link = url
      let label = text[text.index(after: text.startIndex)..<middle.lowerBound]
      text = text[text.index(after: end)...]
      var inner = Parser(text: label, depth: depth + 1)
      return inner.runs(until: nil, style: style)
    }
  }
}
