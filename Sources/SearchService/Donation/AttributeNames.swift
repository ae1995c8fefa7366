/// What the reader must know of the indexing-key mapping, so that it need not import it.
package struct AttributeNames: Sendable {
  /// What a key's values must be.
  package enum Kind: Sendable { case text, number, date, boolean, data, any }

  /// The kind of a Core Spotlight key by its exact canonical name; `nil` makes the key a custom one.
  ///
  /// The four NDJSON aliases are the reader's own and never asked for.
  package var kind: @Sendable (String) -> Kind?

  package init(kind: @escaping @Sendable (String) -> Kind?) { self.kind = kind }
}
