package import SearchModel

extension JSONValue {
  /// A number, whole or not.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  package var integer: Int64? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  package var boolean: Bool? {
    guard case .boolean(let flag) = self else { return nil }
    return flag
  }

  /// An object's members that are texts.
  package var texts: [String: String] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.compactMap { key, value in value.string.map { (key, $0) } }) { $1 }
  }

  /// An array's elements that are texts; `nil` if this is no array of texts.
  package var textList: [String]? {
    guard let elements = array else { return nil }
    let texts = elements.compactMap(\.string)
    return texts.count == elements.count ? texts : nil
  }

  /// An object of those members that have a value.
  package static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  package static func texts(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  /// The text of a member that must be there.
  ///
  /// - Throws: `invalidParameters` naming the member.
  package func requiredText(_ name: String) throws(RPCFailure) -> String {
    guard let text = self[name]?.string else {
      throw RPCFailure(.invalidParameters, "the member '\(name)' is not a text")
    }
    return text
  }

  /// The member as `read` makes it of its value; `nil` if there is none, or null.
  ///
  /// - Throws: `invalidParameters` naming the member, if it is something else.
  package func optional<Value>(
    _ name: String, _ read: (JSONValue) -> Value?
  ) throws(RPCFailure) -> Value? {
    guard let member = self[name], member != .null else { return nil }
    guard let value = read(member) else {
      throw RPCFailure(.invalidParameters, "the member '\(name)' is not of its kind")
    }
    return value
  }

  /// - Throws: `invalidParameters`, if this is no object.
  package func requireObject() throws(RPCFailure) {
    guard case .object = self else { throw RPCFailure(.invalidParameters, "it is no object") }
  }

  /// A program and its arguments; `nil` if no process can be started with these.
  package var arguments: [String]? {
    guard let list = textList, !list.isEmpty, !list.contains(where: { $0.utf8.contains(0) }) else {
      return nil
    }
    return list
  }
}
