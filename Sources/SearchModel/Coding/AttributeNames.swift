/// Attribute names that are written as a small number instead of text.
///
/// Part of the binary form: names may be appended, never moved or removed, and an older program cannot read
/// a number it does not know, so appending raises ``EntityCoding/version``.
enum AttributeNames {
  /// The number of a name is its place here, from 1; 0 means the name follows as text.
  static let numbered: [String] = [
    "title", "displayName", "alternateNames", "subtitle", "contentDescription", "textContent", "keywords",
    "contentURL", "contentType", "contentModificationDate", "contentCreationDate", "addedDate",
    "lastUsedDate", "dueDate", "completionDate", "startDate", "endDate", "rankingHint", "path",
    "thumbnailURL", "thumbnailData", "kind", "identifier", "relatedUniqueIdentifier", "creator",
    "authorNames",
    "authorEmailAddresses", "recipientNames", "recipientEmailAddresses", "subject", "comment", "theme",
    "languages", "rating", "fileSize", "pageCount", "version", "organizations", "projects", "copyright",
    "publishers", "contributors", "genre", "album", "artist", "composer", "duration", "city", "country",
    "stateOrProvince", "namedLocation", "latitude", "longitude", "phoneNumbers", "emailAddresses",
    "containerTitle", "containerDisplayName", "containerIdentifier", "domainIdentifier",
    "weakRelatedUniqueIdentifier",
  ]

  private static let numbers: [String: UInt64] = Dictionary(
    uniqueKeysWithValues: numbered.enumerated().map { ($1, UInt64($0 + 1)) })

  /// The number of a name, if it has one.
  static func number(_ name: String) -> UInt64? {
    guard let number = numbers[name] else { return nil }
    // A dictionary finds canonically equivalent text too (the Kelvin sign for K); names are bytes.
    return numbered[Int(number) - 1].utf8.count == name.utf8.count ? number : nil
  }
}
