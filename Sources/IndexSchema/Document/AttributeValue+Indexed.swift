package import SearchModel

/// What the index sees of a value: the same for the document and for a check of what is stored.
extension AttributeValue {
  /// Every text of a value, with its language where it has one of its own.
  ///
  /// - Parameter numbers: whether a number counts as its decimal text (a `version` donated as 3).
  package func eachText(numbers: Bool = true, _ body: (String, String?) -> Void) {
    switch self {
    case .text(let text): body(text, nil)
    case .integer(let number): if numbers { body(String(number), nil) }
    case .number(let number): if numbers { body(String(number), nil) }
    case .localized(let texts):
      for (tag, text) in texts.sorted(by: { $0.key < $1.key }) { body(text, tag) }
    case .list(let elements):
      for element in elements { element.eachText(numbers: numbers, body) }
    case .boolean, .date, .data, .object: break
    }
  }

  /// The numbers of a number or date attribute, in order.
  ///
  /// A boolean is 0 or 1, text counts if the whole of it is a number, or an RFC 3339 date.
  package func numbers(asDates isDate: Bool) -> [Double] {
    switch self {
    case .integer(let number): [Double(number)]
    case .number(let number): number.isFinite ? [number] : []
    case .date(let seconds): seconds.isFinite ? [seconds] : []
    case .boolean(let flag): isDate ? [] : [flag ? 1 : 0]
    case .text(let text):
      (isDate ? RFC3339.parseDate(text) : Double(text).flatMap { $0.isFinite ? $0 : nil }).map { [$0] } ?? []
    case .list(let elements): elements.flatMap { $0.numbers(asDates: isDate) }
    case .data, .object, .localized: []
    }
  }

  /// The truth value of a boolean attribute; of a list, its first.
  package var truth: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .number(let number): number != 0
    case .list(let elements): elements.lazy.compactMap(\.truth).first
    case .text, .date, .data, .object, .localized: nil
    }
  }

  /// What a person is found by: display name and handles.
  package var personTexts: [AttributeValue] {
    switch self {
    case .text: [self]
    case .list(let people): people.flatMap(\.personTexts)
    case .object(let members):
      ["displayName", "name", "handles", "email"].compactMap { members[$0] }.flatMap(\.personTexts)
    default: []
    }
  }
}
