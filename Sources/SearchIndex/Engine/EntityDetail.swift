package import SearchModel

/// One entity with what the index holds of it.
package struct EntityDetail: Sendable {
  package enum State: String, Sendable { case searchable, pending, hidden, expired }

  package var entity: CatalogEntity
  package var state: State
  /// The terms of its document, only on request.
  package var terms: [String] = []
  /// The value slots of its document by name, only on request.
  package var values: [String: String] = [:]

  package init(entity: CatalogEntity, state: State) {
    self.entity = entity
    self.state = state
  }
}
