/// The identity of one entity: the app that donated it, its type, and its identifier.
///
/// All three are compared byte for byte; none is ever trimmed, folded or case-mapped.
/// Apple's counterpart: `EntityIdentifier` together with the donating bundle.
package struct EntityKey: Hashable, Sendable {
  package var app: String
  package var type: String
  package var id: String

  /// The type of items that stand for no entity.
  package static let itemType = "CSSearchableItem"
  /// The type of user activities that were indexed.
  package static let activityType = "NSUserActivity"

  package init(app: String, type: String, id: String) {
    self.app = app
    self.type = type
    self.id = id
  }

  // Swift's `String ==` compares canonical equivalence; identifiers are bytes.
  package static func == (left: Self, right: Self) -> Bool {
    left.id.utf8.elementsEqual(right.id.utf8) && left.type.utf8.elementsEqual(right.type.utf8)
      && left.app.utf8.elementsEqual(right.app.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for part in [app, type, id] {
      for byte in part.utf8 { hasher.combine(byte) }
      hasher.combine(UInt8(0xFF))
    }
  }
}
