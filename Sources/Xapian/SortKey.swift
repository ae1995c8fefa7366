internal import CXapian

extension Enquire {
  /// One step of an order by values.
  package struct SortKey: Equatable, Sendable {
    /// What is compared.
    package enum Source: Equatable, Sendable {
      /// The value in a slot.
      case slot(UInt32)
      /// The same, but of values of `length` bytes or more the whole is asked for: the slot may have it cut.
      case cutSlot(UInt32, length: Int)
      /// The value of the first of these terms that the document has.
      case terms([Term])
      /// What `Enquire.sortValue` says.
      case asked
    }

    /// A term, and what documents that have it are ordered by.
    package struct Term: Equatable, Sendable {
      package var term: String
      package var value: String
      package init(_ term: String, value: String) { (self.term, self.value) = (term, value) }
    }

    package var source: Source
    /// Whether larger values come first.
    package var descending: Bool
    /// Whether documents without a value come after all others, in either direction; else before.
    package var missingLast: Bool
    /// Whether digits in a row are compared as numbers: `1.9` before `1.10`.
    package var natural: Bool

    /// Makes one step of an order.
    package init(_ source: Source, descending: Bool = false, missingLast: Bool = true, natural: Bool = false)
    {
      self.source = source
      self.natural = natural
      self.descending = descending
      self.missingLast = missingLast
    }

    /// One by the values in a slot.
    package init(slot: UInt32, descending: Bool = false, missingLast: Bool = true, natural: Bool = false) {
      self.init(.slot(slot), descending: descending, missingLast: missingLast, natural: natural)
    }
  }
}

extension Enquire.SortKey {
  /// Lends the steps to a call.
  static func withHandles<Result>(
    _ keys: [Self], _ body: (UnsafeBufferPointer<cxap_sort_key>) -> Result
  ) -> Result {
    let terms = keys.flatMap { key -> [Term] in if case .terms(let own) = key.source { own } else { [] } }
    return terms.map(\.term).withBytes { names in
      terms.map(\.value).withBytes { values in
        let lent = zip(names, values).map { cxap_sort_term(term: $0, value: $1) }
        return lent.withUnsafeBufferPointer { lent in
          var first = 0
          return keys.map { $0.handle(lent, &first) }.withUnsafeBufferPointer(body)
        }
      }
    }
  }

  /// - Parameter first: the first of the terms that are this step's, if it has any.
  private func handle(_ terms: UnsafeBufferPointer<cxap_sort_term>, _ first: inout Int) -> cxap_sort_key {
    var key = cxap_sort_key()
    (key.descending, key.missing_last, key.natural) = (descending, missingLast, natural)
    switch source {
    case .slot(let slot): key.slot = slot
    case .cutSlot(let slot, let length): (key.slot, key.cut_from) = (slot, length)
    case .terms(let own):
      key.terms = terms.baseAddress.map { $0 + first }
      key.term_count = own.count
      first += own.count
    case .asked: key.asks = true
    }
    return key
  }
}
