import CSQLite
import Glibc
import SearchModel

/// One SQLite connection with its prepared statements, confined to one thread.
///
/// SQLite's counterpart: `sqlite3`, opened with `SQLITE_OPEN_NOMUTEX`.
final class Connection {
  enum Access {
    case readWrite
    case readOnly
    /// Takes the file for unchangeable and ignores its log: the last resort where nothing can be created.
    case immutable
  }

  let path: String
  let access: Access
  private let handle: OpaquePointer
  private let patience: UnsafeMutablePointer<Patience>
  private var statements: [String: Statement] = [:]

  /// Opens an existing file.
  ///
  /// - Parameter busyTimeout: seconds to wait for another process's lock, each time.
  init(path: String, access: Access, busyTimeout: Double) throws(LimelightError) {
    self.path = path
    self.access = access
    let flags =
      SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
      | (access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY)
    var opened: OpaquePointer?
    let address = Self.address(of: path) + (access == .immutable ? "?immutable=1" : "")
    let code = sqlite3_open_v2(address, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = LimelightError(sqlite: code, detail: opened.map(Self.message), path: path)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    patience = .allocate(capacity: 1)
    patience.initialize(to: Patience(limit: busyTimeout))
    sqlite3_busy_handler(handle, { Patience.wait($0, $1) }, patience)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
    patience.deallocate()
  }

  /// Seconds to wait for another process's lock, each time.
  var busyTimeout: Double {
    get { patience.pointee.limit }
    set { patience.pointee.limit = newValue }
  }

  /// Whether SQLite could not open the file for writing although it was asked to.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// Rows that the last INSERT, UPDATE or DELETE changed.
  var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The row of the last INSERT.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The statement of that text, prepared once; a fresh one while the first is being stepped.
  func statement(_ sql: String) throws(LimelightError) -> Statement {
    if let statement = statements[sql], !statement.isBusy { return statement }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error(code) }
    let statement = Statement(prepared, connection: self)
    if statements[sql] == nil { statements[sql] = statement }
    return statement
  }

  /// Runs statements that give no rows and need no parameters.
  func execute(_ sql: String) throws(LimelightError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs the body between `BEGIN IMMEDIATE` and `COMMIT`; an error rolls all of it back.
  func writing<Value>(_ body: () throws(LimelightError) -> Value) throws(LimelightError) -> Value {
    try statement("BEGIN IMMEDIATE").run()
    do throws(LimelightError) {
      let value = try body()
      try statement("COMMIT").run()
      return value
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs the body on one snapshot of the data; inside a transaction, on that one.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    try statement("BEGIN").run()
    defer { rollBack() }
    return try body()
  }

  /// Ends a transaction without effect, if SQLite has not done so itself (full disk, damage).
  private func rollBack() {
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// The error of a result code, in this connection's words.
  func error(_ code: Int32) -> LimelightError {
    LimelightError(sqlite: code, detail: Self.message(handle), path: path, waited: busyTimeout)
  }

  private static func message(_ handle: OpaquePointer) -> String {
    sqlite3_errmsg(handle).map { String(cString: $0) } ?? ""
  }

  /// The `file:` URI of a path, which may hold `?`, `#` and `%`.
  private static func address(of path: String) -> String {
    var address = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"): address += Array("%25".utf8)
      case UInt8(ascii: "?"): address += Array("%3f".utf8)
      case UInt8(ascii: "#"): address += Array("%23".utf8)
      default: address.append(byte)
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}

/// How long a connection waits for a lock; lives at a fixed address, where SQLite finds it.
private struct Patience {
  /// Seconds.
  var limit: Double
  var started = 0.0

  init(limit: Double) { self.limit = limit }

  /// SQLite's busy handler: sleeps a little and says whether to try again.
  ///
  /// The pauses stay short and differ between processes, so that several donors get their turns;
  /// SQLite's own grow to a tenth of a second.
  static func wait(_ context: UnsafeMutableRawPointer?, _ attempts: Int32) -> Int32 {
    guard let patience = context?.assumingMemoryBound(to: Patience.self) else { return 0 }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    if attempts == 0 { patience.pointee.started = now }
    let left = patience.pointee.limit - (now - patience.pointee.started)
    guard left > 0 else { return 0 }
    let pause = Double.random(in: 0.0002...0.001) * Double(min(attempts + 1, 8))
    usleep(UInt32(min(pause, left) * 1e6) + 1)
    return 1
  }
}
