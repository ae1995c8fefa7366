internal import CXapian

extension Query {
  /// Documents whose value in `slot` is at least `bytes` (`OP_VALUE_GE`); none without a value.
  package static func valueGreaterOrEqual(_ slot: UInt32, _ bytes: [UInt8]) -> Query {
    range(slot, lower: bytes, upper: nil)
  }

  /// Documents whose number in `slot` is at least `number`; nothing if it is not a number.
  package static func valueGreaterOrEqual(_ slot: UInt32, _ number: Double) -> Query {
    number.isNaN ? matchNothing : valueGreaterOrEqual(slot, SortableNumber.encode(number))
  }

  /// Documents whose value in `slot` is at most `bytes` (`OP_VALUE_LE`); none without a value.
  package static func valueLessOrEqual(_ slot: UInt32, _ bytes: [UInt8]) -> Query {
    range(slot, lower: nil, upper: bytes)
  }

  /// Documents whose number in `slot` is at most `number`; nothing if it is not a number.
  package static func valueLessOrEqual(_ slot: UInt32, _ number: Double) -> Query {
    if number.isNaN { return matchNothing }
    return number < 0
      ? belowNext(of: number, slot) { valueLessOrEqual(slot, SortableNumber.encode($0)) }
      : valueLessOrEqual(slot, SortableNumber.encode(number))
  }

  /// Documents whose value in `slot` is from `lower` to `upper`, ends included (`OP_VALUE_RANGE`).
  package static func valueRange(_ slot: UInt32, _ lower: [UInt8], _ upper: [UInt8]) -> Query {
    range(slot, lower: lower, upper: upper)
  }

  /// Documents whose number in `slot` is from `lower` to `upper`, ends included.
  package static func valueRange(_ slot: UInt32, _ lower: Double, _ upper: Double) -> Query {
    if lower.isNaN || upper.isNaN { return matchNothing }
    let from = SortableNumber.encode(lower)
    // Equality is the same bytes.
    if lower == upper { return valueRange(slot, from, from) }
    return upper < 0
      ? belowNext(of: upper, slot) { valueRange(slot, from, SortableNumber.encode($0)) }
      : valueRange(slot, from, SortableNumber.encode(upper))
  }

  /// What is at most `number`, asked for as what is at most the next number and not that one.
  ///
  /// `sortable_serialise` of Xapian 1.4.22 orders a negative number just below a short one behind it (-3 and the
  /// number below -3), so bounds that exclude a number would let it through.
  private static func belowNext(of number: Double, _ slot: UInt32, _ atMost: (Double) -> Query) -> Query {
    let next = number.nextUp
    let bytes = SortableNumber.encode(next)
    return .andNot(atMost(next), valueRange(slot, bytes, bytes))
  }

  /// Documents with any of the `limit` most frequent terms that begin with `prefix` (`OP_WILDCARD`).
  ///
  /// They weigh as one term. A limit below 1 matches nothing; there is never an error for too many terms. Takes
  /// time for every term with the prefix when it is run, so a prefix should be some letters long.
  package static func wildcard(_ prefix: String, limit: Int) -> Query {
    Query { error in prefix.withBytes { cxap_query_wildcard($0, UInt32(count: limit), error) } }
  }

  /// Every document, each with this weight (`FixedWeightPostingSource`); a negative one counts as 0.
  ///
  /// The weight counts under every `Weighting` but `.boolean`. Combine with `filter(_:by:)` to weigh some documents.
  package static func fixedWeight(_ weight: Double) -> Query {
    Query { cxap_query_fixed_weight(weight, $0) }
  }

  /// The documents named, without weight; all of them must be in the database that is searched.
  ///
  /// Their order and repetition do not matter. No counterpart among Xapian's own queries: a `PostingSource`.
  package static func docids(_ docids: [UInt32]) -> Query {
    Query { error in
      docids.withUnsafeBufferPointer { cxap_query_docids($0.baseAddress, $0.count, error) }
    }
  }

  /// Documents with any of the terms of these grades, each with the sum of the weights of its grades.
  ///
  /// Weights count under every `Weighting`; terms of equal weight are one grade. Where all of these documents
  /// match `query`, `.or([query, graded])` is what `andMaybe` with a filter for each grade would be, only
  /// quicker. No counterpart among Xapian's own queries: a `PostingSource`.
  package static func graded(_ grades: [(weight: Double, terms: [String])]) -> Query {
    let weights = grades.flatMap { grade in grade.terms.map { _ in grade.weight } }
    return grades.flatMap(\.terms).withBytes { terms in
      weights.withUnsafeBufferPointer { weights in
        Query { cxap_query_graded(terms.baseAddress, weights.baseAddress, weights.count, $0) }
      }
    }
  }

  private static func range(_ slot: UInt32, lower: [UInt8]?, upper: [UInt8]?) -> Query {
    lent(lower) { lower in
      lent(upper) { upper in
        Query { cxap_query_value_range(slot, lower, upper, $0) }
      }
    }
  }

  private static func lent(_ bytes: [UInt8]?, _ body: (UnsafePointer<cxap_bytes>?) -> Query) -> Query {
    guard let bytes else { return body(nil) }
    return bytes.withBytes { lent in withUnsafePointer(to: lent) { body($0) } }
  }
}
