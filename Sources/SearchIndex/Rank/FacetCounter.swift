import IndexSchema
import SearchModel
import Xapian

/// Counts the values of keys over a whole match.
struct FacetCounter {
  let runner: MatchRunner
  let resolver: KeyResolver

  /// Values of one key; the most frequent are kept.
  static let mostValues = 200

  /// The facets of the keys, and a notice for each that cannot be counted.
  ///
  /// Cost: one walk over the match for all keys with slots, one a value for apps, types and languages.
  func facets(
    _ keys: [String], of stages: [SearchStage]
  ) throws -> (facets: [String: [FacetCount]], notices: [Notice]) {
    var counts: [String: [String: Int]] = [:]
    var notices: [Notice] = []
    for key in keys where counts[key] == nil {
      let target = resolver.target(key)
      let fields = target?.fields.filter { $0.slot != nil } ?? []
      if let prefix = target?.filter.flatMap(Self.prefix) {
        counts[key] = try termCounts(prefix, of: stages)
      } else if !fields.isEmpty {
        counts[key] = try valueCounts(fields, of: stages)
      } else {
        notices.append(Notice("unknown-facet", "`\(key)` has no values that can be counted."))
      }
    }
    return (counts.mapValues(Self.ordered), notices)
  }

  private static func prefix(_ filter: AttributeTarget.Filter) -> String? {
    switch filter {
    case .app: Terms.appPrefix
    case .type: Terms.typePrefix
    case .domain: Terms.domainPrefix
    case .lang: Terms.languagePrefix
    case .id: nil
    }
  }

  private func termCounts(_ prefix: String, of stages: [SearchStage]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for (term, _) in try runner.database.allTerms(prefix: prefix, limit: Self.mostValues) {
      let count = try stages.reduce(0) { try $0 + runner.count($1, having: term) }
      if count > 0 { counts[String(term.dropFirst(prefix.count))] = count }
    }
    return counts
  }

  private func valueCounts(
    _ fields: [AttributeTarget.Field], of stages: [SearchStage]
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    // A date donated as text is in two slots; it is one value.
    let kinds: [AttributeTarget.Kind] = [.text, .number, .boolean, .date]
    for kind in kinds {
      guard let slot = fields.first(where: { $0.kind == kind })?.slot else { continue }
      if kind == .date, fields.contains(where: { $0.kind == .text }) { continue }
      for stage in stages {
        for (bytes, count) in try runner.facets(stage, slots: [slot])[slot] ?? [] {
          counts[Self.label(bytes, kind), default: 0] += count
        }
      }
    }
    return counts
  }

  private static func label(_ bytes: [UInt8], _ kind: AttributeTarget.Kind) -> String {
    switch kind {
    case .text, .boolean: return String(decoding: bytes, as: UTF8.self)
    case .date: return RFC3339.format(SortableNumber.decode(bytes))
    case .number:
      let number = SortableNumber.decode(bytes)
      return Int64(exactly: number).map(String.init) ?? String(number)
    }
  }

  private static func ordered(_ counts: [String: Int]) -> [FacetCount] {
    let all = counts.map { FacetCount(value: $0.key, count: $0.value) }
    let sorted = all.sorted { $0.count != $1.count ? $0.count > $1.count : $0.value < $1.value }
    return Array(sorted.prefix(mostValues))
  }
}
