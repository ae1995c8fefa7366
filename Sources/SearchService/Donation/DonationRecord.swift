import SearchModel

/// The members of one record, reserved keys told from attributes.
struct DonationRecord {
  enum Operation: String { case index, delete, deleteDomain, deleteApp }

  var op = Operation.index
  var app: String?
  var type: String?
  var id: String?
  var domain: String?
  var language: String?
  var isHidden = false
  var expires: Double?
  var attributes: [Attribute] = []

  /// Takes all members of a JSON object.
  ///
  /// What was read before a fault stays, so that a rejection can name the record.
  mutating func read(
    _ members: [(key: String, value: JSONValue)], names: AttributeNames
  ) throws(RecordFault) {
    attributes.reserveCapacity(members.count)
    var seen = SeenNames()
    var firstFault: RecordFault?
    for (key, value) in members {
      do throws(RecordFault) {
        let name = Self.canonical(key)
        guard seen.insert(name) else {
          throw RecordFault(
            "duplicate-key",
            name == key ? "the key \(key) appears twice" : "\(key) and \(name) are the same key")
        }
        if try !takeReserved(name, value) { try takeAttribute(name, value, names) }
      } catch {
        // Identity that comes after the fault is still wanted for the report.
        firstFault = firstFault ?? error
      }
    }
    if let firstFault { throw firstFault }
  }

  private static func canonical(_ key: String) -> String {
    switch key {
    case "description": "contentDescription"
    case "text": "textContent"
    case "date": "contentModificationDate"
    case "url": "contentURL"
    default: key
    }
  }

  private mutating func takeReserved(_ name: String, _ value: JSONValue) throws(RecordFault) -> Bool {
    if case .null = value { return Self.reserved.contains(name) }
    switch name {
    case "op":
      guard let text = value.string, let operation = Operation(rawValue: text) else {
        throw RecordFault("unknown-op", "op is none of index, delete, deleteDomain, deleteApp")
      }
      op = operation
    case "app": app = try Self.word(value, "app")
    case "type": type = try Self.word(value, "type")
    case "id": id = try Self.identifier(value)
    case "domain": domain = try Self.domain(value)
    case "lang": language = try Self.language(value)
    case "hidden":
      guard case .boolean(let flag) = value else {
        throw RecordFault("bad-value", "hidden is neither true nor false")
      }
      isHidden = flag
    case "expires": expires = try AttributeReading.date(value, "expires")
    default: return false
    }
    return true
  }

  private static let reserved: Set = ["op", "app", "type", "id", "domain", "lang", "hidden", "expires"]

  private mutating func takeAttribute(
    _ name: String, _ value: JSONValue, _ names: AttributeNames
  ) throws(RecordFault) {
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw RecordFault("bad-value", "a key is empty or contains NUL")
    }
    let kind = names.kind(name)
    guard let value = try AttributeReading.value(value, name, kind ?? .any) else { return }
    attributes.append(Attribute(name, value, custom: kind == nil ? .donated : nil))
  }

  private static func word(_ value: JSONValue, _ name: String) throws(RecordFault) -> String? {
    guard let text = value.string else { throw RecordFault("bad-value", "\(name) is not a string") }
    guard !text.utf8.contains(0) else { throw RecordFault("bad-value", "\(name) contains NUL") }
    return text.isEmpty ? nil : text
  }

  private static func identifier(_ value: JSONValue) throws(RecordFault) -> String {
    switch value {
    case .integer(let number): return String(number)
    case .string(let text):
      guard !text.isEmpty else { throw RecordFault("bad-id", "the id is empty") }
      guard !text.utf8.contains(0) else { throw RecordFault("bad-id", "the id contains NUL") }
      return text
    default:
      throw RecordFault("bad-id", "the id is neither a string nor a whole number of 64 bits")
    }
  }

  private static func domain(_ value: JSONValue) throws(RecordFault) -> String? {
    guard let text = try word(value, "domain") else { return nil }
    guard
      !text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).contains(
        where: \.isEmpty)
    else { throw RecordFault("bad-value", "domain has an empty part between its dots") }
    return text
  }

  private static func language(_ value: JSONValue) throws(RecordFault) -> String? {
    guard let text = try word(value, "lang") else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2 : 1)...8 ~= part.count
        && part.allSatisfy { byte in
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
            || (index > 0 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        }
    }
    guard isTag else { throw RecordFault("bad-value", "lang is not a language tag such as de or zh-Hant") }
    return text
  }
}

/// The canonical names of one record; a set only once there are many, to stay quick on ordinary records.
private struct SeenNames {
  private var few: [String] = []
  private var many: Set<String> = []

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    if few.count < 24 {
      if few.contains(name) { return false }
      few.append(name)
      return true
    }
    return !few.contains(name) && many.insert(name).inserted
  }
}
