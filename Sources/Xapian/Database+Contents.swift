internal import CXapian

extension Database {
  /// The metadata stored under `key` (`get_metadata`), empty if there is none.
  ///
  /// Throws `invalidArgument` for an empty key.
  package func metadata(_ key: String) throws(XapianError) -> [UInt8] {
    try bytes { value, error in key.withBytes { cxap_database_metadata(raw, $0, value, error) } }
  }

  /// The metadata keys that begin with `prefix`, in byte order (`metadata_keys_begin`).
  package func metadataKeys(prefix: String = "") throws(XapianError) -> [String] {
    try records { keys, error in
      prefix.withBytes { cxap_database_metadata_keys(raw, $0, keys, error) }
    } read: { reader in
      reader.list { $0.countedText() }
    }
  }

  /// The document with this docid (`get_document`).
  ///
  /// Throws `docNotFound` if there is none, `invalidArgument` for docid 0.
  package func document(_ docid: UInt32) throws(XapianError) -> Document {
    Document(owning: try handle { cxap_database_document(raw, docid, $0) })
  }

  /// The first `limit` terms that begin with `prefix`, in byte order, each with its frequency (`allterms_begin`).
  ///
  /// Takes time for the terms answered, not for the whole vocabulary.
  ///
  /// - Parameter first: the terms before this one are left out.
  package func allTerms(
    prefix: String, from first: String = "", limit: Int
  ) throws(XapianError) -> [(term: String, frequency: Int)] {
    try records { terms, error in
      prefix.withBytes { prefix in
        first.withBytes { cxap_database_all_terms(raw, prefix, $0, UInt32(count: limit), terms, error) }
      }
    } read: { reader in
      reader.list { reader in
        let frequency = Int(reader.number())
        return (term: reader.countedText(), frequency: frequency)
      }
    }
  }

  /// Hands over the terms that begin with `prefix`, in byte order, until the body returns false.
  ///
  /// Some thousand are in memory at a time, however many there are.
  package func forEachTerm(
    prefix: String, _ body: (_ term: String, _ frequency: Int) throws -> Bool
  ) throws {
    let atOnce = 4_096
    var first = ""
    while true {
      let terms = try allTerms(prefix: prefix, from: first, limit: atOnce)
      for (term, frequency) in terms {
        guard try body(term, frequency) else { return }
      }
      guard terms.count == atOnce, let last = terms.last else { return }
      // The next term in byte order that there can be.
      first = last.term + "\0"
    }
  }

  /// The docids of documents with `term`, ascending, from `docid` on (`postlist_begin`).
  ///
  /// The empty term stands for every document. At most `limit` are answered; go on from the last one + 1.
  package func docids(
    term: String, from docid: UInt32 = 1, limit: Int
  ) throws(XapianError) -> [UInt32] {
    try records { docids, error in
      term.withBytes { cxap_database_postings(raw, $0, docid, UInt32(count: limit), docids, error) }
    } read: { reader in
      reader.list { $0.number() }
    }
  }

  /// The positions of `term` in a document, ascending (`positionlist_begin`); none if either is missing.
  package func positions(of term: String, in docid: UInt32) throws(XapianError) -> [UInt32] {
    try records { positions, error in
      term.withBytes { cxap_database_positions(raw, docid, $0, positions, error) }
    } read: { reader in
      reader.list { $0.number() }
    }
  }

  /// The terms of a document, in byte order (`termlist_begin`); throws `docNotFound` if it is not there.
  package func terms(of docid: UInt32) throws(XapianError) -> [String] {
    try document(docid).terms().map(\.term)
  }

  /// The values of a document, by slot (`Document::values_begin`); throws `docNotFound` if it is not there.
  package func values(of docid: UInt32) throws(XapianError) -> [(slot: UInt32, bytes: [UInt8])] {
    try document(docid).values()
  }

  /// How many documents have a value in `slot` (`get_value_freq`).
  package func valueCount(_ slot: UInt32) throws(XapianError) -> Int {
    try valueStatistics(slot).count
  }

  /// Bounds of the values in `slot` (`get_value_lower_bound`, `get_value_upper_bound`), nil if there are none.
  ///
  /// They contain every value but need not be reached: deleting documents does not narrow them.
  package func valueBounds(_ slot: UInt32) throws(XapianError) -> (lower: [UInt8], upper: [UInt8])? {
    let statistics = try valueStatistics(slot)
    return statistics.count == 0 ? nil : (statistics.lower, statistics.upper)
  }

  private func valueStatistics(
    _ slot: UInt32
  ) throws(XapianError) -> (count: Int, lower: [UInt8], upper: [UInt8]) {
    var statistics = cxap_value_statistics()
    try perform { cxap_database_value_statistics(raw, slot, &statistics, $0) }
    defer {
      cxap_buffer_free(statistics.lower_bound)
      cxap_buffer_free(statistics.upper_bound)
    }
    var lower = RecordReader(statistics.lower_bound)
    var upper = RecordReader(statistics.upper_bound)
    return (Int(statistics.count), lower.rest(), upper.rest())
  }
}
