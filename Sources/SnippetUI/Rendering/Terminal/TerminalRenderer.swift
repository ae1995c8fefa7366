/// Writes an archive as lines of text.
struct TerminalRenderer {
  func lines(_ node: ArchivedNode, _ outer: TerminalSurroundings) -> [TerminalLine] {
    if node.isInvisible { return [] }
    let inner = outer.inside(node)
    var lines = content(of: node, inner)
    if let label = node.modifier("accessibilityLabel")?["text"]?.text, !node.hasText {
      lines = plain(label, inner)
    }
    for modifier in node.modifiers {
      if modifier.name == "overlay" { lines += stacked(modifier.content, inner) }
      if modifier.name == "badge", let text = modifier.values["text"]?.text {
        lines = besides(lines, plain("(\(text))", inner), width: inner.width)
      }
      if let action = modifier.action {
        let name = modifier.values["name"]?.text ?? ""
        let label = modifier.name == "accessibilityAction" && name != "default" ? " " + name : ""
        lines = besides(lines, [TerminalLine("[\(action)]" + label, look: inner.look)], width: inner.width)
      }
    }
    return lines
  }

  private func content(of node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    switch node.kind {
    case .text: text(node, around)
    case .image: image(node.values, around)
    case .asyncImage: asyncImage(node, around)
    case .label: label(node, around)
    case .horizontal: beside(node.children, around, alignment: node.values["alignment"]?.text)
    case .vertical:
      stacked(
        node.children, around, alignment: node.values["alignment"]?.text ?? "center",
        spacing: node.values["spacing"]?.number)
    case .grid: grid(node, around)
    case .gridRow: beside(node.children, around, alignment: "top")
    case .list, .form: list(node, around)
    case .section: section(node, around)
    case .groupBox, .menu, .disclosure, .picker: labelled(node, around)
    case .divider:
      [TerminalLine(String(repeating: "─", count: around.isBeside ? 1 : around.width), look: around.look)]
    case .button: button(node, around)
    case .toggle: toggle(node, around)
    case .link: link(node, around)
    case .progress, .gauge, .slider: measure(node, around)
    case .textField, .stepper: field(node, around)
    case .labeled: value(node, around)
    case .unavailable:
      ["label", "description", "actions"].flatMap { stacked(node.part($0), around, alignment: "center") }
    case .omitted: plain("[…]", around)
    case .spacer, .shape, "color": []
    default: unknown(node, around)
    }
  }

  /// A kind of a newer version or another module: what text it has, and what is inside.
  private func unknown(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let own = (node.values["text"] ?? node.values["title"])?.text.map { plain($0, around) } ?? []
    let inside = stacked(node.children, around, alignment: "leading")
    guard let action = node.action else { return own + inside }
    return numbered(action, own + inside)
  }

  // MARK: Text

  func plain(_ text: String, _ around: TerminalSurroundings) -> [TerminalLine] {
    LineBreaker.lines(
      [(around.shown(text), around.look)], width: around.width, limit: around.lineLimit)
  }

  private func text(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let runs: [(String, TerminalLook)] =
      node.values["runs"]?.list?.compactMap { run in
        guard let run = run.object else { return nil }
        let text = run["image"]?.object.map { Self.text(ofImage: $0) } ?? run["text"]?.text ?? ""
        let shown = around.shown(text)
        let link = run["link"]?.text.map { shown.contains($0) ? "" : " <\($0)>" } ?? ""
        return (shown + link, around.look.styled(by: run))
      } ?? [(around.shown(node.values["text"]?.text ?? ""), around.look)]
    let lines = LineBreaker.lines(runs, width: around.width, limit: around.lineLimit)
    guard lines.count > 1, around.alignment != "leading" else { return lines }
    let width = lines.map(\.columns).max() ?? 0
    return lines.map { $0.padded(to: width, around.alignment) }
  }

  static func text(ofImage values: [String: ViewValue]) -> String {
    if let label = values["label"]?.text { return label }
    if let symbol = values["symbol"]?.text { return SymbolGlyphs.text(for: symbol) }
    return values["decorative"] == true ? "" : values["asset"]?.text.map { "‹\($0)›" } ?? ""
  }

  private func image(_ values: [String: ViewValue], _ around: TerminalSurroundings) -> [TerminalLine] {
    let text = Self.text(ofImage: values)
    return text.isEmpty ? [] : plain(text, around)
  }

  private func asyncImage(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let inside = stacked(node.children, around)
    guard let url = node.values["url"]?.text else { return inside }
    return inside + plain("<\(url)>", around)
  }

  private func label(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let title = stacked(node.part("title"), around)
    let icon = node.part("icon")
    // Beside a title a symbol is shown only where a character says the same.
    let decorates = !title.isEmpty && icon.allSatisfy(\.isSymbolWithoutGlyph)
    return besides(decorates ? [] : stacked(icon, around), title, width: around.width)
  }

  // MARK: Controls

  func numbered(_ action: String, _ label: [TerminalLine]) -> [TerminalLine] {
    let number = TerminalLine("[\(action)] ")
    guard let first = label.first else { return [TerminalLine("[\(action)]")] }
    return [number + first] + label.dropFirst().map { TerminalLine.blank(number.columns) + $0 }
  }

  private func button(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    guard let action = node.action else {
      return stacked(node.children, around.with { $0.look.isFaint = true })
    }
    let label = stacked(node.children, around.with { $0.width = max($0.width - action.count - 3, 1) })
    return numbered(action, label.isEmpty ? plain(node.help ?? "", around) : label)
  }

  private func toggle(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let mark = TerminalLine(node.values["on"] == true ? "☑ " : "☐ ", look: around.look)
    let label =
      around.labelsHidden ? [] : stacked(node.children, around.with { $0.width = max($0.width - 6, 1) })
    let lines =
      label.isEmpty ? [mark] : [mark + label[0]] + label.dropFirst().map { TerminalLine.blank(2) + $0 }
    return node.action.map { numbered($0, lines) } ?? lines
  }

  private func link(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let label = stacked(node.children, around)
    guard let url = node.values["url"]?.text else { return label }
    return besides(label, plain("<\(url)>", around), width: around.width)
  }

  private func field(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let shown = node.values["text"]?.text ?? node.values["value"]?.text ?? ""
    let prompt = node.values["prompt"]?.text ?? ""
    var parts = [around.labelsHidden ? [] : stacked(node.part("label"), around)]
    if node.kind == .textField { parts.append(plain("[\(shown.isEmpty ? prompt : shown)]", around)) }
    if node.kind == .stepper, !shown.isEmpty { parts.append(plain(shown, around)) }
    parts += node.content.map { lines($0, around) }
    return parts.reduce([]) { besides($0, $1, width: around.width) }
  }

  private func value(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let value = stacked(node.content, around)
    guard !around.labelsHidden, let label = stacked(node.part("label"), around).first else { return value }
    return besides([label + TerminalLine(":", look: around.look)], value, width: around.width)
  }

  private func measure(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let label = around.labelsHidden ? [] : stacked(node.part("label"), around)
    let shown = stacked(node.part("currentValue"), around)
    var bar = plain("…", around)
    if let fraction = node.fraction {
      let cells = max(1, min(20, around.width - 7))
      let filled = Int((fraction * Double(cells)).rounded())
      let text = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
      let percent = shown.isEmpty ? " \(Int((fraction * 100).rounded())) %" : ""
      bar = [TerminalLine(text + percent, look: around.look)]
    }
    return label + besides(bar, shown, width: around.width)
  }
}
