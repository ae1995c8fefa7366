internal import CXapian

/// Documents that have any of some terms, and documents named.
package struct DocumentSet: Hashable, Sendable {
  package var terms: [String]
  package var docids: [UInt32]

  /// Makes a set; what is named twice counts once.
  package init(terms: [String] = [], docids: [UInt32] = []) {
    self.terms = terms
    self.docids = docids
  }

  fileprivate func lend<Result>(_ body: (UnsafePointer<cxap_document_set>) -> Result) -> Result {
    terms.withBytes { terms in
      docids.withUnsafeBufferPointer { docids in
        var set = cxap_document_set(
          terms: terms.baseAddress, term_count: terms.count, docids: docids.baseAddress,
          docid_count: docids.count)
        return body(&set)
      }
    }
  }
}

extension Database {
  /// How many documents are in `any` and not in `none`, exactly.
  ///
  /// Walks the posting lists, without a match: about half of what a match that counts costs. One term alone
  /// is looked up.
  package func size(of any: DocumentSet, without none: DocumentSet = DocumentSet()) throws(XapianError) -> Int
  {
    var size: UInt32 = 0
    try perform { error in
      any.lend { any in none.lend { cxap_database_union_size(raw, any, $0, &size, error) } }
    }
    return Int(size)
  }

  /// The documents with any of the terms, named, and how many they are; for the revision that is open only.
  ///
  /// Walks the posting lists once; each match by the query then costs what the documents it looks at cost.
  package func documents(withAny terms: [String]) throws(XapianError) -> (query: Query, size: Int) {
    var size: UInt32 = 0
    let query = terms.withBytes { terms in
      Query { cxap_query_postings(raw, terms.baseAddress, terms.count, &size, $0) }
    }
    if let failure = query.failure { throw failure }
    return (query, Int(size))
  }

  /// The documents whose number in `slot` is at most `limit`, ascending, and the smallest number beyond.
  ///
  /// Walks all values of the slot.
  package func docids(
    withValueIn slot: UInt32, atMost limit: Double
  ) throws(XapianError) -> (docids: [UInt32], next: Double?) {
    var next = cxap_buffer()
    let docids = try records { docids, error in
      SortableNumber.encode(limit).withBytes {
        cxap_database_values_at_most(raw, slot, $0, docids, &next, error)
      }
    } read: { reader in
      reader.list { $0.number() }
    }
    defer { cxap_buffer_free(next) }
    var reader = RecordReader(next)
    let bytes = reader.rest()
    return (docids, bytes.isEmpty ? nil : SortableNumber.decode(bytes))
  }

  /// The values in `slots` of documents, in their order, as `MatchSet.values` has those of hits.
  package func values(of slots: [UInt32], in docids: [UInt32]) throws(XapianError) -> [[[UInt8]]] {
    try records { buffer, error in
      docids.withUnsafeBufferPointer { docids in
        slots.withUnsafeBufferPointer { slots in
          cxap_database_values_of(
            raw, docids.baseAddress, docids.count, slots.baseAddress, slots.count, buffer, error)
        }
      }
    } read: { reader in
      docids.map { _ in slots.map { _ in reader.counted() } }
    }
  }

  /// The `keep` most frequent terms that begin with `beginning` and are longer (`allterms_begin`).
  ///
  /// Only the first `scan` terms in byte order are looked at. Equally frequent ones stay in that order.
  /// `isWhole`: every such term is among them.
  package func longerTerms(
    beginningWith beginning: String, scan: Int, keep: Int
  ) throws(XapianError) -> (terms: [String], isWhole: Bool) {
    var found: UInt32 = 0
    var hasMore = false
    let terms = try records { terms, error in
      beginning.withBytes {
        cxap_database_longer_terms(
          raw, $0, UInt32(count: scan), UInt32(count: keep), &found, &hasMore, terms, error)
      }
    } read: { reader in
      reader.list { $0.countedText() }
    }
    return (terms, !hasMore && Int(found) == terms.count)
  }

  /// The `keep` terms under `prefix` nearest to `word`, the most frequent first among equally near ones.
  ///
  /// At most `edits` insertions, deletions, substitutions or swaps of neighbours away, in Unicode scalars. Cost: some
  /// hundred terms are looked at for one edit, some thousand for two, never more than `steps`.
  package func nearTerms(
    to word: String, prefix: String, edits: Int, steps: Int, keep: Int
  ) throws(XapianError) -> [NearTerm] {
    try records { terms, error in
      prefix.withBytes { prefix in
        word.withBytes { word in
          cxap_database_near_terms(
            raw, prefix, word, UInt32(count: edits), UInt32(count: steps), UInt32(count: keep), terms, error)
        }
      }
    } read: { reader in
      reader.list {
        NearTerm(distance: Int($0.number()), frequency: Int($0.number()), term: $0.countedText())
      }
    }
  }
}

/// A term near a word.
package struct NearTerm: Hashable, Sendable {
  /// In edits.
  package var distance: Int
  /// How many documents have it.
  package var frequency: Int
  /// With its prefix.
  package var term: String

  package init(distance: Int, frequency: Int, term: String) {
    (self.distance, self.frequency, self.term) = (distance, frequency, term)
  }
}
