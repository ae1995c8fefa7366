import IndexSchema
import SearchModel
import Xapian

/// The numbers of entities that have several of one attribute, where the slot holds only the first.
struct NumberLists {
  /// Ascending, so that the newest come first.
  var docids: [UInt32] = []
  /// Of each of these entities.
  var numbers: [[Double]] = []
  /// Whether older ones were left out.
  var isCut = false

  /// The entities with a number in the range.
  func docids(within range: QueryRange) -> [UInt32] {
    zip(docids, numbers).filter { $0.1.contains { range.contains($0) } }.map(\.0)
  }
}

extension SnapshotFacts {
  /// So many entities are read for one attribute.
  private static let mostLists = 20_000
  /// So many attributes are kept; then all are forgotten.
  private static let mostListedSlots = 16

  /// The numbers or moments of entities that have several in a field.
  ///
  /// Cost: nothing where no entity has; else each is read, once in this revision.
  func lists(of field: AttributeTarget.Field) throws -> NumberLists {
    guard let slot = field.slot, try frequency(Terms.several(slot)) > 0 else { return NumberLists() }
    if let known = answers.lists[slot] { return known }
    var lists = NumberLists()
    let docids = try database.docids(term: Terms.several(slot), limit: Self.mostLists + 1)
    lists.isCut = docids.count > Self.mostLists
    lists.docids = Array(docids.prefix(Self.mostLists))
    for (place, docid) in lists.docids.enumerated() {
      if place.isMultiple(of: 256) { try SearchCancellation.check() }
      let entity = try EntityCoding.decode(database.document(docid).data) {
        AttributeNames.isMeant($0, by: field.name)
      }.entity
      lists.numbers.append(field.numbers(of: entity))
    }
    if answers.lists.count >= Self.mostListedSlots { answers.lists.removeAll(keepingCapacity: true) }
    answers.lists[slot] = lists
    return lists
  }
}
