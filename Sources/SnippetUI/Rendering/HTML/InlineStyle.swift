/// The style attribute of an element: only properties and values named here get into it.
struct InlineStyle {
  private var rules: [(String, String)] = []

  mutating func set(_ property: String, _ value: String?) {
    guard let value else { return }
    rules.removeAll { $0.0 == property }
    rules.append((property, value))
  }

  /// ` style="…"`, empty for no rules.
  var attribute: String {
    rules.isEmpty ? "" : " style=\"" + rules.map { "\($0):\($1)" }.joined(separator: ";") + "\""
  }

  /// A length in pixels, within what a page can bear.
  static func length(_ value: ViewValue?) -> String? {
    guard let number = value?.number, number.isFinite else { return nil }
    return "\(Int(max(0, min(number, 2_000)).rounded()))px"
  }

  /// The colour of a style; `nil` where the page's own is meant.
  static func color(_ value: ViewValue?) -> String? {
    guard let style = value?.object else { return nil }
    if let first = style["gradient"]?.list?.first { return color(first) }
    if let red = style["red"]?.number, let green = style["green"]?.number, let blue = style["blue"]?.number {
      let parts = [red, green, blue].map { String(Int((max(0, min($0, 1)) * 255).rounded())) }
      let opacity = max(0, min(style["opacity"]?.number ?? 1, 1))
      return "rgba(" + (parts + [String(Double(Int(opacity * 100)) / 100)]).joined(separator: ",") + ")"
    }
    switch style["level"]?.text ?? style["color"]?.text {
    case "secondary", "tertiary", "quaternary", "quinary": return "gray"
    case "clear": return "transparent"
    case "mint": return "mediumaquamarine"
    case let name? where named.contains(name): return name
    default: return nil
    }
  }

  private static let named: Set<String> = [
    "black", "white", "gray", "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "purple",
    "pink",
    "brown",
  ]

  mutating func set(font: ViewValue?) {
    guard let font = font?.object else { return }
    let scales = [
      "largeTitle": "2em", "title": "1.6em", "title2": "1.3em", "title3": "1.2em", "subheadline": "0.9em",
      "footnote": "0.8em", "caption": "0.75em", "caption2": "0.7em",
    ]
    set("font-size", Self.length(font["size"]) ?? font["style"]?.text.flatMap { scales[$0] })
    set("font-weight", font["style"]?.text == "headline" ? "600" : nil)
    set(weight: font["weight"])
    if font["italic"] == true { set("font-style", "italic") }
    if font["monospaced"] == true || font["design"] == "monospaced" { set("font-family", "monospace") }
  }

  mutating func set(weight: ViewValue?) {
    set("font-weight", weight?.number.map { String(Int(max(100, min($0, 900)))) })
  }
}
