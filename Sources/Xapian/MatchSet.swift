internal import CXapian

/// What a match found (`Xapian::MSet`): one page of hits, counts, facets.
///
/// Hits, counts and facets are values of their own; `data(for:)` and `values(of:for:)` read from the database of
/// the match and throw `databaseClosed` or, after a reopening, `databaseModified`.
package struct MatchSet {
  /// One document found.
  package struct Hit: Equatable, Sendable {
    /// The document.
    package var docid: UInt32
    /// Its weight, 0 or more.
    package var weight: Double

    /// Makes a hit.
    package init(docid: UInt32, weight: Double) {
      self.docid = docid
      self.weight = weight
    }
  }

  private final class Handle {
    let raw: OpaquePointer
    init(_ raw: OpaquePointer) { self.raw = raw }
    deinit { cxap_mset_free(raw) }
  }

  /// The hits of this page, best first.
  package let hits: [Hit]
  /// At least this many documents match (`get_matches_lower_bound`).
  package let lowerBound: Int
  /// About this many documents match (`get_matches_estimated`).
  package let estimated: Int
  /// At most this many documents match (`get_matches_upper_bound`).
  package let upperBound: Int
  /// The largest weight among all matches looked at (`get_max_attained`).
  package let maxAttained: Double
  /// The largest weight any document could have (`get_max_possible`).
  package let maxPossible: Double
  /// For each slot asked for, its values and how many documents have each, the most frequent first.
  package let facets: [UInt32: [(bytes: [UInt8], count: Int)]]

  private let handle: Handle

  init(
    owning raw: OpaquePointer, counts: cxap_match_counts, facets reader: RecordReader
  ) throws(XapianError) {
    handle = Handle(raw)
    lowerBound = Int(counts.lower_bound)
    estimated = Int(counts.estimated)
    upperBound = Int(counts.upper_bound)
    maxAttained = counts.max_attained
    maxPossible = counts.max_possible
    facets = Self.facets(reader)
    let size = Int(counts.size)
    var docids = [UInt32](repeating: 0, count: size)
    var weights = [Double](repeating: 0, count: size)
    if size > 0 { try perform { cxap_mset_hits(raw, &docids, &weights, $0) } }
    hits = zip(docids, weights).map { Hit(docid: $0, weight: $1) }
  }

  /// The stored data of the hits in `range` of `hits`, in one call (`Document::get_data`).
  ///
  /// Throws `range` outside `hits`.
  package func data(for range: Range<Int>) throws(XapianError) -> [[UInt8]] {
    let (first, last) = (UInt32(count: range.lowerBound), UInt32(count: range.upperBound))
    return try records({ cxap_mset_data(handle.raw, first, last, $0, $1) }) { reader in
      reader.list { $0.counted() }
    }
  }

  /// The same without copies: lends the data of one hit after the other to `body`.
  package func forEachData(
    in range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let (first, last) = (UInt32(count: range.lowerBound), UInt32(count: range.upperBound))
    let thrown: (any Error)? = try records({ cxap_mset_data(handle.raw, first, last, $0, $1) }) { reader in
      do {
        while !reader.isAtEnd { try body(reader.run()) }
        return nil
      } catch {
        return error
      }
    }
    if let thrown { throw thrown }
  }

  /// The values in `slots` of the hits in `range`, in one call: one array a hit, empty bytes where there is none.
  ///
  /// Throws `range` outside `hits`.
  package func values(of slots: [UInt32], for range: Range<Int>) throws(XapianError) -> [[[UInt8]]] {
    let (first, last) = (UInt32(count: range.lowerBound), UInt32(count: range.upperBound))
    return try records({ buffer, error in
      slots.withUnsafeBufferPointer {
        cxap_mset_values(handle.raw, first, last, $0.baseAddress, $0.count, buffer, error)
      }
    }) { reader in
      range.map { _ in slots.map { _ in reader.counted() } }
    }
  }

  private static func facets(_ reader: RecordReader) -> [UInt32: [(bytes: [UInt8], count: Int)]] {
    var reader = reader
    var facets: [UInt32: [(bytes: [UInt8], count: Int)]] = [:]
    while !reader.isAtEnd {
      let slot = reader.number()
      facets[slot] = (0..<reader.number()).map { _ in
        let count = Int(reader.number())
        return (bytes: reader.counted(), count: count)
      }
    }
    return facets
  }
}
