import SearchModel
import Xapian

/// The value slots that the keys of `--sort` stand for.
struct SortKeys {
  private(set) var keys: [Enquire.SortKey] = []
  /// One for each key nothing is sorted by.
  private(set) var notices: [Notice] = []

  init(_ sort: [SearchRequest.SortKey], resolver: KeyResolver) {
    // A key of several kinds sorts numbers before text: each kind has its slot, and what has none is last.
    // Truth values have none.
    let order: [AttributeTarget.Kind] = [.number, .date, .text]
    for key in sort {
      let fields = resolver.target(key.key)?.fields.filter { $0.slot != nil } ?? []
      let sorted = order.compactMap { kind in fields.first { $0.kind == kind } }
      for field in sorted {
        guard let slot = field.slot else { continue }
        // Versions and numbered titles are texts; nobody expects 10 before 9 in them.
        keys.append(
          .init(slot: slot, descending: key.isDescending, missingLast: true, natural: field.kind == .text))
      }
      if sorted.isEmpty {
        notices.append(Notice("unknown-sort-key", "`\(key.key)` has no values to sort by; it was left out."))
      }
    }
  }
}
