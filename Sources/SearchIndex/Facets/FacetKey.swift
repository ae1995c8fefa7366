import IndexSchema
import SearchModel

/// A key whose values are counted, and how they are put together.
struct FacetKey {
  let target: AttributeTarget
  let buckets: FacetBuckets?
  /// The kinds that are counted; a date donated as text is one value, not two.
  private(set) var fields: [AttributeTarget.Field]

  /// `KEY`, or `KEY:year`, `KEY:month`, `KEY:day` of dates and `KEY:STEP` of numbers; `nil` if there is nothing to
  /// count.
  init?(_ text: String, resolver: KeyResolver) {
    if let target = resolver.target(text) {
      (self.target, buckets) = (target, nil)
    } else if let colon = text.lastIndex(of: ":"), let target = resolver.target(String(text[..<colon])),
      let buckets = FacetBuckets(String(text[text.index(after: colon)...]))
    {
      (self.target, self.buckets) = (target, buckets)
    } else {
      return nil
    }
    let buckets = buckets
    let hasText = target.fields.contains { $0.kind == .text && $0.terms != .none }
    fields = target.fields.filter { field in
      switch field.kind {
      case .number: return field.slot != nil && buckets?.isOfDates != true
      case .date: return field.slot != nil && (buckets?.isOfDates ?? !hasText)
      case .text: return buckets == nil && (field.terms == .positions || field.terms == .words)
      case .boolean: return buckets == nil
      }
    }
    if let filter = target.filter {
      if filter == .id || buckets != nil { return nil }
    } else if fields.isEmpty {
      return nil
    }
  }

  /// The same for one of its kinds.
  func only(_ field: AttributeTarget.Field) -> FacetKey {
    var key = self
    key.fields = [field]
    return key
  }

  /// Whether an attribute of that name is read for it; attributes may be donated under an alias.
  func reads(_ name: String) -> Bool { fields.contains { AttributeNames.isMeant(name, by: $0.name) } }

  /// Whether the index alone cannot tell: what people are found by is more than their name, and names share terms.
  var needsStored: Bool {
    fields.contains { Self.isOfPeople($0.name) || $0.prefix == Terms.titlePrefix }
  }

  /// The values an entity has, each once.
  func values(of entity: DonatedEntity) -> [FacetValue] {
    let values: [FacetValue]
    switch target.filter {
    case .app: values = [FacetValue(id: entity.key.app, text: entity.key.app)]
    case .type: values = [FacetValue(id: entity.key.type, text: entity.key.type)]
    case .lang: values = entity.language.map { [FacetValue(id: $0.lowercased(), text: $0)] } ?? []
    case .domain: values = Self.domains(of: entity.domain)
    case .id: values = []
    case nil:
      values = entity.attributes.flatMap { attribute in
        fields.filter { $0.holds(attribute) }.flatMap { self.values(of: attribute, $0) }
      }
    }
    var ids: Set<String> = []
    return values.filter { !$0.id.isEmpty && ids.insert($0.id).inserted }
  }

  /// The domain and those it lies in, as filters have it.
  private static func domains(of domain: String?) -> [FacetValue] {
    guard let domain else { return [] }
    var values = [FacetValue(id: domain, text: domain)]
    var rest = Substring(domain)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      values.append(FacetValue(id: String(rest), text: String(rest)))
    }
    return values
  }

  private func values(of attribute: Attribute, _ field: AttributeTarget.Field) -> [FacetValue] {
    let value = attribute.value
    switch field.kind {
    case .text:
      let texts = Self.isOfPeople(attribute.name) ? value.people : attribute.indexedTexts
      return texts.map { FacetValue(id: TextAnalyzer().foldedValue(of: $0), text: $0) }
    case .number: return value.numbers(asDates: false).compactMap { number($0, .number) }
    case .date: return value.numbers(asDates: true).compactMap { number($0, .date) }
    case .boolean: return value.truth.map { [FacetValue(id: "\($0)", text: "\($0)")] } ?? []
    }
  }

  /// The value that a number in the slot of a field stands for.
  func number(_ number: Double, _ kind: AttributeTarget.Kind) -> FacetValue? {
    if let buckets { return buckets.value(of: number) }
    let text = kind == .date ? RFC3339.format(number) : FacetValue.text(ofNumber: number)
    return FacetValue(id: text, text: text, number: number)
  }

  private static func isOfPeople(_ name: String) -> Bool { SchemaMapping.current[name]?.kind == .person }
}

extension AttributeValue {
  /// What each person is called.
  fileprivate var people: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let elements): elements.flatMap(\.people)
    case .object(let members):
      ["displayName", "name", "handles", "email"].lazy.compactMap { members[$0]?.people.first }.first.map {
        [$0]
      }
        ?? []
    default: []
    }
  }
}
