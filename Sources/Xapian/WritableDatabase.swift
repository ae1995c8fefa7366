internal import CXapian

/// A database open for writing (`Xapian::WritableDatabase`); there can be one at a time for a path.
///
/// Readers see nothing before `commit()` or `commitTransaction()`. Outside a transaction Xapian commits by itself
/// after some thousand changes, and once more when the database is closed or released: whatever must appear
/// whole belongs into a transaction. A change that fails inside Xapian (a full disk) takes all uncommitted changes
/// with it.
///
/// The lock is one of the open file (`F_OFD_SETLK`): no process is forked to hold it, and it ends with the process.
package final class WritableDatabase: Database {
  /// What to do about a database that is, or is not, there (`DB_OPEN` and its like).
  package enum Mode: Int32, Sendable {
    /// Opens it, or creates it.
    case createOrOpen = 0
    /// Creates it, in place of one that is there.
    case createOrOverwrite = 1
    /// Creates it; throws `databaseCreate` if there is one.
    case create = 2
    /// Opens it; throws `databaseNotFound` if there is none.
    case open = 3
  }

  /// How to write (`DB_NO_SYNC` and its like).
  package struct Options: OptionSet, Sendable {
    /// The flags of Xapian.
    package var rawValue: Int32

    /// Takes the flags of Xapian.
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Commits without waiting for the disk: a power failure may leave a damaged database.
    package static let noSync = Options(rawValue: 0x04)
    /// Asks the disk to empty its own cache as well, where the system can.
    package static let fullSync = Options(rawValue: 0x08)
    /// Overwrites blocks in place: no reader at the same time, and a crash leaves a damaged database.
    package static let dangerous = Options(rawValue: 0x10)
    /// Waits for another writer's lock, for ever, and blocks the thread; without it `databaseLock` is thrown.
    package static let waitForLock = Options(rawValue: 0x40)
  }

  /// Opens the database at `path` for writing.
  ///
  /// Throws `databaseLock` while another writer has it open, and else as `Mode` says.
  package init(
    path: String, mode: Mode = .createOrOpen, options: Options = []
  ) throws(XapianError) {
    let flags = mode.rawValue | (options.rawValue & 0x5c)
    super.init(
      raw: try handle { error in path.withBytes { cxap_database_open_writable($0, flags, error) } })
  }

  /// Begins a transaction (`begin_transaction`): what follows becomes visible at once or not at all.
  ///
  /// What was changed before is committed first. Throws `invalidOperation` inside a transaction.
  package func beginTransaction() throws(XapianError) { try perform { cxap_begin_transaction(raw, $0) } }

  /// Ends the transaction and makes its changes durable and visible (`commit_transaction`).
  package func commitTransaction() throws(XapianError) { try perform { cxap_commit_transaction(raw, $0) } }

  /// Ends the transaction and forgets its changes (`cancel_transaction`).
  package func cancelTransaction() throws(XapianError) { try perform { cxap_cancel_transaction(raw, $0) } }

  /// Makes all changes durable and visible (`commit`); throws `invalidOperation` inside a transaction.
  package func commit() throws(XapianError) { try perform { cxap_commit(raw, $0) } }

  /// Stores a document under `docid`, in place of what was there (`replace_document`).
  ///
  /// `packed` is the packed document format (see CXapian.h). Throws `invalidArgument` for docid 0 and for bytes
  /// that do not follow it; the database is unchanged then.
  package func replace(docid: UInt32, packed: [UInt8]) throws(XapianError) {
    try perform { error in packed.withBytes { cxap_replace(raw, docid, $0, error) } }
  }

  /// Deletes a document (`delete_document`), and answers false if there was none.
  @discardableResult
  package func delete(docid: UInt32) throws(XapianError) -> Bool {
    var deleted = false
    try perform { cxap_delete(raw, docid, &deleted, $0) }
    return deleted
  }

  /// Stores `value` under `key`, at most 240 bytes long (`set_metadata`); an empty value removes it.
  package func setMetadata(_ key: String, _ value: [UInt8]) throws(XapianError) {
    try perform { error in
      key.withBytes { key in value.withBytes { cxap_set_metadata(raw, key, $0, error) } }
    }
  }
}
