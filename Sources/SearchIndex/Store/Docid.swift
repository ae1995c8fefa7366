/// The catalog row of an entity and its Xapian docid are one number: docid = 2²⁹ − row.
///
/// Xapian's ascending order is then newest first and may stop early, and an update needs no unique-id term.
package enum Docid {
  package static let top: Int64 = 1 << 29

  /// `nil` for a row outside 1 ..< 2²⁹.
  package static func of(row: Int64) -> UInt32? {
    row > 0 && row < top ? UInt32(top - row) : nil
  }

  package static func row(of docid: UInt32) -> Int64 { top - Int64(docid) }
}
