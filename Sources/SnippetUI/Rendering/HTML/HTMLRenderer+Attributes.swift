extension HTMLRenderer {
  /// The attributes of a view's element: a class by its kind, and what its modifiers say.
  func attributes(of node: ArchivedNode) -> String {
    var style = layout(of: node)
    var text = ""
    for modifier in node.modifiers { apply(modifier, to: &style, &text) }
    let kind = node.kind.rawValue.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return " class=\"snippet-\(kind)\"" + text + style.attribute
  }

  private func layout(of node: ArchivedNode) -> InlineStyle {
    var style = InlineStyle()
    guard node.kind == .horizontal || node.kind == .vertical else { return style }
    let places = ["top": "flex-start", "leading": "flex-start", "bottom": "flex-end", "trailing": "flex-end"]
    style.set("display", "flex")
    style.set("flex-direction", node.kind == .horizontal ? "row" : "column")
    style.set("align-items", places[node.values["alignment"]?.text ?? ""] ?? "center")
    style.set("gap", InlineStyle.length(node.values["spacing"]) ?? "8px")
    if node.children.contains(where: { $0.kind == .spacer }) { style.set("justify-content", "space-between") }
    return style
  }

  private func apply(_ modifier: ArchivedModifier, to style: inout InlineStyle, _ text: inout String) {
    let values = modifier.values
    let isActive = values["active"]?.flag ?? true
    switch modifier.name {
    case "font": style.set(font: values["font"])
    case "fontWeight": style.set(weight: values["weight"])
    case "bold": style.set("font-weight", isActive ? "bold" : "normal")
    case "italic": style.set("font-style", isActive ? "italic" : "normal")
    case "underline": style.set("text-decoration", isActive ? "underline" : "none")
    case "strikethrough": style.set("text-decoration", isActive ? "line-through" : "none")
    case "monospaced": style.set("font-family", isActive ? "monospace" : nil)
    case "foregroundStyle", "tint": style.set("color", InlineStyle.color(values["style"]))
    case "background": style.set("background-color", InlineStyle.color(values["style"]))
    case "opacity": style.set("opacity", values["value"]?.number.map { String(max(0, min($0, 1))) })
    case "cornerRadius": style.set("border-radius", InlineStyle.length(values["radius"]))
    case "clipShape":
      let shape = values["shape"]?.object
      let isRound = ["circle", "capsule", "ellipse"].contains(shape?["shape"]?.text ?? "")
      style.set("border-radius", isRound ? "999px" : InlineStyle.length(shape?["cornerRadius"]))
    case "frame":
      for (key, property) in [("width", "width"), ("height", "height"), ("minWidth", "min-width")] {
        style.set(property, InlineStyle.length(values[key]))
      }
    case "padding": style.set("padding", InlineStyle.length(values["length"]) ?? "8px")
    case "multilineTextAlignment":
      let sides = ["leading": "start", "center": "center", "trailing": "end"]
      style.set("text-align", values["alignment"]?.text.flatMap { sides[$0] })
    case "textCase":
      style.set(
        "text-transform", values["case"]?.text.flatMap { ["uppercase", "lowercase"].contains($0) ? $0 : nil })
    case "accessibilityLabel": text += attribute("aria-label", values["text"])
    case "accessibilityHidden": if isActive { text += " aria-hidden=\"true\"" }
    case "help": text += attribute("title", values["text"])
    default: break
    }
  }

  private func attribute(_ name: String, _ value: ViewValue?) -> String {
    value?.text.map { " \(name)=\"\(HTMLEscape.text($0))\"" } ?? ""
  }
}

extension ViewArchive {
  /// The view as a piece of HTML to put into a page.
  ///
  /// It has no scripts and no handlers; all text is escaped; only `http`, `https` and `mailto` are linked. What can be
  /// tapped carries its number as `data-action`.
  package var html: String { "<div class=\"snippet\">" + HTMLRenderer().html(root) + "</div>" }
}
