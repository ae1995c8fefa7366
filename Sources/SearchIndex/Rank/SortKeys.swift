import SearchModel
import Xapian

/// The value slots that the keys of `--sort` stand for.
struct SortKeys {
  private(set) var keys: [Enquire.SortKey] = []
  /// One for each key nothing is sorted by.
  private(set) var notices: [Notice] = []

  init(_ sort: [SearchRequest.SortKey], resolver: KeyResolver) {
    // A key of several kinds sorts numbers before text: each kind has its slot, and what has none is last.
    let order: [AttributeTarget.Kind] = [.number, .date, .boolean, .text]
    for key in sort {
      let fields = resolver.target(key.key)?.fields.filter { $0.slot != nil } ?? []
      let slots = order.compactMap { kind in fields.first { $0.kind == kind }?.slot }
      keys += slots.map { .init(slot: $0, descending: key.isDescending, missingLast: true) }
      if slots.isEmpty {
        notices.append(Notice("unknown-sort-key", "`\(key.key)` has no values to sort by; it was left out."))
      }
    }
  }
}
