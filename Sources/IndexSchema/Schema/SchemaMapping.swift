package import SearchModel

/// The indexing-key mapping: which attribute goes under which prefix, slot and weight.
///
/// Its source is `Indexes/Schema/attributes.json`; the program carries it as code. An index keeps the version
/// it was built with.
package struct SchemaMapping: Sendable {
  package let version: Int
  package let attributes: [AttributeSchema]
  private let rows: [String: Int]

  /// The mapping this program was built with.
  ///
  /// A broken table stops debug builds and tests here; whoever is about to index calls `check()` in any build.
  package static let current: SchemaMapping = {
    let mapping = SchemaMapping(version: tableVersion, attributes: table)
    assert(mapping.fault == nil, "Indexes/Schema/attributes.json: \(mapping.fault ?? "")")
    return mapping
  }()

  init(version: Int, attributes: [AttributeSchema]) {
    self.version = version
    self.attributes = attributes
    var rows: [String: Int] = [:]
    rows.reserveCapacity(attributes.count * 2)
    for (row, attribute) in attributes.enumerated() {
      rows[attribute.name] = row
      for alias in attribute.aliases { rows[alias] = row }
    }
    self.rows = rows
  }

  /// The row of a canonical name or an alias; `nil` means a custom key.
  package subscript(nameOrAlias: String) -> AttributeSchema? {
    rows[nameOrAlias].map { attributes[$0] }
  }

  /// The canonical name of a Core Spotlight key or alias; a custom key is returned as it is.
  package func canonicalName(_ nameOrAlias: String) -> String {
    self[nameOrAlias]?.name ?? nameOrAlias
  }

  /// Fails if the table contradicts itself.
  ///
  /// - Throws: `internal`, naming the row; nothing can be indexed with such a program.
  package func check() throws(LimelightError) {
    guard let fault else { return }
    throw LimelightError(
      .internal, "The indexing-key mapping is broken: \(fault)", hint: "Mend Indexes/Schema/attributes.json.")
  }

  /// What is wrong with the table, as a sentence; `nil` if nothing is.
  ///
  /// Linear but for sorting the prefixes: a few tens of microseconds.
  var fault: String? {
    var names: Set<String> = []
    var slots: Set<UInt32> = [0]
    var prefixes: Set<String> = []
    for attribute in attributes {
      for name in [attribute.name] + attribute.aliases where !names.insert(name).inserted {
        return "the name \(name) appears twice"
      }
      if let slot = attribute.slot {
        guard slot < CustomKeyTable.firstSlot else { return "\(attribute.name) has a custom key's slot" }
        guard slots.insert(slot).inserted else { return "\(attribute.name) shares slot \(slot)" }
      }
      let prefix = attribute.prefix
      guard prefix.isEmpty == (attribute.terms == .shared || attribute.terms == .none) else {
        return "\(attribute.name) needs either a prefix or a policy without terms"
      }
      if prefix.isEmpty || prefix == Terms.titlePrefix { continue }
      guard Self.isWellFormed(prefix) else { return "\(attribute.name) has the malformed prefix \(prefix)" }
      guard prefixes.insert(prefix).inserted else { return "\(attribute.name) shares prefix \(prefix)" }
    }
    return nil
  }

  /// One capital of Omega's, or `X`, capitals or digits, and a colon.
  ///
  /// Folded words never begin with a capital, a colon ends the long form: no prefix is ambiguous with another.
  private static func isWellFormed(_ prefix: String) -> Bool {
    let bytes = Array(prefix.utf8)
    if bytes.count == 1 { return Terms.attributeCapitals.contains(prefix) }
    guard bytes.count >= 3, bytes[0] == UInt8(ascii: "X"), bytes.last == UInt8(ascii: ":"),
      bytes[1] != UInt8(ascii: "K"), prefix != Terms.appPrefix, prefix != Terms.domainPrefix
    else { return false }
    return bytes.dropLast().allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }
}
