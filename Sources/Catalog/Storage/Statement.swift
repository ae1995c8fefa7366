import CSQLite
import SearchModel

/// A prepared statement; parameters and columns count from 1 and 0, as in SQLite.
///
/// SQLite's counterpart: `sqlite3_stmt`.
final class Statement {
  private let pointer: OpaquePointer
  private unowned let connection: Connection

  init(_ pointer: OpaquePointer, connection: Connection) {
    self.pointer = pointer
    self.connection = connection
  }

  deinit { sqlite3_finalize(pointer) }

  /// Whether it stands on a row.
  var isBusy: Bool { sqlite3_stmt_busy(pointer) != 0 }

  // MARK: Parameters

  func bind(_ index: Int32, _ text: String) throws(LimelightError) {
    var text = text
    try check(text.withUTF8 { limelight_bind_text(pointer, index, $0.baseAddress, UInt64($0.count)) })
  }

  func bind(_ index: Int32, _ text: String?) throws(LimelightError) {
    guard let text else { return try bindNull(index) }
    try bind(index, text)
  }

  func bind(_ index: Int32, _ bytes: [UInt8]) throws(LimelightError) {
    try check(bytes.withUnsafeBytes { limelight_bind_blob(pointer, index, $0.baseAddress, UInt64($0.count)) })
  }

  func bind(_ index: Int32, _ number: Int64) throws(LimelightError) {
    try check(sqlite3_bind_int64(pointer, index, number))
  }

  func bind(_ index: Int32, _ number: Double) throws(LimelightError) {
    try check(sqlite3_bind_double(pointer, index, number))
  }

  func bind(_ index: Int32, _ number: Double?) throws(LimelightError) {
    guard let number else { return try bindNull(index) }
    try bind(index, number)
  }

  func bindNull(_ index: Int32) throws(LimelightError) { try check(sqlite3_bind_null(pointer, index)) }

  private func check(_ code: Int32) throws(LimelightError) {
    guard code == SQLITE_OK else { throw connection.error(code) }
  }

  // MARK: Running

  /// Goes to the next row; `false` at the end, after which the statement can be used again.
  func step() throws(LimelightError) -> Bool {
    switch sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(pointer)
      return false
    case let code:
      let error = connection.error(code)
      sqlite3_reset(pointer)
      throw error
    }
  }

  /// Runs it to its end.
  func run() throws(LimelightError) {
    while try step() {}
  }

  /// Leaves the row it stands on.
  func reset() { sqlite3_reset(pointer) }

  // MARK: Columns

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(pointer, column) == SQLITE_NULL }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

  func number(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(pointer, column)
  }

  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(sqlite3_column_bytes(pointer, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func bytes(_ column: Int32) -> [UInt8] { [UInt8](blob(column)) }

  /// The bytes of a blob where SQLite keeps them: valid until the statement moves on.
  func blob(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(pointer, column)
    return UnsafeRawBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
  }
}
