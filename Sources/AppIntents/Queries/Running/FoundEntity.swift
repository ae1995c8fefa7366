package import SearchModel

/// An entity that a query gave, with what others need to know of it.
package struct FoundEntity: Sendable {
  package let entity: any AppEntity
  /// The text form of its identifier.
  package let id: String
  package let display: DisplayRepresentation

  package init<E: AppEntity>(_ entity: E) {
    self.entity = entity
    id = entity.id.entityIdentifierString
    display = entity.displayRepresentation
  }

  /// The entity as an answer to a question.
  package var option: QuestionOption {
    QuestionOption(value: id, title: display.title.text, subtitle: display.subtitle?.text)
  }
}

/// What a provider offers: options under headings, in order.
package struct OptionSections: Sendable {
  package struct Section: Sendable {
    /// The heading; `nil` where there is none.
    package var title: String?
    package var options: [Option]
  }

  /// Values are handed on and never changed, whatever their type says of being sent.
  package struct Option: @unchecked Sendable {
    package var value: any _IntentValue
    package var display: DisplayRepresentation
  }

  /// A line above all of them.
  package var prompt: String?
  package var usesIndexedCollation = false
  package var sections: [Section]

  /// All options, in order.
  package var options: [Option] { sections.flatMap(\.options) }
}

extension OptionSections {
  /// What a collection offers; a value that is no such sum of values is left out.
  package init<Options: ResultsCollection>(_ collection: Options) {
    prompt = collection.promptLabel?.text
    usesIndexedCollation = collection.usesIndexedCollation
    if let sectioned = collection as? any SectionedOptions {
      sections = sectioned.optionSections
    } else {
      sections = [Section(title: nil, options: collection.items.compactMap { Option($0) })]
    }
  }
}

extension OptionSections.Option {
  /// An option that says itself what people see of it.
  package init?(_ value: Any, _ display: DisplayRepresentation? = nil) {
    guard let known = value as? any _IntentValue else { return nil }
    let shown = display ?? (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    self.init(value: known, display: shown ?? DisplayRepresentation(title: "\("\(value)")"))
  }
}

/// A collection whose options stand under headings.
private protocol SectionedOptions { var optionSections: [OptionSections.Section] { get } }

extension IntentItemCollection: SectionedOptions {
  fileprivate var optionSections: [OptionSections.Section] {
    sections.map { section in
      OptionSections.Section(
        title: section.description?.title.text,
        options: section.items.flatMap { item in
          item.elements.compactMap { OptionSections.Option($0, item.description) }
        })
    }
  }
}
