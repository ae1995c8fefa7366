internal import CXapian

/// A term, and how many of some documents have it.
package struct TermCount: Hashable, Sendable {
  package var term: String
  package var count: Int
  /// The first of those documents.
  package var examples: [UInt32]
}

extension Database {
  /// How many of the documents have each term that begins with `prefix`, the `keep` most frequent of at most `distinct`.
  ///
  /// `docids` are ascending. Walks all those terms (`allterms_begin`), and the postings of each that may be among the
  /// most frequent (`postlist_begin`); exactly `distinct` terms have any if there are no more than `keep`.
  package func termCounts(
    prefix: String, among docids: [UInt32], keep: Int, examples: Int
  ) throws(XapianError) -> (counts: [TermCount], distinct: Int) {
    var distinct: UInt32 = 0
    let counts = try records { counts, error in
      prefix.withBytes { prefix in
        docids.withUnsafeBufferPointer {
          cxap_database_term_counts(
            raw, prefix, $0.baseAddress, $0.count, UInt32(count: keep), UInt32(count: examples), &distinct,
            counts, error)
        }
      }
    } read: { reader in
      reader.list { reader in
        let count = Int(reader.number())
        let examples = (0..<reader.number()).map { _ in reader.number() }
        return TermCount(term: reader.countedText(), count: count, examples: examples)
      }
    }
    return (counts, Int(distinct))
  }

  /// How many of the documents have each number in `slot`, ascending.
  ///
  /// `docids` are ascending. Walks the values of the slot (`valuestream_begin`).
  package func numberCounts(
    _ slot: UInt32, among docids: [UInt32]
  ) throws(XapianError) -> [(number: Double, count: Int)] {
    try records { counts, error in
      docids.withUnsafeBufferPointer {
        cxap_database_number_counts(raw, slot, $0.baseAddress, $0.count, counts, error)
      }
    } read: { reader in
      reader.list { reader in
        let count = Int(reader.number())
        return (number: reader.double(), count: count)
      }
    }
  }
}
