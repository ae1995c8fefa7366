import Catalog
import IndexSchema
package import SearchModel

extension IndexEngine {
  /// The mapping of this program, and the custom keys that were donated to this home.
  ///
  /// - Throws: what reading the catalog throws; a home without one has no custom keys.
  package func schema() async throws -> SchemaReport {
    let mapping = SchemaMapping.current
    let custom = try await readCatalogIfPossible { try $0.customKeys() } ?? []
    return SchemaReport(
      version: mapping.version, attributes: mapping.attributes.map(\.info) + custom.map(\.info))
  }

  /// Terms that begin so, from one snapshot.
  ///
  /// - Parameters:
  ///   - text: a beginning of words, or `key:beginning` for those of one attribute.
  ///   - limit: how many; 0 = all, but where terms have to be counted one by one at most some ten thousand.
  /// - Throws: `noIndex` without a home.
  package func terms(
    beginning text: String, app: String?, type: String?, limit: Int
  ) async throws -> TermListing {
    let ready = try await prepareToRead()
    guard ready.hasIndex else { return TermListing() }
    let isLocked = isLocked
    var listing = try await readers.read { snapshot in
      try TermLister(snapshot: snapshot, app: app, type: type, isLocked: isLocked).list(text, limit: limit)
    }
    listing.notices += ready.notices
    return listing
  }

  /// Why the request finds the entity, or does not; `nil` if there is no such entity.
  ///
  /// Cost: that of the search for its first thousand places.
  ///
  /// - Throws: as `search`.
  package func why(_ key: EntityKey, _ request: SearchRequest) async throws -> WhyReport? {
    guard let detail = try await entity(key) else { return nil }
    guard detail.state != .pending else { return WhyReport(.pending) }
    let (now, isLocked) = (clock.now(), isLocked)
    return try await readers.read { snapshot in
      try WhyExplanation(
        execution: SearchExecution(snapshot: snapshot, now: now, isLocked: isLocked), entity: detail.entity,
        state: detail.state
      ).report(on: request)
    }
  }
}

extension AttributeSchema {
  fileprivate var info: AttributeInfo {
    let matching: AttributeInfo.Matching =
      switch terms {
      case .positions: .wordsAndPhrases
      case .words: .words
      case .shared: .sharedText
      case .none: slot == nil ? .storedOnly : .values
      }
    var info = AttributeInfo(
      key: name, type: swiftType, kind: kind.rawValue, prefix: prefix, slot: slot, weight: Int(weight),
      isFoundByBareWord: feedsText, matching: matching, isCustom: false)
    info.aliases = aliases
    return info
  }
}

extension CustomKeyRecord {
  fileprivate var info: AttributeInfo {
    let isSearchable = options.contains(.searchable)
    let (name, matching): (String, AttributeInfo.Matching) =
      switch kind {
      case .text: ("text", .wordsAndPhrases)
      case .number: ("number", .values)
      case .date: ("date", .values)
      case .boolean: ("boolean", .words)
      }
    return AttributeInfo(
      key: self.name, type: name, kind: name, prefix: Terms.customPrefix(self.name), slot: slot, weight: 1,
      isFoundByBareWord: kind == .text && options.contains(.searchableByDefault),
      matching: isSearchable ? matching : .storedOnly, isCustom: true)
  }
}
