import Xapian

/// The one document of a generation that is no entity: docid 2²⁹, the row 0 that the catalog never gives out.
///
/// Xapian 1.4 reads the list of all documents in place of a term that is in every one of them when weights are
/// not needed, yet looks for that list's further blocks under the term's own key: with docids that do not start
/// at 1 this ends in "Unexpected end of posting list" as soon as the list has a second block. A document without
/// ordinary terms keeps any term from being in all of them.
enum Sentinel {
  static let docid = UInt32(Docid.top)
  static let term = "X0"

  /// Adds it to a new generation.
  static func add(to database: WritableDatabase) throws(XapianError) {
    var packed: [UInt8] = [0x01, UInt8(term.utf8.count), 0]
    packed += term.utf8
    packed += [0, 0, 0, 0]
    try database.replace(docid: docid, packed: packed)
  }
}

extension Query {
  /// Every entity; unlike `matchAll` without the sentinel.
  static var everyEntity: Query { .andNot(.matchAll, .term(Sentinel.term)) }
}

extension Database {
  /// How many entities a generation holds.
  var entityCount: Int {
    get throws(XapianError) { try documentCount - (termExists(Sentinel.term) ? 1 : 0) }
  }
}
