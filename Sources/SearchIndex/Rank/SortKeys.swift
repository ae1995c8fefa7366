import IndexSchema
import SearchModel
import Xapian

/// What the keys of `--sort` stand for, as steps of an order.
struct SortKeys {
  private(set) var steps: [Enquire.SortKey] = []
  /// What each step reads where the entity itself is asked.
  private(set) var stored: [StoredSortValue?] = []
  /// One for each key nothing is sorted by.
  private(set) var notices: [Notice] = []

  /// Lists of so many terms are followed side by side; of more the entities are asked.
  private static let mostTerms = 64

  init(_ sort: [SearchRequest.SortKey], resolver: KeyResolver, database: Database) throws {
    for key in sort {
      let first = steps.count
      let target = resolver.target(key.key)
      if let filter = target?.filter { try add(filter, key, database) }
      // A key of several kinds sorts numbers before truth values before text; what has none is last.
      for kind in [.number, .date, .boolean, .text] as [AttributeTarget.Kind] {
        let fields = target?.fields.filter { $0.kind == kind } ?? []
        // `url` stands for two attributes.
        if let field = fields.first { add(field, fields.map(\.name), key) }
      }
      if steps.count == first {
        notices.append(Notice("unknown-sort-key", "`\(key.key)` has no values to sort by; it was left out."))
      }
    }
  }

  private mutating func add(
    _ filter: AttributeTarget.Filter, _ key: SearchRequest.SortKey, _ database: Database
  ) throws {
    let prefix: String? =
      switch filter {
      case .app: Terms.appPrefix
      case .type: Terms.typePrefix
      case .lang: Terms.languagePrefix
      // Those a domain lies in are terms as well, and no identifier is one.
      case .domain, .id: nil
      }
    let terms = try prefix.map { try database.allTerms(prefix: $0, limit: Self.mostTerms + 1).map(\.term) }
    if let prefix, let terms, terms.count <= Self.mostTerms,
      !terms.contains(where: { Terms.isHashed($0, prefix: prefix) })
    {
      let analyzer = TextAnalyzer()
      let values = terms.map {
        Enquire.SortKey.Term($0, value: analyzer.foldedValue(of: String($0.dropFirst(prefix.count))))
      }
      add(.terms(values), key, isNatural: true)
    } else {
      add(.asked, key, isNatural: true, stored: StoredSortValue(filter: filter))
    }
  }

  private mutating func add(
    _ field: AttributeTarget.Field, _ names: [String], _ key: SearchRequest.SortKey
  ) {
    switch (field.kind, field.slot) {
    case (.number, let slot?), (.date, let slot?): add(.slot(slot), key, isNatural: false)
    case (.number, nil), (.date, nil): break
    case (.boolean, _):
      let terms = [false, true].map {
        Enquire.SortKey.Term(Terms.boolean(field.prefix, $0), value: $0 ? "1" : "0")
      }
      add(.terms(terms), key, isNatural: false)
    // Versions and numbered titles are texts; nobody expects 10 before 9 in them.
    case (.text, let slot?):
      add(
        .cutSlot(slot, length: DocumentBuilder.textSlotBytes - 3), key, isNatural: true,
        stored: StoredSortValue(names: names, cutSlot: slot))
    case (.text, nil):
      if field.isData { break }
      add(.asked, key, isNatural: true, stored: StoredSortValue(names: names))
    }
  }

  private mutating func add(
    _ source: Enquire.SortKey.Source, _ key: SearchRequest.SortKey, isNatural: Bool,
    stored value: StoredSortValue? = nil
  ) {
    steps.append(.init(source, descending: key.isDescending, missingLast: true, natural: isNatural))
    stored.append(value)
  }

  /// What step `step` compares of a document that has to be read.
  func value(_ step: Int, _ document: Document) throws -> [UInt8] {
    try SearchCancellation.check()
    return try stored[step]?.bytes(of: document) ?? []
  }
}

extension AttributeTarget.Field {
  /// Bytes that nobody reads have no order.
  fileprivate var isData: Bool { SchemaMapping.current[name]?.kind == .data }
}

/// Reads from the entity what no slot holds, or not the whole of it.
struct StoredSortValue {
  var filter: AttributeTarget.Filter?
  /// The attributes whose first text counts.
  var names: Set<String> = []
  /// The slot that has the beginning of the text, if one has.
  var cutSlot: UInt32?

  init(filter: AttributeTarget.Filter) { self.filter = filter }

  init(names: [String], cutSlot: UInt32? = nil) {
    self.names = Set(names)
    self.cutSlot = cutSlot
  }

  /// So many Unicode scalars of a text tell its place.
  private static let longestKey = 1_024

  /// The folded text, or its beginning if it is very long; empty for none.
  func bytes(of document: Document) throws -> [UInt8] {
    let cut = try cutSlot.map { try document.value($0) } ?? []
    let mapping = SchemaMapping.current
    let isMeant = { (name: String) in AttributeNames.isMeant(name, byAny: names) }
    let data = try document.data
    let entity: DonatedEntity
    do throws(EntityCodingError) {
      entity = try EntityCoding.decode(data, keep: isMeant).entity
    } catch {
      throw XapianError(code: .databaseCorrupt, message: "A document holds no entity: it \(error.reason)")
    }
    switch filter {
    case .app: return Self.fold(entity.key.app)
    case .type: return Self.fold(entity.key.type)
    case .id: return Self.fold(entity.key.id)
    case .domain: return entity.domain.map(Self.fold) ?? []
    case .lang: return entity.language.map(Self.fold) ?? []
    case nil: break
    }
    for attribute in entity.attributes where isMeant(attribute.name) {
      var whole: [UInt8]?
      let isPerson = mapping[attribute.name]?.kind == .person
      let value = isPerson ? .list(attribute.value.personTexts) : attribute.value
      value.eachText { text, _ in
        if whole != nil { return }
        let folded = Self.fold(text)
        if !folded.isEmpty, folded.starts(with: cut) { whole = folded }
      }
      if let whole { return whole }
    }
    return cut
  }

  private static func fold(_ text: String) -> [UInt8] {
    let isLong = text.utf8.count > longestKey
    let beginning = isLong ? String(text.unicodeScalars.prefix(longestKey)) : text
    return Array(TextAnalyzer().foldedValue(of: beginning).utf8)
  }
}
