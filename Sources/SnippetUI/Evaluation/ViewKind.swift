/// What sort of view a node is; an archive keeps kinds it does not know.
package struct ViewKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  package var rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }
  package init(stringLiteral value: String) { rawValue = value }
}

extension ViewKind {
  /// Views one below the other without further meaning.
  package static let group: ViewKind = "group"
  /// No view; only there to hold attachments.
  package static let empty: ViewKind = "empty"
  /// Stands where a bound cut views off.
  package static let omitted: ViewKind = "omitted"
}
