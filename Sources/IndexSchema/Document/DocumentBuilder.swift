package import SearchModel

/// Builds the Xapian document of an entity: terms, values, data, in one packed run of bytes.
///
/// Confined to one thread; make one per indexer and keep it, since its buffers are reused. Cost: linear in the
/// entity's text.
package final class DocumentBuilder {
  /// Positions between values and between attributes: wider than any phrase.
  package static let positionGap = 100
  /// Text slots hold at most this many bytes, cut on a character boundary.
  package static let textSlotBytes = 80

  /// Keys that are not in the table are stored, not searched.
  package var customKeys: CustomKeyTable
  let mapping: SchemaMapping
  var scanner = Scanner()
  var emitter: PackedEmitter
  private var titleScanner = Scanner()
  private var titleFolder = WordFolder()
  /// The folded values of the title.
  var titles: [[UInt8]] = []
  private var prefixes: [String: [UInt8]] = [:]
  private var language = ""

  package init(customKeys: CustomKeyTable) {
    self.customKeys = customKeys
    mapping = .current
    emitter = PackedEmitter(buffer: PackedBuffer(capacity: 1 << 16))
    // No folded text has it.
    titleFolder.joint = 0x1F
  }

  deinit { emitter.buffer.deallocate() }

  /// The document of an entity; its data is the entity's own coding.
  package func build(_ entity: CatalogEntity) -> PackedDocument {
    build(entity, data: EntityCoding.encode(entity))
  }

  /// The document of an entity, with data the caller has already encoded.
  package func build(_ entity: CatalogEntity, data: [UInt8]) -> PackedDocument {
    let donated = entity.entity
    emitter.buffer.clear()
    emitter.truncatedTokens = 0
    titles.removeAll(keepingCapacity: true)
    emitter.runPosition = 1
    scanner.position = 1
    language = StemmerLanguage.name(for: donated.language)
    emitter.buffer.stemmer(language)
    // The title comes first, so that its first word has position 1.
    for attribute in donated.attributes where attribute.name == "title" { add(attribute) }
    for attribute in donated.attributes where attribute.name != "title" { add(attribute) }
    addFilters(of: donated)
    emitter.buffer.data(data)
    return PackedDocument(bytes: emitter.buffer.array, truncatedTokens: emitter.truncatedTokens)
  }

  private func addFilters(of entity: DonatedEntity) {
    emitter.buffer.term(Terms.app(entity.key.app), wdf: 0)
    emitter.buffer.term(Terms.type(entity.key.type), wdf: 0)
    emitter.buffer.term(Terms.identifier(entity.key.id), wdf: 0)
    if let domain = entity.domain {
      for term in Terms.domains(of: domain) { emitter.buffer.term(term, wdf: 0) }
    }
    if let language = entity.language { emitter.buffer.term(Terms.language(language), wdf: 0) }
    if entity.isHidden { emitter.buffer.term(Terms.hidden, wdf: 0) }
    if let expires = entity.expires {
      emitter.buffer.term(Terms.hasExpiry, wdf: 0)
      emitter.buffer.number(Terms.expirySlot, expires)
    }
  }

  private func add(_ attribute: Attribute) {
    if let row = mapping[attribute.name] {
      add(attribute.value, as: row)
    } else {
      addCustom(attribute)
    }
  }

  /// One text of the attribute the emitter is set for; leaves the gap after it.
  func index(_ text: String) {
    var text = text
    let before = scanner.position
    text.withUTF8 { scanner.scan($0, into: &emitter) }
    if scanner.position > before { scanner.position += Self.positionGap }
  }

  /// A text in a language of its own, such as one translation of a localised value.
  func index(_ text: String, tagged tag: String) {
    let own = StemmerLanguage.name(for: tag)
    if own != language { emitter.buffer.stemmer(own) }
    index(text)
    if own != language { emitter.buffer.stemmer(language) }
  }

  /// The prefix as bytes, made once.
  func bytes(of prefix: String) -> [UInt8] {
    if let bytes = prefixes[prefix] { return bytes }
    let bytes = Array(prefix.utf8)
    prefixes[prefix] = bytes
    return bytes
  }

  /// A folded value in a text slot, cut to the slot's size on a character boundary.
  func addTextSlot(_ slot: UInt32, _ folded: [UInt8]) {
    if folded.isEmpty { return }
    var end = min(folded.count, Self.textSlotBytes)
    while end < folded.count, end > 0, folded[end] & 0xC0 == 0x80 { end -= 1 }
    emitter.buffer.value(slot, folded[..<end])
  }

  /// The term of the whole folded value under a prefix, as `Terms.exactValue` has it.
  func addExactValue(_ prefix: String, _ folded: [UInt8]) {
    addWhole(bytes(of: prefix), UInt8(ascii: "="), folded)
  }

  /// What finds the title as a whole, by its first word and by its beginning, as `Terms.exactTitle`, `titleStart` and
  /// `titleEdge` have it, in each of its readings.
  func addWholeTitle(_ title: String) {
    var title = title
    titleFolder.clear()
    title.withUTF8 { titleScanner.scan($0, into: &titleFolder) }
    titleScanner.position = 1
    let (parted, joined) = (titleFolder.bytes, titleFolder.joined)
    let first = addReading(parted, PackedDocument.Record.titleEdges, after: nil)
    if joined != parted { _ = addReading(joined, PackedDocument.Record.joinedEdges, after: first) }
  }

  /// - Parameters:
  ///   - record: what makes terms of its beginnings.
  ///   - other: the first word of the reading before.
  /// - Returns: its first word.
  private func addReading(_ reading: [UInt8], _ record: UInt8, after other: [UInt8]?) -> [UInt8] {
    let words = reading.map { $0 == titleFolder.joint ? 0x20 : $0 }
    addWhole([UInt8(ascii: "X")], UInt8(ascii: "="), words)
    let first = Array(words.prefix { $0 != 0x20 })
    if first.isEmpty { return first }
    // What is one word only when joined is found as a whole.
    if other == nil || first != other && first.count < words.count {
      addWhole([UInt8(ascii: "X")], UInt8(ascii: "^"), first)
    }
    let unsegmented = reading.filter { $0 != titleFolder.joint }
    // Far more than the beginnings that become terms, and never too much for a record.
    unsegmented.prefix(4 * Terms.longestEdge + 8).withUnsafeBufferPointer { emitter.buffer.text(record, $0) }
    return first
  }

  private func addWhole(_ prefix: [UInt8], _ mark: UInt8, _ text: [UInt8]) {
    if text.isEmpty { return }
    if prefix.count + 1 + text.count <= Terms.byteLimit {
      emitter.buffer.term(prefix, mark, text)
    } else {
      let start = String(decoding: prefix + [mark], as: UTF8.self)
      emitter.buffer.term(Terms.bounded(start, String(decoding: text, as: UTF8.self)), wdf: 0)
    }
  }
}
