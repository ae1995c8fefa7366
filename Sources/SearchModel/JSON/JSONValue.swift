/// A JSON value that keeps what donors wrote: key order, and whether a number was whole.
///
/// Foundation's decoder keeps neither and is far slower; Docs/Decisions has the reasoning.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order written; a repeated key appears twice.
  case object([(key: String, value: JSONValue)])

  package static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  /// The member of that name, if this is an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
