internal import CXapian

/// Care of whole databases (`Xapian::Database::compact` and `check`).
package enum Maintenance {
  /// Joins the databases at `sources` into a new, compact one at `destination`, where nothing may be yet.
  ///
  /// Without `renumber` each document keeps its docid and the ranges of docids in use must be disjoint. With it the
  /// sources follow one another and the docids together must stay below 2³². Either is checked first, and
  /// `invalidArgument` thrown before anything is written; `databaseCreate` if there is something at `destination`.
  ///
  /// Metadata comes from the first source: stamp it anew afterwards. Takes time for all data of all sources. No
  /// writer may change a source meanwhile.
  package static func compact(
    sources: [String], into destination: String, renumber: Bool
  ) throws(XapianError) {
    // One run of bytes for all paths, so that their addresses hold for the whole call.
    let paths = sources.map { Array($0.utf8) }
    let joined = paths.flatMap { $0 }
    try perform { error in
      joined.withUnsafeBufferPointer { all in
        var offset = 0
        let lent = paths.map { path -> cxap_bytes in
          defer { offset += path.count }
          return cxap_bytes(bytes: all.baseAddress.map { $0 + offset }, count: path.count)
        }
        return lent.withUnsafeBufferPointer { lent in
          destination.withBytes { destination in
            guard let first = lent.baseAddress else {
              var nothing = cxap_bytes()
              return cxap_compact(&nothing, 0, destination, renumber, error)
            }
            return cxap_compact(first, lent.count, destination, renumber, error)
          }
        }
      }
    }
  }

  /// Checks the structure of the database at `path`; reads all of it.
  ///
  /// `errors` counts what is wrong, `report` is the text of the check. Throws if it cannot be opened at all. Blocks
  /// carry no checksums, so changed bytes inside stored data are not noticed. Xapian's own check needs 8 bytes of
  /// memory for each docid up to the last one; with docids above 2²⁴ the table of terms by document is therefore
  /// read document by document instead.
  package static func check(_ path: String) throws(XapianError) -> (errors: Int, report: String) {
    var errors = 0
    let report = try bytes { report, error in path.withBytes { cxap_check($0, &errors, report, error) } }
    return (errors, String(decoding: report, as: UTF8.self))
  }

  /// The version of the Xapian library in use.
  package static var version: String { String(cString: cxap_version()) }
}
