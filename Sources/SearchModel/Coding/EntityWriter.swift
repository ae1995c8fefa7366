/// Writes the binary form of entities.
struct EntityWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var exceededDepth = false

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func header(_ entity: DonatedEntity, contentOnly: Bool, catalog: CatalogEntity?) {
    var flags: EntityCoding.Flags = []
    if catalog != nil { flags.insert(.catalog) }
    if !contentOnly { flags.insert(.key) }
    if !contentOnly, entity.expires != nil { flags.insert(.expires) }
    if entity.domain != nil { flags.insert(.domain) }
    if entity.language != nil { flags.insert(.language) }
    if entity.isHidden { flags.insert(.hidden) }
    if entity.item != nil { flags.insert(.item) }
    bytes.append(EntityCoding.version)
    bytes.append(flags.rawValue)
    if let catalog {
      varint(UInt64(bitPattern: catalog.row))
      varint(UInt64(bitPattern: catalog.sequence))
      double(catalog.donatedAt)
    }
    if !contentOnly {
      text(entity.key.app)
      text(entity.key.type)
      text(entity.key.id)
      if let expires = entity.expires { double(expires) }
    }
    if let domain = entity.domain { text(domain) }
    if let language = entity.language { text(language) }
    if let item = entity.item { text(item) }
  }

  mutating func attributes(_ attributes: [Attribute]) {
    varint(UInt64(attributes.count))
    for attribute in attributes {
      if let number = AttributeNames.number(attribute.name) {
        varint(number)
      } else {
        varint(0)
        text(attribute.name)
      }
      varint(attribute.custom.map { UInt64($0.rawValue) + 1 } ?? 0)
      value(attribute.value, depth: 0)
    }
  }

  private mutating func value(_ value: AttributeValue, depth: Int) {
    switch value {
    case .text(let string):
      tag(.text)
      text(string)
    case .integer(let integer):
      tag(.integer)
      varint(UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
    case .number(let number):
      tag(.number)
      double(number)
    case .boolean(let flag):
      tag(flag ? .true : .false)
    case .date(let seconds):
      tag(.date)
      double(seconds)
    case .data(let data):
      tag(.data)
      varint(UInt64(data.count))
      bytes.append(contentsOf: data)
    case .list(let elements):
      tag(.list)
      let elements = open(elements, depth)
      varint(UInt64(elements.count))
      for element in elements { self.value(element, depth: depth + 1) }
    case .object(let members):
      tag(.object)
      let sorted = Self.sorted(open(members, depth))
      varint(UInt64(sorted.count))
      for (key, member) in sorted {
        text(key)
        self.value(member, depth: depth + 1)
      }
    case .localized(let texts):
      tag(.localized)
      varint(UInt64(texts.count))
      for (language, string) in Self.sorted(texts) {
        text(language)
        text(string)
      }
    }
  }

  private mutating func open(_ elements: [AttributeValue], _ depth: Int) -> [AttributeValue] {
    guard depth >= EntityCoding.maximumDepth, !elements.isEmpty else { return elements }
    exceededDepth = true
    return []
  }

  private mutating func open(
    _ members: [String: AttributeValue], _ depth: Int
  ) -> [String: AttributeValue] {
    guard depth >= EntityCoding.maximumDepth, !members.isEmpty else { return members }
    exceededDepth = true
    return [:]
  }

  private static func sorted<Value>(_ members: [String: Value]) -> [(key: String, value: Value)] {
    members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  private mutating func tag(_ tag: ValueTag) { bytes.append(tag.rawValue) }

  private mutating func text(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      varint(UInt64(utf8.count))
      bytes.append(contentsOf: utf8)
    }
  }

  private mutating func varint(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func double(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// What kind of value follows.
enum ValueTag: UInt8 {
  case text, integer, number, `false`, `true`, date, data, list, object, localized
}
