import Glibc

/// Reads the binary form of entities from bytes that may be anything.
struct EntityReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func error(_ reason: String) -> EntityCodingError { EntityCodingError(offset: position, reason: reason) }

  mutating func flags() throws(EntityCodingError) -> EntityCoding.Flags {
    let version = try byte()
    guard version == EntityCoding.version else { throw error("has the unknown version \(version)") }
    let flags = EntityCoding.Flags(rawValue: try byte())
    guard flags.isSubset(of: .known) else { throw error("has unknown parts") }
    return flags
  }

  /// Key, expiry and content, to the end of the bytes.
  mutating func entity(
    _ flags: EntityCoding.Flags, keep: ((String) -> Bool)?
  ) throws(EntityCodingError) -> DonatedEntity {
    let app = try text()
    let type = try text()
    let id = try text()
    var entity = DonatedEntity(key: EntityKey(app: app, type: type, id: id))
    if flags.contains(.expires) { entity.expires = try double() }
    try content(flags, into: &entity, keep: keep)
    return entity
  }

  /// Domain, language, item and attributes, to the end of the bytes.
  mutating func content(
    _ flags: EntityCoding.Flags, into entity: inout DonatedEntity, keep: ((String) -> Bool)?
  ) throws(EntityCodingError) {
    if flags.contains(.domain) { entity.domain = try text() }
    if flags.contains(.language) { entity.language = try text() }
    if flags.contains(.item) { entity.item = try text() }
    entity.isHidden = flags.contains(.hidden)
    let count = try count()
    entity.attributes.reserveCapacity(min(count, 32))
    for _ in 0..<count {
      let name = try name()
      let flags = try varint()
      guard flags <= 256 else { throw error("has unknown key options") }
      if let keep, !keep(name) {
        try skip(depth: 0)
        continue
      }
      let custom = flags == 0 ? nil : CustomKeyOptions(rawValue: UInt8(flags - 1))
      entity.attributes.append(Attribute(name, try value(depth: 0), custom: custom))
    }
    guard position == bytes.count else { throw error("goes on after its end") }
  }

  private mutating func name() throws(EntityCodingError) -> String {
    let number = try varint()
    if number == 0 { return try text() }
    guard number <= UInt64(AttributeNames.numbered.count) else { throw error("has an unknown attribute") }
    return AttributeNames.numbered[Int(number) - 1]
  }

  private mutating func value(depth: Int) throws(EntityCodingError) -> AttributeValue {
    switch try tag() {
    case .text: return .text(try text())
    case .integer:
      let zigzag = try varint()
      return .integer(Int64(bitPattern: (zigzag >> 1) ^ (0 &- (zigzag & 1))))
    case .number: return .number(try double())
    case .false: return .boolean(false)
    case .true: return .boolean(true)
    case .date: return .date(try double())
    case .data: return .data([UInt8](try slice()))
    case .list:
      let count = try count(depth: depth)
      var elements: [AttributeValue] = []
      elements.reserveCapacity(min(count, 32))
      for _ in 0..<count { elements.append(try value(depth: depth + 1)) }
      return .list(elements)
    case .object:
      var members: [String: AttributeValue] = [:]
      var previous: String?
      for _ in 0..<(try count(depth: depth)) {
        let key = try key(after: previous)
        guard members.updateValue(try value(depth: depth + 1), forKey: key) == nil else {
          throw error("repeats a member")
        }
        previous = key
      }
      return .object(members)
    case .localized:
      var texts: [String: String] = [:]
      var previous: String?
      for _ in 0..<(try count()) {
        let language = try key(after: previous)
        guard texts.updateValue(try text(), forKey: language) == nil else {
          throw error("repeats a language")
        }
        previous = language
      }
      return .localized(texts)
    }
  }

  /// Passes over a value without building it; what it holds is not checked beyond its lengths.
  private mutating func skip(depth: Int) throws(EntityCodingError) {
    switch try tag() {
    case .text, .data: _ = try slice()
    case .integer: _ = try varint()
    case .number, .date: _ = try double()
    case .false, .true: break
    case .list:
      for _ in 0..<(try count(depth: depth)) { try skip(depth: depth + 1) }
    case .object:
      for _ in 0..<(try count(depth: depth)) {
        _ = try slice()
        try skip(depth: depth + 1)
      }
    case .localized:
      for _ in 0..<(try count()) {
        _ = try slice()
        _ = try slice()
      }
    }
  }

  private mutating func tag() throws(EntityCodingError) -> ValueTag {
    guard let tag = ValueTag(rawValue: try byte()) else { throw error("has an unknown kind of value") }
    return tag
  }

  private mutating func key(after previous: String?) throws(EntityCodingError) -> String {
    let key = try text()
    if let previous, !previous.utf8.lexicographicallyPrecedes(key.utf8) {
      throw error("has members out of order")
    }
    return key
  }

  /// A number of elements; each takes a byte at least, so a count beyond the bytes left is a lie.
  private mutating func count(depth: Int = 0) throws(EntityCodingError) -> Int {
    let count = try varint()
    guard count <= UInt64(bytes.count - position) else { throw error("announces more than it holds") }
    guard depth < EntityCoding.maximumDepth || count == 0 else { throw error("nests too deep") }
    return Int(count)
  }

  mutating func whole() throws(EntityCodingError) -> Int64 { Int64(bitPattern: try varint()) }

  mutating func double() throws(EntityCodingError) -> Double {
    guard bytes.count - position >= 8 else { throw error("is cut short") }
    defer { position += 8 }
    return Double(
      bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)))
  }

  private mutating func text() throws(EntityCodingError) -> String {
    let utf8 = try slice()
    // Repairing and comparing is quicker than `String(validating:as:)`, which is generic to the core.
    var string = String(decoding: utf8, as: UTF8.self)
    let isSame = string.withUTF8 { read in
      guard read.count == utf8.count, let first = read.baseAddress, let stored = utf8.baseAddress else {
        return utf8.isEmpty
      }
      return memcmp(first, stored, read.count) == 0
    }
    guard isSame else { throw error("holds text that is not UTF-8") }
    return string
  }

  private mutating func slice() throws(EntityCodingError) -> UnsafeRawBufferPointer {
    let count = try varint()
    guard count <= UInt64(bytes.count - position) else { throw error("is cut short") }
    defer { position += Int(count) }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + Int(count))])
  }

  private mutating func byte() throws(EntityCodingError) -> UInt8 {
    guard position < bytes.count else { throw error("is cut short") }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func varint() throws(EntityCodingError) -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw error("has a number over 64 bits") }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }
}
