import Glibc
import SearchModel

/// How a store's file is opened.
package enum StoreMode: Sendable, Equatable {
  /// - Parameter creating: make the directory and the file if they are missing, else `.noIndex` is thrown.
  case readWrite(creating: Bool)
  /// Makes no file where the directory cannot be written; a missing store is `.noIndex`.
  case readOnly
}

/// Opens SQLite files the way every store here wants them.
enum Store {
  /// A connection to the file, its schema carried up.
  ///
  /// - Throws: `.noIndex` if it is missing and not to be made, `.denied`, `.config`, `.cannotCreate`,
  ///   `.version`, `.io`, `.timedOut`.
  static func open(
    _ path: String, mode: StoreMode, ladder: SchemaLadder, busyTimeout: Double, force: Bool
  ) throws(LimelightError) -> Connection {
    switch mode {
    case .readWrite(let creating):
      return try openForWriting(path, creating, ladder, busyTimeout, force)
    case .readOnly:
      try requireFile(path)
      let connection = try openForReading(path, busyTimeout)
      guard try ladder.climb(connection) > 0 else { throw missing(path) }
      return connection
    }
  }

  private static func openForWriting(
    _ path: String, _ creating: Bool, _ ladder: SchemaLadder, _ busyTimeout: Double, _ force: Bool
  ) throws(LimelightError) -> Connection {
    let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
    if !creating { try requireFile(path) }
    try HomeGuard.check(directory: directory, force: force)
    if creating {
      try HomeGuard.makeDirectory(directory)
      try HomeGuard.makeFile(path)
    }
    let connection = try Connection(path: path, access: .readWrite, busyTimeout: busyTimeout)
    guard !connection.isReadOnly else { throw HomeGuard.failure("write", path, EACCES) }
    try configure(connection)
    try ladder.climb(connection)
    return connection
  }

  /// The log in its own file, made durable by every commit.
  private static func configure(_ connection: Connection) throws(LimelightError) {
    // Two processes switching to the log at once can each be refused without SQLite asking the busy handler.
    let deadline = monotonicSeconds() + connection.busyTimeout
    while true {
      do throws(LimelightError) {
        try connection.execute("PRAGMA journal_mode = WAL")
        break
      } catch {
        guard error.code == .timedOut, monotonicSeconds() < deadline else { throw error }
        usleep(1000)
      }
    }
    try connection.execute(
      """
      PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;
      PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 33554432;
      """)
  }

  private static func openForReading(_ path: String, _ busyTimeout: Double) throws(LimelightError)
    -> Connection
  {
    do throws(LimelightError) {
      let connection = try Connection(path: path, access: .readOnly, busyTimeout: busyTimeout)
      // The first read is what opens the log and its shared memory.
      try connection.statement("SELECT count(*) FROM sqlite_schema").run()
      return connection
    } catch {
      let directory = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
      guard error.code == .io || error.code == .denied, faccessat(AT_FDCWD, directory, W_OK, AT_EACCESS) != 0
      else { throw error }
      let connection = try Connection(path: path, access: .immutable, busyTimeout: busyTimeout)
      try connection.statement("SELECT count(*) FROM sqlite_schema").run()
      return connection
    }
  }

  private static func requireFile(_ path: String) throws(LimelightError) {
    var status = stat()
    guard stat(path, &status) != 0 else { return }
    throw errno == ENOENT || errno == ENOTDIR ? missing(path) : HomeGuard.failure("read", path, errno)
  }

  private static func missing(_ path: String) -> LimelightError {
    LimelightError(
      .noIndex, "There is no \(path) yet", hint: "Run `limelight reindex`, or donate something first.")
  }

  private static func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
