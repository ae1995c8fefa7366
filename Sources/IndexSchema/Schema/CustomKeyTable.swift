package import SearchModel

/// The custom keys an index knows, by name and kind.
///
/// The same name with two kinds keeps two slots. Stored packed as the metadata `customKeys` of a generation.
package struct CustomKeyTable: Sendable, Equatable {
  /// Slots below are the mapping's own.
  package static let firstSlot: UInt32 = 1000

  /// In the order they were added.
  package private(set) var keys: [CustomKey] = []
  private var byName: [String: [Int]] = [:]

  package init() {}

  package init(_ keys: [CustomKey]) {
    for key in keys { add(key) }
  }

  /// Adds a key, or replaces the one of the same name and kind.
  package mutating func add(_ key: CustomKey) {
    if let place = byName[key.name]?.first(where: { keys[$0].kind == key.kind }) {
      keys[place] = key
      return
    }
    byName[key.name, default: []].append(keys.count)
    keys.append(key)
  }

  package subscript(name: String, kind: CustomKeyKind) -> CustomKey? {
    byName[name]?.lazy.map { keys[$0] }.first { $0.kind == kind }
  }

  /// The key in every kind it was ever donated in; empty for an unknown name.
  package func allKinds(of name: String) -> [CustomKey] {
    byName[name]?.map { keys[$0] } ?? []
  }

  /// Bytes for storing: a version, then kind, options, slot and name of each key.
  package func pack() -> [UInt8] {
    var bytes: [UInt8] = [1]
    for key in keys {
      bytes.append(key.kind.rawValue)
      bytes.append(key.options.rawValue)
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: key.slot >> UInt32(shift))) }
      let name = key.name.utf8
      bytes.append(UInt8(truncatingIfNeeded: name.count))
      bytes.append(UInt8(truncatingIfNeeded: name.count >> 8))
      bytes.append(UInt8(truncatingIfNeeded: name.count >> 16))
      bytes.append(contentsOf: name)
    }
    return bytes
  }

  /// The table that `pack` wrote; an empty array is the empty table.
  ///
  /// - Throws: `badData` if the bytes are not a whole table; the index must be rebuilt.
  package init(unpacking bytes: [UInt8]) throws(LimelightError) {
    self.init()
    if bytes.isEmpty { return }
    let damage = LimelightError(
      .badData, "The table of custom keys is damaged", hint: "Run: limelight reindex --rebuild")
    guard bytes[0] == 1 else { throw damage }
    var place = 1
    while place < bytes.count {
      guard place + 9 <= bytes.count, let kind = CustomKeyKind(rawValue: bytes[place]) else { throw damage }
      let options = CustomKeyOptions(rawValue: bytes[place + 1])
      var slot: UInt32 = 0
      for byte in 0..<4 { slot |= UInt32(bytes[place + 2 + byte]) << UInt32(8 * byte) }
      let length = Int(bytes[place + 6]) | Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]) << 16
      place += 9
      guard place + length <= bytes.count else { throw damage }
      let name = String(decoding: bytes[place..<(place + length)], as: UTF8.self)
      add(CustomKey(name: name, kind: kind, slot: slot, options: options))
      place += length
    }
  }
}
