/// What a custom key's value can be searched as; each (name, kind) has a slot of its own.
package enum CustomKeyKind: UInt8, CaseIterable, Hashable, Sendable {
  case text, number, date, boolean

  /// The kinds of a value, each once, in a fixed order.
  ///
  /// A string that is a complete RFC 3339 date-time is text and date. Objects and opaque data have none:
  /// they are stored, never searched.
  package static func kinds(of value: AttributeValue) -> [CustomKeyKind] {
    switch value {
    case .text(let text): RFC3339.parse(text) == nil ? [.text] : [.text, .date]
    case .integer, .number: [.number]
    case .boolean: [.boolean]
    case .date: [.date]
    case .localized(let texts): texts.isEmpty ? [] : [.text]
    case .data, .object: []
    case .list(let elements):
      elements.count == 1
        ? kinds(of: elements[0])
        : allCases.filter { kind in elements.contains { kinds(of: $0).contains(kind) } }
    }
  }
}
