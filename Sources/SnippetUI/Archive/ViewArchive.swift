/// A view as plain data: what leaves the app's process.
///
/// Its JSON form is fixed (Docs/Snippets.md); decoding what was encoded gives the same value.
package struct ViewArchive: Sendable, Equatable {
  /// Grows when a reader of older archives could misread a newer one; new kinds and keys do not count.
  package static let currentVersion = 1

  package var version = currentVersion
  package var root: Node

  package init(root: Node) { self.root = root }

  package typealias Node = ArchivedNode
  package typealias Modifier = ArchivedModifier
}

/// A view, or a part of one.
package struct ArchivedNode: Sendable, Equatable {
  package var kind: ViewKind
  package var values: [String: ViewValue] = [:]
  package var modifiers: [ArchivedModifier] = []
  package var children: [ArchivedNode] = []
  /// What a tap does, by its number in this archive.
  package var action: String?

  package init(_ kind: ViewKind, values: [String: ViewValue] = [:]) {
    self.kind = kind
    self.values = values
  }
}

/// A modifier of a view, the innermost first.
package struct ArchivedModifier: Sendable, Equatable {
  package var name: String
  package var values: [String: ViewValue] = [:]
  package var content: [ArchivedNode] = []
  package var action: String?
}

extension ArchivedNode {
  /// The arguments of the outermost modifier of that name.
  func modifier(_ name: String) -> [String: ViewValue]? { modifiers.last { $0.name == name }?.values }

  /// The parts of that role.
  func part(_ role: String) -> [ArchivedNode] {
    children.first { $0.kind == .part && $0.values["role"]?.text == role }?.children ?? []
  }

  /// What is inside and plays no role.
  var content: [ArchivedNode] { children.filter { $0.kind != .part } }
}
