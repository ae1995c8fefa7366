/// How a piece of text looks on a terminal that shows more than letters.
struct TerminalLook: Equatable {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isFaint = false
  /// A colour by its number among the eight.
  var color: Int?

  /// The sequence that turns the look on; empty for none.
  var sequence: String {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isFaint { codes.append(2) }
    if isItalic { codes.append(3) }
    if isUnderlined { codes.append(4) }
    if isStruckThrough { codes.append(9) }
    if let color { codes.append(30 + color) }
    return codes.isEmpty ? "" : "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// Takes over what a style or modifier says.
  mutating func apply(foreground: ViewValue?) {
    guard let style = foreground?.object else { return }
    if let level = style["level"]?.text ?? style["color"]?.text, ["primary", "secondary"].contains(level) {
      isFaint = level == "secondary"
      color = nil
    } else if style["level"] != nil {
      isFaint = true
    } else if let name = (style["gradient"]?.list?.first?.object ?? style)["color"]?.text {
      color = Self.colors[name]
    } else if let red = style["red"]?.number, let green = style["green"]?.number,
      let blue = style["blue"]?.number
    {
      // The nearest of eight; dark and grey colours stay as the terminal has them.
      let bits = (red > 0.5 ? 1 : 0) | (green > 0.5 ? 2 : 0) | (blue > 0.5 ? 4 : 0)
      color = (1...6).contains(bits) ? bits : nil
    }
  }

  mutating func apply(font: ViewValue?) {
    guard let font = font?.object else { return }
    let isTitle = ["largeTitle", "title", "title2", "title3", "headline"].contains(font["style"]?.text ?? "")
    isBold = font["weight"]?.number.map { $0 >= 600 } ?? isTitle
    if font["italic"] == true { isItalic = true }
  }

  /// The keys of a run of text.
  func styled(by run: [String: ViewValue]) -> TerminalLook {
    var look = self
    look.apply(font: run["font"])
    if let weight = run["weight"]?.number { look.isBold = weight >= 600 }
    look.isBold = run["bold"]?.flag ?? look.isBold
    look.isItalic = run["italic"]?.flag ?? look.isItalic
    look.isUnderlined = run["underline"]?.flag ?? look.isUnderlined
    look.isStruckThrough = run["strikethrough"]?.flag ?? look.isStruckThrough
    look.apply(foreground: run["foreground"])
    return look
  }

  private static let colors: [String: Int] = [
    "red": 1, "pink": 5, "orange": 3, "yellow": 3, "brown": 3, "green": 2, "mint": 6, "teal": 6, "cyan": 6,
    "blue": 4, "indigo": 4, "purple": 5,
  ]
}
