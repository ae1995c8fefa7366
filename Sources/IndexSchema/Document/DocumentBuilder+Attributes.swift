import SearchModel

extension DocumentBuilder {
  /// Terms and values of a Core Spotlight attribute, as the mapping says.
  func add(_ value: AttributeValue, as row: AttributeSchema) {
    switch row.kind {
    case .text, .identifier, .url, .person: addTexts(value, as: row)
    case .number, .date:
      if let slot = row.slot { addNumbers(value.numbers(asDates: row.kind == .date), slot) }
    case .boolean:
      if let flag = value.truth { emitter.buffer.term(Terms.boolean(row.prefix, flag), wdf: 0) }
    case .data: break
    }
  }

  /// The first number in the slot, and a term that tells of more.
  private func addNumbers(_ numbers: [Double], _ slot: UInt32) {
    guard let first = numbers.first else { return }
    emitter.buffer.number(slot, first)
    if numbers.count > 1 { emitter.buffer.term(Terms.several(slot), wdf: 0) }
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
    row.eachText(of: value) { text, tag in
      // Before its words, which leave out the beginnings that the title has.
      if row.name == "title" || row.name == "displayName" { self.addWholeTitle(text) }
      if indexes {
        if let tag { self.index(text, tagged: tag) } else { self.index(text) }
      }
      let slot = isFirst ? row.slot : nil
      if emitter.own != .none || slot != nil {
        let folded = ValueFolder.fold(text)
        if emitter.own != .none { self.addExactValue(row.prefix, folded) }
        if isTitle { self.tell(folded, asTitle: row.name == "title") }
        if let slot { self.addTextSlot(slot, folded) }
      }
      isFirst = false
    }
  }

  /// Says of an entity that its title's exact value is not the only one under the prefix.
  private func tell(_ name: [UInt8], asTitle: Bool) {
    if asTitle {
      titles.append(name)
    } else if !name.isEmpty, !titles.contains(name) {
      emitter.buffer.term(Terms.otherName, wdf: 0)
      titles.append(name)
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
        if options.contains(.searchable) {
          addNumbers(attribute.value.numbers(asDates: kind == .date), key.slot)
        }
      case .boolean:
        if options.contains(.searchable), let flag = attribute.value.truth {
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
    CustomKey.eachText(of: value) { text, tag in
      if let tag { self.index(text, tagged: tag) } else { self.index(text) }
      guard options.contains(.searchable) else { return }
      let folded = ValueFolder.fold(text)
      self.addExactValue(key.prefix, folded)
      if isFirst { self.addTextSlot(key.slot, folded) }
      isFirst = false
    }
  }
}
