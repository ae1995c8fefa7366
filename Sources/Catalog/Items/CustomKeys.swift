package import SearchModel

/// A custom key as one kind of value, and the value slot it has for ever.
package struct CustomKeyRecord: Sendable, Equatable {
  package var name: String
  package var kind: CustomKeyKind
  /// Xapian's value slot, from ``Catalog/firstCustomSlot`` up.
  package var slot: UInt32
  /// Everything any donor asked for under this name and kind.
  package var options: CustomKeyOptions
}

/// A custom key's name, compared byte by byte, and one kind of its values.
struct CustomKeyName: Hashable {
  var name: String
  var kind: CustomKeyKind

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.name.utf8.elementsEqual(right.name.utf8)
  }
}

extension Catalog {
  /// Slots below belong to Core Spotlight's own keys.
  package static let firstCustomSlot: UInt32 = 1000

  /// All custom keys, by slot.
  package func customKeys() throws(LimelightError) -> [CustomKeyRecord] {
    let statement = try connection.statement(
      "SELECT name, kind, slot, options FROM custom_keys ORDER BY slot")
    defer { statement.reset() }
    var keys: [CustomKeyRecord] = []
    while try statement.step() {
      // Kinds that only a newer program knows are not searched by this one.
      guard let kind = CustomKeyKind(rawValue: UInt8(truncatingIfNeeded: statement.integer(1))) else {
        continue
      }
      keys.append(
        CustomKeyRecord(
          name: statement.text(0), kind: kind, slot: UInt32(truncatingIfNeeded: statement.integer(2)),
          options: CustomKeyOptions(rawValue: UInt8(truncatingIfNeeded: statement.integer(3)))))
    }
    return keys
  }

  /// Gives the key a slot for each kind of the value, unless it has one.
  func allotSlots(
    name: String, options: CustomKeyOptions, value: AttributeValue
  ) throws(LimelightError) {
    for kind in CustomKeyKind.kinds(of: value) {
      let key = CustomKeyName(name: name, kind: kind)
      if let known = knownCustomKeys[key], known.isSuperset(of: options) { continue }
      let statement = try connection.statement(
        """
        INSERT INTO custom_keys (name, kind, slot, options)
        VALUES (?1, ?2, (SELECT ifnull(max(slot) + 1, ?3) FROM custom_keys), ?4)
        ON CONFLICT (name, kind) DO UPDATE SET options = options | ?4
        RETURNING options
        """)
      try statement.bind(1, name)
      try statement.bind(2, Int64(kind.rawValue))
      try statement.bind(3, Int64(Self.firstCustomSlot))
      try statement.bind(4, Int64(options.rawValue))
      var all = options
      while try statement.step() {
        all = CustomKeyOptions(rawValue: UInt8(truncatingIfNeeded: statement.integer(0)))
      }
      knownCustomKeys[key] = all
    }
  }
}
