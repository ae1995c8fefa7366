/// A view made ready to leave the process, and what its taps do, which stays.
package struct ArchivedView: Sendable {
  package let archive: ViewArchive
  /// What a tap does, by its number in the archive: from `1` on in reading order.
  package let actions: [String: any ViewAction]

  /// - Parameter limits: what is beyond them is left out, with a mark in its place.
  package init(_ node: ViewNode, limits: ArchiveLimits = ArchiveLimits()) {
    var builder = ArchiveBuilder(limits: limits)
    let root = builder.archived(node, depth: 0, isDisabled: false)
    archive = ViewArchive(root: root)
    actions = builder.actions
  }
}

/// How large an archive may become: a view made of an app's data must not flood whoever shows it.
package struct ArchiveLimits: Sendable {
  package var nodes = 2_000
  package var depth = 100
  /// Characters of one text.
  package var text = 10_000
  /// Characters of all texts.
  package var total = 200_000
  package init() {}
}

private struct ArchiveBuilder {
  let limits: ArchiveLimits
  var actions: [String: any ViewAction] = [:]
  private var nodesLeft: Int
  private var charactersLeft: Int

  init(limits: ArchiveLimits) {
    self.limits = limits
    nodesLeft = limits.nodes
    charactersLeft = limits.total
  }

  mutating func archived(_ node: ViewNode, depth: Int, isDisabled: Bool) -> ArchivedNode {
    nodesLeft -= 1
    var archived = ArchivedNode(node.kind, values: shortened(node.values))
    let isDisabled =
      isDisabled
      || node.modifiers.contains {
        $0.name == "disabled" && $0.values["active"] == true
          || $0.name == "allowsHitTesting" && $0.values["active"] == false
      }
    archived.action = isDisabled ? nil : number(of: node.action)
    archived.children = list(node.children, depth: depth + 1, isDisabled: isDisabled)
    for modification in node.modifiers {
      var modifier = ArchivedModifier(name: modification.name, values: shortened(modification.values))
      modifier.content = list(modification.content, depth: depth + 1, isDisabled: isDisabled)
      modifier.action = isDisabled ? nil : number(of: modification.action)
      archived.modifiers.append(modifier)
    }
    return archived
  }

  private mutating func list(_ nodes: [ViewNode], depth: Int, isDisabled: Bool) -> [ArchivedNode] {
    guard !nodes.isEmpty else { return [] }
    guard depth < limits.depth else { return [omitted("depth")] }
    var archived: [ArchivedNode] = []
    for node in nodes {
      guard nodesLeft > 0, charactersLeft > 0 else { return archived + [omitted("size")] }
      archived.append(self.archived(node, depth: depth, isDisabled: isDisabled))
    }
    return archived
  }

  private func omitted(_ reason: String) -> ArchivedNode {
    ArchivedNode(.omitted, values: ["reason": .text(reason)])
  }

  private mutating func number(of action: (any ViewAction)?) -> String? {
    guard let action else { return nil }
    let number = String(actions.count + 1)
    actions[number] = action
    return number
  }

  private mutating func shortened(_ values: [String: ViewValue]) -> [String: ViewValue] {
    // In a fixed order, so that the same view is always cut at the same place.
    var shortened = values
    for key in values.keys.sorted() { shortened[key] = values[key].map { self.shortened($0) } }
    return shortened
  }

  private mutating func shortened(_ value: ViewValue) -> ViewValue {
    switch value {
    case .text(let text):
      let room = max(min(limits.text, charactersLeft), 0)
      // Counting characters of a very long text costs more than bounding its bytes first.
      let isLong = text.utf8.count > room && text.count > room
      let shown = isLong ? String(text.prefix(room)) + "…" : text
      charactersLeft -= shown.utf8.count
      return .text(shown)
    case .number(let number) where !number.isFinite: return .null
    case .list(let list): return .list(list.map { shortened($0) })
    case .object(let object): return .object(shortened(object))
    default: return value
    }
  }
}
