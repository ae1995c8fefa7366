internal import CXapian

extension Query {
  /// Every document, without weight (`Query(std::string())`).
  package static var matchAll: Query { Query { cxap_query_match_all($0) } }

  /// No document (`Query()`).
  package static var matchNothing: Query { Query { cxap_query_match_nothing($0) } }

  /// Documents with `term`, which counts as said `wqf` times; nothing for the empty term.
  package static func term(_ term: String, wqf: Int = 1) -> Query {
    Query { error in term.withBytes { cxap_query_term($0, UInt32(count: wqf), error) } }
  }

  /// Documents that match every query, weights added (`OP_AND`); nothing for an empty list.
  package static func and(_ queries: [Query]) -> Query { combine(CXAP_AND, queries) }

  /// Documents that match any query, weights added (`OP_OR`); nothing for an empty list.
  package static func or(_ queries: [Query]) -> Query { combine(CXAP_OR, queries) }

  /// Documents that match `query`; those that match `bonus` as well get its weight too (`OP_AND_MAYBE`).
  ///
  /// Only for matches that look at every document: where Xapian 1.4.22 may leave documents out because they
  /// weigh too little, it loses some that do not, if `query` is an `OP_OR`. Else see `weighed(_:more:)`.
  package static func andMaybe(_ query: Query, _ bonus: Query) -> Query {
    combine(CXAP_AND_MAYBE, [query, bonus])
  }

  /// The same as `andMaybe`, by operators that lose nothing.
  package static func weighed(_ query: Query, more bonus: Query) -> Query {
    .or([query, .filter(bonus, by: query)])
  }

  /// Documents that match `query` and not `excluded` (`OP_AND_NOT`).
  package static func andNot(_ query: Query, _ excluded: Query) -> Query {
    combine(CXAP_AND_NOT, [query, excluded])
  }

  /// Documents that match both, with the weight of `query` alone (`OP_FILTER`).
  package static func filter(_ query: Query, by filter: Query) -> Query {
    combine(CXAP_FILTER, [query, filter])
  }

  /// Documents that match any query, weighted as if all of them were one term (`OP_SYNONYM`).
  package static func synonym(_ queries: [Query]) -> Query { combine(CXAP_SYNONYM, queries) }

  /// The same documents with weights times `factor` (`OP_SCALE_WEIGHT`); a negative factor counts as 0.
  package static func scaled(_ query: Query, by factor: Double) -> Query {
    derive(from: [query]) { handles, error in cxap_query_scaled(handles[0], factor, error) }
  }

  /// Documents with these terms in this order within `window` positions (`OP_PHRASE`).
  ///
  /// A window below the number of terms counts as that number: each next to the other. Needs positions.
  package static func phrase(_ terms: [String], window: Int = 0) -> Query {
    positional(CXAP_PHRASE, terms, window)
  }

  /// Documents with these terms in any order within `window` positions (`OP_NEAR`).
  package static func near(_ terms: [String], window: Int) -> Query {
    positional(CXAP_NEAR, terms, window)
  }

  private static func combine(_ operation: Int, _ queries: [Query]) -> Query {
    derive(from: queries) { handles, error in
      cxap_query_combine(Int32(operation), handles.baseAddress, handles.count, error)
    }
  }

  private static func derive(
    from queries: [Query],
    _ make: (UnsafeBufferPointer<OpaquePointer>, UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?
  ) -> Query {
    do throws(XapianError) {
      var handles: [OpaquePointer] = []
      for query in queries { handles.append(try query.withHandle { $0 }) }
      return withExtendedLifetime(queries) {
        handles.withUnsafeBufferPointer { handles in Query { make(handles, $0) } }
      }
    } catch {
      return Query(failure: error)
    }
  }

  private static func positional(_ operation: Int, _ terms: [String], _ window: Int) -> Query {
    terms.withBytes { lent in
      Query {
        cxap_query_positional(Int32(operation), lent.baseAddress, lent.count, UInt32(count: window), $0)
      }
    }
  }
}
