package import AppIntents
package import CoreSpotlight

/// A manual page.
package struct ManualPage: IndexedEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Manual Page"
  package static let defaultQuery = ManualPageQuery()

  /// `name(section)`.
  package let id: String

  @Property(title: "Name", indexingKey: \.title)
  package var name: String
  @Property(title: "Section", customIndexingKey: ManualPageKeys.section)
  package var section: String

  /// What the page is about, in one line.
  package let summary: String
  /// Other names it answers to.
  package let alternateNames: [String]
  /// The whole page.
  package let text: String

  package init(_ file: ManualFile, _ content: ManualText) {
    id = file.id
    summary = content.summary
    text = content.text
    var names = file.alternateNames
    for name in content.names where name != file.name && !names.contains(name) { names.append(name) }
    alternateNames = names
    name = file.name
    section = file.section
  }

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(summary)")
  }

  package var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.textContent = text
    // People look for `printf(3)`, as pages refer to each other, and for `printf 3`.
    set.alternateNames = [id] + alternateNames
    set.rankingHint = NSNumber(value: rankingHint)
    set.domainIdentifier = "man.\(section)"
    return set
  }

  /// Commands before formats and overviews, those before functions.
  private var rankingHint: Int {
    switch section.first {
    case "1", "8": 60
    case "2", "5", "7": 50
    default: 45
    }
  }
}

/// Keys of manual pages that Core Spotlight has no name for.
enum ManualPageKeys {
  static let section: CSCustomAttributeKey = {
    guard
      let key = CSCustomAttributeKey(
        keyName: "section", searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    else { preconditionFailure("'section' is a valid name of a key.") }
    return key
  }()
}
