import CSQLite
import Glibc
import SearchModel

extension LimelightError {
  /// What an SQLite result code means for the person who must act on it.
  ///
  /// Source: https://sqlite.org/rescode.html
  init(sqlite code: Int32, detail: String?, path: String, waited: Double = 0) {
    let said = detail.map { " (SQLite: \($0))" } ?? ""
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      self.init(
        .timedOut, "Another process has kept \(path) locked for \(Int(waited.rounded(.up))) s",
        hint: "Try again, or allow more time with --timeout.")
    case SQLITE_FULL:
      self.init(
        .cannotCreate, "There is no space left for \(path)",
        hint: "Free some space and donate again; what was taken before is safe.")
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      self.init(
        .io, "\(path) is damaged or no catalog\(said)",
        hint: "Restore the file from a backup, or move it away and run `limelight reindex`.")
    case SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY:
      self.init(
        .denied, "\(path) cannot be written\(said)",
        hint: "Check the owner and mode of the file and its directory.")
    case SQLITE_CANTOPEN where access(path, R_OK) != 0 && errno == EACCES:
      self.init(
        .denied, "\(path) cannot be read: permission denied",
        hint: "Check the owner and mode of the file and its directory.")
    case SQLITE_CANTOPEN:
      self.init(.io, "\(path) cannot be opened\(said)", hint: "Check the mode of the file and its directory.")
    case SQLITE_IOERR:
      self.init(.io, "Reading or writing \(path) failed\(said)", hint: "Check the disk.")
    case SQLITE_TOOBIG:
      self.init(.badData, "A record is too large for \(path)\(said)", hint: "Split it.")
    default:
      self.init(.internal, "SQLite refused a statement on \(path): code \(code)\(said)")
    }
  }
}
