/// What a view on a terminal takes over from those around it.
struct TerminalSurroundings {
  var width: Int
  var look = TerminalLook()
  var lineLimit: Int?
  var textCase: String?
  var alignment = "leading"
  var isRedacted = false
  var labelsHidden = false
  /// Whether it stands beside others: what fills the width must then not.
  var isBeside = false

  /// What the modifiers of a view say to what is inside: the outermost first, so that inner ones go before.
  func inside(_ node: ArchivedNode) -> TerminalSurroundings {
    var inside = self
    for modifier in node.modifiers.reversed() { inside.apply(modifier) }
    return inside
  }

  private mutating func apply(_ modifier: ArchivedModifier) {
    let values = modifier.values
    let isActive = values["active"]?.flag ?? true
    switch modifier.name {
    case "font": look.apply(font: values["font"])
    case "fontWeight": if let weight = values["weight"]?.number { look.isBold = weight >= 600 }
    case "bold": look.isBold = isActive
    case "italic": look.isItalic = isActive
    case "underline": look.isUnderlined = isActive
    case "strikethrough": look.isStruckThrough = isActive
    case "foregroundStyle": look.apply(foreground: values["style"])
    case "textCase": textCase = values["case"]?.text
    case "lineLimit": lineLimit = values["maximum"]?.number.map { Int(max(1, min($0, 10_000))) }
    case "multilineTextAlignment": alignment = values["alignment"]?.text ?? "leading"
    case "redacted": isRedacted = values["reason"]?.list?.isEmpty == false
    case "labelsHidden": labelsHidden = true
    default: break
    }
  }

  func with(_ change: (inout TerminalSurroundings) -> Void) -> TerminalSurroundings {
    var changed = self
    change(&changed)
    return changed
  }

  /// Text as it is to be read here.
  func shown(_ text: String) -> String {
    let text =
      textCase == "uppercase" ? text.uppercased() : textCase == "lowercase" ? text.lowercased() : text
    return isRedacted ? String(text.map { $0.isWhitespace ? $0 : "░" }) : text
  }
}
