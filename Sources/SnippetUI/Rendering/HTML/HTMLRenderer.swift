/// Writes an archive as a piece of HTML: no scripts, no handlers, no classes but our own.
struct HTMLRenderer {
  func html(_ nodes: [ArchivedNode]) -> String { nodes.map { html($0) }.joined() }

  func html(_ node: ArchivedNode) -> String {
    if node.isInvisible { return "" }
    let attributes = attributes(of: node)
    let body = body(of: node, attributes)
    let extra = node.modifiers.map { self.extra($0) }.joined()
    return extra.isEmpty ? body : element("span", "", body + extra)
  }

  private func body(of node: ArchivedNode, _ attributes: String) -> String {
    switch node.kind {
    case .text: return element("span", attributes, text(node))
    case .image: return image(node, attributes)
    case .asyncImage: return asyncImage(node, attributes)
    case .divider: return "<hr>"
    case .button: return button(node, attributes)
    case .toggle:
      let mark = node.values["on"] == true ? "☑" : "☐"
      return button(
        node, attributes + " role=\"switch\" aria-checked=\"\(node.values["on"] == true)\"",
        before: mark + " ")
    case .link:
      let label = html(node.children)
      guard let url = HTMLEscape.address(node.values["url"]?.text) else {
        return element("span", attributes, label)
      }
      return element("a", attributes + " href=\"\(url)\" rel=\"noopener noreferrer nofollow\"", label)
    case .list, .form: return element("ul", attributes, items(node.children))
    case .section:
      return element(
        "section", attributes,
        heading(node.part("header")) + html(node.content) + optional("small", node.part("footer")))
    case .groupBox, .menu, .unavailable:
      return element(
        "div", attributes,
        heading(node.part("label")) + html(node.content)
          + html(node.part("description") + node.part("actions")))
    case .disclosure:
      let open = node.values["expanded"] == true ? " open" : ""
      return element(
        "details", attributes + open, element("summary", "", html(node.part("label"))) + html(node.content))
    case .grid: return element("table", attributes, rows(node.children))
    case .progress, .gauge, .slider: return measure(node, attributes)
    case .textField, .stepper, .labeled, .picker: return field(node, attributes)
    case .omitted: return element("span", attributes, "[…]")
    case .spacer, .shape, "color": return ""
    default:
      let own = (node.values["text"] ?? node.values["title"])?.text.map { HTMLEscape.text($0) } ?? ""
      let inside = own + html(node.children)
      return node.action == nil ? element("div", attributes, inside) : button(node, attributes, before: own)
    }
  }

  // MARK: Pieces

  private func text(_ node: ArchivedNode) -> String {
    guard let runs = node.values["runs"]?.list else {
      return HTMLEscape.text(node.values["text"]?.text ?? "")
    }
    return runs.compactMap { $0.object }.map { run in
      if let image = run["image"]?.object { return HTMLEscape.text(TerminalRenderer.text(ofImage: image)) }
      var style = InlineStyle()
      style.set(font: run["font"])
      style.set(weight: run["weight"])
      style.set("color", InlineStyle.color(run["foreground"]))
      if run["monospaced"] == true { style.set("font-family", "monospace") }
      var html = HTMLEscape.text(run["text"]?.text ?? "")
      for (key, tag) in [("bold", "b"), ("italic", "i"), ("underline", "u"), ("strikethrough", "s")]
      where run[key] == true { html = element(tag, "", html) }
      if let url = HTMLEscape.address(run["link"]?.text) {
        html = element("a", " href=\"\(url)\" rel=\"noopener noreferrer nofollow\"", html)
      }
      return style.attribute.isEmpty ? html : element("span", style.attribute, html)
    }.joined()
  }

  private func image(_ node: ArchivedNode, _ attributes: String) -> String {
    let shown = TerminalRenderer.text(ofImage: node.values)
    if shown.isEmpty { return "" }
    let label = node.modifier("accessibilityLabel") == nil ? " aria-label=\"\(HTMLEscape.text(shown))\"" : ""
    return element("span", attributes + " role=\"img\"" + label, HTMLEscape.text(shown))
  }

  private func asyncImage(_ node: ArchivedNode, _ attributes: String) -> String {
    guard let url = HTMLEscape.address(node.values["url"]?.text, schemes: ["https", "http"]) else {
      return html(node.children)
    }
    return "<img src=\"\(url)\" alt=\"\" loading=\"lazy\" referrerpolicy=\"no-referrer\"\(attributes)>"
  }

  private func button(_ node: ArchivedNode, _ attributes: String, before: String = "") -> String {
    let action = node.action.map { " data-action=\"\(HTMLEscape.text($0))\"" } ?? " disabled"
    return element("button", " type=\"button\"" + action + attributes, before + html(node.children))
  }

  private func extra(_ modifier: ArchivedModifier) -> String {
    if modifier.name == "overlay" { return html(modifier.content) }
    if modifier.name == "badge", let text = modifier.values["text"]?.text {
      return element("sup", "", HTMLEscape.text(text))
    }
    guard let action = modifier.action else { return "" }
    let name = modifier.values["name"]?.text.flatMap { $0 == "default" ? nil : $0 } ?? "…"
    return element(
      "button", " type=\"button\" data-action=\"\(HTMLEscape.text(action))\"", HTMLEscape.text(name))
  }

  private func items(_ nodes: [ArchivedNode]) -> String {
    nodes.map { html($0) }.filter { !$0.isEmpty }.map { element("li", "", $0) }.joined()
  }

  private func rows(_ nodes: [ArchivedNode]) -> String {
    nodes.filter { !$0.isInvisible }.map { row in
      let cells = row.kind == .gridRow ? row.children.map { element("td", "", html($0)) }.joined() : html(row)
      return element("tr", "", row.kind == .gridRow ? cells : element("td", " colspan=\"100\"", cells))
    }.joined()
  }

  private func heading(_ nodes: [ArchivedNode]) -> String { optional("strong", nodes) }

  private func optional(_ tag: String, _ nodes: [ArchivedNode]) -> String {
    nodes.isEmpty ? "" : element(tag, "", html(nodes))
  }

  private func measure(_ node: ArchivedNode, _ attributes: String) -> String {
    let value = node.fraction.map { " max=\"100\" value=\"\(Int(($0 * 100).rounded()))\"" } ?? ""
    return element(
      "label", attributes,
      html(node.part("label")) + element("progress", value, "") + html(node.part("currentValue")))
  }

  private func field(_ node: ArchivedNode, _ attributes: String) -> String {
    let shown = node.values["text"]?.text ?? node.values["value"]?.text ?? ""
    let selection = node.values["selection"]?.text
    let content =
      node.kind == .picker
      ? items(
        node.content.map { choice in
          var choice = choice
          if choice.modifier("tag")?["value"]?.text == selection {
            choice.modifiers.append(ArchivedModifier(name: "bold"))
          }
          return choice
        }) : html(node.content)
    let label = node.part("label").isEmpty ? "" : html(node.part("label")) + ": "
    return element(
      "div", attributes,
      label + (shown.isEmpty ? "" : element("output", "", HTMLEscape.text(shown))) + content)
  }

  func element(_ tag: String, _ attributes: String, _ inside: String) -> String {
    "<\(tag)\(attributes)>\(inside)</\(tag)>"
  }
}
