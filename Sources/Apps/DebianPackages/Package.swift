package import AppIntents
package import CoreSpotlight

/// A package of Debian: installed, or available from apt's sources.
package struct Package: IndexedEntity {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Package"
  package static let defaultQuery = PackageQuery()

  package let id: String

  @Property(title: "Name", indexingKey: \.title)
  package var name: String
  @Property(title: "Version", indexingKey: \.version)
  package var version: String
  @Property(title: "Section", customIndexingKey: PackageKeys.section)
  package var section: String
  @Property(title: "Maintainer", customIndexingKey: PackageKeys.maintainer)
  package var maintainer: String
  @Property(title: "Installed", customIndexingKey: PackageKeys.installed)
  package var isInstalled: Bool

  /// What dpkg and apt say besides.
  package let record: DebianPackage

  package init(_ record: DebianPackage) {
    id = record.name
    self.record = record
    name = record.name
    version = record.version
    section = record.section
    maintainer = record.maintainer
    isInstalled = record.isInstalled
  }

  package var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(record.name)", subtitle: "\(record.summary)")
  }

  package var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.contentDescription = record.details.isEmpty ? record.summary : record.summary + "\n" + record.details
    if !record.keywords.isEmpty { set.keywords = record.keywords }
    if !record.homepage.isEmpty { set.contentURL = URL(string: record.homepage) }
    set.rankingHint = NSNumber(value: record.rankingHint)
    set.domainIdentifier = record.domain
    return set
  }
}

/// Keys of packages that Core Spotlight has no name for.
enum PackageKeys {
  static let section = key("section")
  static let maintainer = key("maintainer")
  static let installed = key("installed")

  private static func key(_ name: String) -> CSCustomAttributeKey {
    guard
      let key = CSCustomAttributeKey(
        keyName: name, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    else { preconditionFailure("'\(name)' is a valid name of a key.") }
    return key
  }
}
