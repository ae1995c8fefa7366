package import SearchModel

extension AttributeValue {
  /// The value under the name of its kind, so that nothing of it is lost on the way.
  package var linkJSON: JSONValue {
    func tagged(_ kind: String, _ value: JSONValue) -> JSONValue { .object([(kind, value)]) }
    return switch self {
    case .text(let text): tagged("text", .string(text))
    case .integer(let number): tagged("integer", .integer(number))
    case .number(let number): tagged("number", .number(number))
    case .boolean(let flag): tagged("boolean", .boolean(flag))
    case .date(let seconds): tagged("date", .number(seconds))
    case .data(let bytes): tagged("data", .array(bytes.map { .integer(Int64($0)) }))
    case .list(let values): tagged("list", .array(values.map(\.linkJSON)))
    case .object(let members):
      tagged("object", .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.linkJSON) }))
    case .localized(let texts):
      tagged("localized", .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
    }
  }

  /// The value of that form; `nil` if it is none.
  package init?(linkJSON value: JSONValue) {
    guard case .object(let members) = value, members.count == 1, let (kind, value) = members.first else {
      return nil
    }
    switch (kind, value) {
    case ("text", .string(let text)): self = .text(text)
    case ("integer", .integer(let number)): self = .integer(number)
    case ("number", _): guard let number = value.double else { return nil }; self = .number(number)
    case ("boolean", .boolean(let flag)): self = .boolean(flag)
    case ("date", _): guard let seconds = value.double else { return nil }; self = .date(seconds)
    case ("data", .array(let elements)):
      let bytes = elements.compactMap { element -> UInt8? in
        if case .integer(let number) = element { UInt8(exactly: number) } else { nil }
      }
      guard bytes.count == elements.count else { return nil }
      self = .data(bytes)
    case ("list", .array(let elements)):
      let values = elements.compactMap(AttributeValue.init(linkJSON:))
      guard values.count == elements.count else { return nil }
      self = .list(values)
    case ("object", .object(let members)):
      var values: [String: AttributeValue] = [:]
      for member in members {
        guard let value = AttributeValue(linkJSON: member.value) else { return nil }
        values[member.key] = value
      }
      self = .object(values)
    case ("localized", .object(let members)):
      var texts: [String: String] = [:]
      for member in members {
        guard let text = member.value.string else { return nil }
        texts[member.key] = text
      }
      self = .localized(texts)
    default: return nil
    }
  }
}
