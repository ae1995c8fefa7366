extension TerminalRenderer {
  /// Views one below the other.
  ///
  /// - Parameter spacing: points; from 16 on there is a free line between them.
  func stacked(
    _ nodes: [ArchivedNode], _ around: TerminalSurroundings, alignment: String = "leading",
    spacing: Double? = nil
  ) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    for node in nodes {
      let block = self.lines(node, around)
      if block.isEmpty { continue }
      if let spacing, spacing >= 16, !lines.isEmpty { lines.append(TerminalLine()) }
      lines += block
    }
    guard alignment != "leading", lines.count > 1 else { return lines }
    let width = lines.map(\.columns).max() ?? 0
    return lines.map { $0.padded(to: width, alignment) }
  }

  /// Views beside each other if they fit, else one below the other.
  func beside(_ nodes: [ArchivedNode], _ around: TerminalSurroundings, alignment: String?) -> [TerminalLine] {
    let nodes = nodes.filter { !$0.isInvisible && ($0.kind != .spacer || nodes.count > 1) }
    let inner = around.with { $0.isBeside = true }
    var blocks = nodes.map { $0.kind == .spacer ? [] : lines($0, inner) }
    let shown = blocks.indices.filter { !blocks[$0].isEmpty }
    guard shown.count > 1 else { return shown.first.map { blocks[$0] } ?? [] }
    var widths = shown.map { place in blocks[place].map(\.columns).max() ?? 0 }
    let gaps = shown.count - 1
    if widths.reduce(gaps, +) > around.width {
      // The widest ones give way; below a few columns a text beside others is not readable.
      let room = around.width - gaps
      let share = Self.share(of: room, among: widths)
      guard share >= 8 else { return stacked(nodes, around.with { $0.isBeside = false }) }
      for (place, width) in zip(shown, widths) where width > share {
        blocks[place] = lines(nodes[place], inner.with { $0.width = share })
      }
      widths = shown.map { place in blocks[place].map(\.columns).max() ?? 0 }
      guard widths.reduce(gaps, +) <= around.width else {
        return stacked(nodes, around.with { $0.isBeside = false })
      }
    }
    var free = around.isBeside ? 0 : around.width - widths.reduce(gaps, +)
    var spacers = nodes.count { $0.kind == .spacer }
    var result: [TerminalLine] = []
    var used = 0
    for place in nodes.indices {
      if nodes[place].kind == .spacer {
        let room = free / max(spacers, 1)
        free -= room
        spacers -= 1
        used += room
        result = result.map { $0.padded(to: used) }
        continue
      }
      guard let number = shown.firstIndex(of: place) else { continue }
      if number > 0 { used += 1 }
      result = Self.joined(result, blocks[place], at: used, alignment)
      used += widths[number]
    }
    return result
  }

  /// Two blocks beside each other if they fit, else the second below the first.
  func besides(_ left: [TerminalLine], _ right: [TerminalLine], width: Int) -> [TerminalLine] {
    if left.isEmpty || right.isEmpty { return left + right }
    let columns = left.map(\.columns).max() ?? 0
    guard columns + 1 + (right.map(\.columns).max() ?? 0) <= width else { return left + right }
    return Self.joined(left, right, at: columns + 1, "top")
  }

  /// The largest width that none has to exceed for all to fit.
  private static func share(of room: Int, among widths: [Int]) -> Int {
    var room = room
    var left = widths.count
    for width in widths.sorted() {
      if width * left > room { return room / left }
      room -= width
      left -= 1
    }
    return room
  }

  private static func joined(
    _ left: [TerminalLine], _ right: [TerminalLine], at column: Int, _ alignment: String?
  ) -> [TerminalLine] {
    let height = max(left.count, right.count)
    func place(_ lines: [TerminalLine]) -> Int {
      switch alignment {
      case "bottom", "lastTextBaseline": height - lines.count
      case "center", nil: (height - lines.count) / 2
      default: 0
      }
    }
    let (before, after) = (place(left), place(right))
    return (0..<height).map { row in
      let first = left.indices ~= row - before ? left[row - before] : TerminalLine()
      guard right.indices ~= row - after else { return first }
      return first.padded(to: column) + right[row - after]
    }
  }

  /// Rows and columns, each column as wide as its widest cell; one below the other if that does not fit.
  func grid(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let inner = around.with { $0.isBeside = true }
    let rows = node.children.map { row in
      row.kind == .gridRow && !row.isInvisible
        ? row.children.map { lines($0, inner.inside(row)) } : [lines(row, around)]
    }
    let isWhole = node.children.map { $0.kind != .gridRow }
    let count = zip(rows, isWhole).map { $1 ? 0 : $0.count }.max() ?? 0
    let widths = (0..<count).map { column in
      zip(rows, isWhole).map { row, whole in
        whole || column >= row.count ? 0 : row[column].map(\.columns).max() ?? 0
      }.max() ?? 0
    }
    guard widths.reduce(2 * max(count - 1, 0), +) <= around.width else {
      return rows.flatMap { $0.flatMap { $0 } }
    }
    let alignment = node.values["alignment"]?.list?.first?.text ?? node.values["alignment"]?.text ?? "center"
    return zip(rows, isWhole).flatMap { row, whole in
      if whole { return row.flatMap { $0 } }
      var lines: [TerminalLine] = []
      var column = 0
      for (cell, width) in zip(row, widths) {
        lines = Self.joined(lines, cell.map { $0.padded(to: width, alignment) }, at: column, "top")
        column += width + 2
      }
      return lines
    }
  }

  // MARK: Lists

  func list(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    node.children.enumerated().flatMap { number, child in
      let lines = lines(child, around)
      return child.kind == .section && number > 0 && !lines.isEmpty ? [TerminalLine()] + lines : lines
    }
  }

  func section(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    stacked(node.part("header"), around.with { $0.look.isBold = true })
      + indented(node.content, around)
      + stacked(node.part("footer"), around.with { $0.look.isFaint = true })
  }

  /// A label with what belongs to it below.
  func labelled(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let label = around.labelsHidden ? [] : stacked(node.part("label"), around.with { $0.look.isBold = true })
    if node.kind == .picker { return label + choices(node, around) }
    return label + (label.isEmpty ? stacked(node.content, around) : indented(node.content, around))
  }

  private func choices(_ node: ArchivedNode, _ around: TerminalSurroundings) -> [TerminalLine] {
    let selection = node.values["selection"]?.text
    return node.content.flatMap { choice in
      let isChosen = selection != nil && choice.modifier("tag")?["value"]?.text == selection
      let mark = TerminalLine(isChosen ? "● " : "○ ", look: around.look)
      let lines = lines(choice, around.with { $0.width = max($0.width - 2, 1) })
      return lines.enumerated().map { ($0 == 0 ? mark : TerminalLine.blank(2)) + $1 }
    }
  }

  private func indented(_ nodes: [ArchivedNode], _ around: TerminalSurroundings) -> [TerminalLine] {
    stacked(nodes, around.with { $0.width = max($0.width - 2, 1) }).map { TerminalLine.blank(2) + $0 }
  }
}
