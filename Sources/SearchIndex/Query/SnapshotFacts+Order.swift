import IndexSchema
import Xapian

/// What of a document's values decides its place within a tier.
struct OrderValues {
  /// Seconds since 1970.
  var modified: Double?
  var hint: Double?
  /// Of the folded title, as far as it is kept.
  var titleBytes: Int
}

extension SnapshotFacts {
  /// So many documents' values are kept; then all are forgotten.
  private static let mostOrderValues = 100_000

  /// The values of each of these documents.
  ///
  /// Cost: a microsecond or two a document the first time in this revision. While a word is typed, most are asked
  /// for again with the next letter.
  func orderValues(of docids: [UInt32]) throws -> [OrderValues] {
    let missing = docids.filter { answers.orderValues[$0] == nil }
    if !missing.isEmpty {
      if answers.orderValues.count + missing.count > Self.mostOrderValues {
        answers.orderValues.removeAll(keepingCapacity: true)
        if missing.count < docids.count { return try orderValues(of: docids) }
      }
      let slots = [Terms.titleSlot] + (try hasOrderValues ? [Terms.modifiedSlot, Terms.rankingHintSlot] : [])
      for (docid, values) in zip(missing, try database.values(of: slots, in: missing)) {
        let numbers = values.dropFirst().map { $0.isEmpty ? nil : SortableNumber.decode($0) }
        answers.orderValues[docid] = OrderValues(
          modified: numbers.first ?? nil, hint: numbers.last ?? nil, titleBytes: values[0].count)
      }
    }
    return docids.compactMap { answers.orderValues[$0] }
  }
}
