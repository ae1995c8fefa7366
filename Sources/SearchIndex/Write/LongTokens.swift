import IndexSchema
import SearchModel

/// How many text tokens of a donation are over the term limit, for its receipt.
///
/// The indexer cuts them later, maybe in another process; the donor wants to know now. Only entities with an
/// unbroken run of text long enough to be cut are analysed.
struct LongTokens {
  /// A token is never cut below this many bytes.
  private static let run = 64
  private let builder = DocumentBuilder(customKeys: CustomKeyTable())

  /// The keys of entities with such tokens, and how many each has.
  func count(in operations: some Sequence<DonationOperation>) -> [EntityKey: Int] {
    var counts: [EntityKey: Int] = [:]
    for case .index(let entity) in operations
    where entity.attributes.contains(where: { Self.isLong($0.value) }) {
      let stored = CatalogEntity(entity: entity, row: 1, sequence: 1, donatedAt: 0)
      let count = builder.build(stored, data: []).truncatedTokens
      if count > 0 { counts[entity.key] = count }
    }
    return counts
  }

  private static func isLong(_ value: AttributeValue) -> Bool {
    switch value {
    case .text(let text): isLong(text)
    case .list(let values): values.contains(where: isLong)
    case .localized(let texts): texts.values.contains(where: isLong)
    case .integer, .number, .boolean, .date, .data, .object: false
    }
  }

  private static func isLong(_ text: String) -> Bool {
    guard text.utf8.count >= run else { return false }
    var length = 0
    for byte in text.utf8 {
      length = byte > 0x20 ? length + 1 : 0
      if length >= run { return true }
    }
    return false
  }
}
