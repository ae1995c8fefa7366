/// Characters that say what a symbol says.
enum SymbolGlyphs {
  /// The character for a symbol; `nil` for symbols that have none.
  static func glyph(for name: String) -> String? { glyphs[name] ?? glyphs[base(of: name)] }

  /// What is written for a symbol: its character, else its name in words.
  static func text(for name: String) -> String {
    glyph(for: name) ?? "‹" + name.split(separator: ".").joined(separator: " ") + "›"
  }

  /// The name without what only decorates it.
  private static func base(of name: String) -> String {
    name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }.joined(separator: ".")
  }

  private static let glyphs: [String: String] = [
    "heart": "♡", "heart.fill": "♥", "star": "☆", "star.fill": "★", "checkmark": "✓", "xmark": "✗",
    "checkmark.circle.fill": "✔", "plus": "+", "minus": "−", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "checkmark.square": "☑", "checkmark.square.fill": "☑", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃",
    "chevron.down": "⌄", "play": "▶", "play.fill": "▶", "pause": "⏸", "pause.fill": "⏸", "stop": "⏹",
    "stop.fill": "⏹", "exclamationmark.triangle": "⚠", "exclamationmark": "!", "questionmark": "?",
    "info": "ℹ",
    "envelope": "✉", "phone": "☎", "pencil": "✎", "scissors": "✂", "sun.max": "☀", "sun.max.fill": "☀",
    "moon": "☾", "cloud": "☁", "cloud.fill": "☁", "snowflake": "❄", "umbrella": "☂", "bolt": "⚡",
    "flag": "⚑", "music.note": "♪", "gear": "⚙", "gearshape": "⚙", "location": "➤", "mappin": "⚲",
    "ellipsis": "…", "magnifyingglass": "⌕", "trash": "⌫", "person": "☺", "airplane": "✈", "clock": "◷",
    "square.and.arrow.up": "⇪", "line.3.horizontal": "≡", "percent": "%", "number": "#", "at": "@",
  ]
}
