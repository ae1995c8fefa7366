package import SearchModel

/// What kind of value an attribute holds, as its Swift property's type says.
package enum AttributeKind: Sendable {
  case text, texts, number, flag, date, dates, url, data, persons, headers

  /// Brings a value of an entity's property into the attribute's kind where that loses nothing; else leaves it.
  package func coerce(_ value: AttributeValue) -> AttributeValue {
    switch (self, value) {
    case (.text, .integer(let number)): .text(String(number))
    case (.text, .number(let number)): .text(String(number))
    case (.text, .boolean(let flag)): .text(String(flag))
    case (.texts, .text), (.dates, .date): .list([value])
    case (.texts, .integer), (.texts, .number): .list([AttributeKind.text.coerce(value)])
    case (.number, .boolean(let flag)): .integer(flag ? 1 : 0)
    case (.number, .text(let text)): Double(text).map { .number($0) } ?? value
    case (.flag, .integer(0)): .boolean(false)
    case (.flag, .integer(1)): .boolean(true)
    default: value
    }
  }
}
