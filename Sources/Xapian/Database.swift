internal import CXapian

/// A database open for reading (`Xapian::Database`).
///
/// It shows the revision that was newest when it was opened, and goes on showing it while a writer commits, until
/// the writer reuses the space of that revision (the second commit after it): from then on reads fail with
/// `databaseModified`, and `reopen()` goes on to the newest revision. Opening takes no lock and writes nothing.
///
/// A database, and every `Document`, `Enquire` and `MatchSet` made from it, belongs to one thread at a time;
/// none of them is `Sendable`. After `close()` each call throws `databaseClosed`.
package class Database {
  let raw: OpaquePointer

  /// Opens the database at `path`.
  ///
  /// Throws `databaseNotFound` if there is none, `databaseVersion` if its format is another version's,
  /// `databaseOpening` or `databaseCorrupt` if it cannot be read.
  package init(path: String) throws(XapianError) {
    raw = try handle { error in path.withBytes { cxap_database_open($0, error) } }
  }

  init(raw: OpaquePointer) { self.raw = raw }

  deinit { cxap_database_free(raw) }

  /// Closes the files (`Database::close`); closing twice does nothing.
  ///
  /// Ignored inside a decider, while a match runs.
  package func close() {
    var error: OpaquePointer?
    if !cxap_database_close(raw, &error) { cxap_error_free(error) }
  }

  /// Goes on to the newest revision, and answers whether there was one (`Database::reopen`).
  ///
  /// Documents and match sets read before belong to the older revision: what they have not read yet throws
  /// `databaseModified`.
  package func reopen() throws(XapianError) -> Bool {
    var changed = false
    try perform { cxap_database_reopen(raw, &changed, $0) }
    return changed
  }

  /// The number of documents (`get_doccount`).
  package var documentCount: Int {
    get throws(XapianError) { Int(try statistics().document_count) }
  }

  /// The highest docid ever used (`get_lastdocid`), 0 in a new database.
  package var lastDocid: UInt32 {
    get throws(XapianError) { try statistics().last_docid }
  }

  /// The number of the revision that is open (`get_revision`); each commit that changes something adds to it.
  package var revision: UInt64 {
    get throws(XapianError) { try statistics().revision }
  }

  /// The mean length of a document, as the sum of its wdfs (`get_avlength`).
  package var averageLength: Double {
    get throws(XapianError) { try statistics().average_length }
  }

  /// How many documents have `term` (`get_termfreq`); 0 for the empty term.
  package func termFrequency(_ term: String) throws(XapianError) -> Int {
    var frequency: UInt32 = 0
    try perform { error in term.withBytes { cxap_database_term_frequency(raw, $0, &frequency, error) } }
    return Int(frequency)
  }

  /// Whether any document has `term` (`term_exists`).
  package func termExists(_ term: String) throws(XapianError) -> Bool { try termFrequency(term) > 0 }

  private func statistics() throws(XapianError) -> cxap_statistics {
    var statistics = cxap_statistics()
    try perform { cxap_database_statistics(raw, &statistics, $0) }
    return statistics
  }
}
