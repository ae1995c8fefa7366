import SearchModel

extension DocumentBuilder {
  /// Terms and values of a Core Spotlight attribute, as the mapping says.
  func add(_ value: AttributeValue, as row: AttributeSchema) {
    switch row.kind {
    case .text, .identifier, .url: addTexts(value, as: row)
    case .person: addTexts(.list(Self.names(of: value)), as: row)
    case .number, .date:
      if let slot = row.slot, let number = Self.number(value, isDate: row.kind == .date) {
        emitter.buffer.number(slot, number)
      }
    case .boolean:
      if let flag = Self.flag(value) { emitter.buffer.term(Terms.boolean(row.prefix, flag), wdf: 0) }
    case .data: break
    }
  }

  private func addTexts(_ value: AttributeValue, as row: AttributeSchema) {
    if row.terms == .none && !row.feedsText && row.slot == nil { return }
    let isTitle = row.prefix == Terms.titlePrefix
    switch row.terms {
    case .positions: emitter.own = isTitle ? .title : .positions
    case .words: emitter.own = .words
    case .shared, .none: emitter.own = .none
    }
    emitter.prefix = row.prefix.isEmpty ? [] : bytes(of: row.prefix)
    emitter.feedsText = row.feedsText
    emitter.weight = row.weight
    let indexes = row.feedsText || emitter.own != .none
    var isFirst = true
    Self.eachText(value) { text, tag in
      if indexes {
        if let tag { self.index(text, tagged: tag) } else { self.index(text) }
      }
      if row.name == "title" || row.name == "displayName" { self.addWholeTitle(text) }
      let slot = isFirst ? row.slot : nil
      if emitter.own != .none || slot != nil {
        let folded = ValueFolder.fold(text)
        if emitter.own != .none { self.addExactValue(row.prefix, folded) }
        if let slot { self.addTextSlot(slot, folded) }
      }
      isFirst = false
    }
  }

  /// Terms and values of a custom key, under each kind its value has.
  func addCustom(_ attribute: Attribute) {
    for kind in CustomKeyKind.kinds(of: attribute.value) {
      guard let key = customKeys[attribute.name, kind] else { continue }
      let options = attribute.custom ?? key.options
      switch kind {
      case .text: addCustomText(attribute.value, key, options)
      case .number, .date:
        if options.contains(.searchable), let number = Self.number(attribute.value, isDate: kind == .date) {
          emitter.buffer.number(key.slot, number)
        }
      case .boolean:
        if options.contains(.searchable), let flag = Self.flag(attribute.value) {
          emitter.buffer.term(Terms.boolean(key.prefix, flag), wdf: 0)
        }
      }
    }
  }

  private func addCustomText(_ value: AttributeValue, _ key: CustomKey, _ options: CustomKeyOptions) {
    emitter.own = options.contains(.searchable) ? .positions : .none
    emitter.feedsText = options.contains(.searchableByDefault)
    emitter.prefix = bytes(of: key.prefix)
    emitter.weight = 1
    guard emitter.feedsText || emitter.own != .none else { return }
    var isFirst = true
    Self.eachText(value, numbers: false) { text, tag in
      if let tag { self.index(text, tagged: tag) } else { self.index(text) }
      guard options.contains(.searchable) else { return }
      let folded = ValueFolder.fold(text)
      self.addExactValue(key.prefix, folded)
      if isFirst { self.addTextSlot(key.slot, folded) }
      isFirst = false
    }
  }

  /// Every text of a value, with its language where it has one of its own.
  ///
  /// - Parameter numbers: whether a number counts as its decimal text (a `version` donated as 3).
  private static func eachText(
    _ value: AttributeValue, numbers: Bool = true, _ body: (String, String?) -> Void
  ) {
    switch value {
    case .text(let text): body(text, nil)
    case .integer(let number): if numbers { body(String(number), nil) }
    case .number(let number): if numbers { body(String(number), nil) }
    case .localized(let texts):
      for tag in texts.keys.sorted() { body(texts[tag]!, tag) }
    case .list(let elements):
      for element in elements { eachText(element, numbers: numbers, body) }
    case .boolean, .date, .data, .object: break
    }
  }

  /// The number of a number or date attribute; of a list, its first.
  ///
  /// A boolean is 0 or 1, text counts if the whole of it is a number, or an RFC 3339 date.
  private static func number(_ value: AttributeValue, isDate: Bool) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    case .date(let seconds): seconds
    case .boolean(let flag): isDate ? nil : flag ? 1 : 0
    case .text(let text): isDate ? RFC3339.parseDate(text) : Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .list(let elements): elements.lazy.compactMap { number($0, isDate: isDate) }.first
    case .data, .object, .localized: nil
    }
  }

  private static func flag(_ value: AttributeValue) -> Bool? {
    switch value {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    case .number(let number): number != 0
    case .list(let elements): elements.lazy.compactMap(flag).first
    case .text, .date, .data, .object, .localized: nil
    }
  }

  /// What a person is found by: display name and handles.
  private static func names(of value: AttributeValue) -> [AttributeValue] {
    switch value {
    case .text: [value]
    case .list(let people): people.flatMap(names)
    case .object(let members):
      ["displayName", "name", "handles", "email"].compactMap { members[$0] }.flatMap(names)
    default: []
    }
  }
}
