extension ViewArchive {
  /// Something that can be tapped.
  package struct Action: Sendable, Equatable {
    package let id: String
    /// What stands on it, in one line; empty if there is no text.
    package let title: String
    /// The kind of the view that it is, or that it lies on.
    package let kind: String
    /// Whether a toggle is on.
    package let isOn: Bool?
  }

  /// What can be tapped, in reading order.
  package var actions: [Action] {
    var found: [Action] = []
    root.addActions(to: &found)
    return found
  }
}

extension ArchivedNode {
  fileprivate func addActions(to found: inout [ViewArchive.Action]) {
    if let action {
      found.append(.init(id: action, title: title, kind: kind.rawValue, isOn: values["on"]?.flag))
    }
    for child in children { child.addActions(to: &found) }
    for modifier in modifiers {
      for node in modifier.content { node.addActions(to: &found) }
      guard let action = modifier.action else { continue }
      let name = modifier.values["name"]?.text ?? ""
      let title = modifier.name == "accessibilityAction" && name != "default" ? name : title
      found.append(.init(id: action, title: title, kind: kind.rawValue, isOn: nil))
    }
  }

  /// Its text, or the text that stands for it, in one line.
  private var title: String {
    // Without its own taps, whose numbers are no part of it.
    var label = modifier("accessibilityLabel")?["text"]?.text ?? ""
    if label.isEmpty { label = texts.joined(separator: " ") }
    return label.isEmpty ? help ?? "" : label
  }

  private var texts: [String] {
    if isInvisible { return [] }
    if kind == .text { return values["text"]?.text.map { [$0] } ?? [] }
    if kind == .image { return values["label"]?.text.map { [$0] } ?? [] }
    return children.flatMap(\.texts)
  }
}
