import Catalog
import SearchModel
import Synchronization
import Xapian

/// Writes contiguous rows of the catalog into databases of their own; made by the thread that uses it.
struct PartWriter {
  let paths: HomePaths
  let clock: WallClock
  let written: Counter

  /// Rows a page; a page is one short read transaction.
  private static let page = 1_000
  /// Documents, or bytes of them, between two flushes of postings: more is slower and takes more memory.
  private static let flushDocuments = 2_000
  private static let flushBytes = 16 << 20

  /// Writes the living entities of the rows.
  ///
  /// The last row comes first: docids then ascend, and Xapian appends where it would else insert before what is
  /// there, in half the time and space.
  ///
  /// - Parameter syncs: whether each flush waits for the disk; a part that is joined later need not.
  func write(_ rows: ClosedRange<Int64>, into path: String, syncs: Bool) throws {
    try FileSystem.makeDirectory(path)
    let catalog = try Catalog(paths: paths, mode: .readOnly, busyTimeout: 30, clock: clock)
    let database = try GenerationWriter.open(path, mode: .create, options: syncs ? [] : .noSync)
    defer { database.close() }
    var writer = try GenerationWriter(database: database, catalog: catalog)
    try database.beginTransaction()
    do {
      try write(rows, from: catalog, with: &writer, into: path)
    } catch {
      // Closing would commit what is there, on a disk that may be full.
      try? database.cancelTransaction()
      throw error
    }
  }

  private func write(
    _ rows: ClosedRange<Int64>, from catalog: Catalog, with writer: inout GenerationWriter, into path: String
  ) throws {
    var before = rows.upperBound + 1
    var (documents, bytes) = (0, 0)
    while before > rows.lowerBound {
      let entities = try catalog.entities(rows: rows.lowerBound..<before, lastFirst: Self.page)
      guard let first = entities.last else { break }
      before = first.row
      for entity in entities {
        bytes += try writer.replace(entity)
        documents += 1
        if documents >= Self.flushDocuments || bytes >= Self.flushBytes {
          try writer.commitTransaction(at: path)
          try writer.database.beginTransaction()
          (documents, bytes) = (0, 0)
        }
      }
      written.add(entities.count)
    }
    try writer.commitTransaction(at: path)
  }
}

/// Row ranges that threads take one after another.
final class RowParts: Sendable {
  /// A part of short entities is flushed once, in order, into empty tables: twice these rows took an eighth more
  /// CPU time, four times as many a quarter.
  private static let rows: Int64 = 2_000
  /// A join has every file of every part open at once, and a process may have but some 1,000.
  private static let most: Int64 = 64

  private let first: Int64
  private let last: Int64
  private let size: Int64
  private let taken = Atomic<Int>(0)

  init(after row: Int64, through last: Int64) {
    first = row + 1
    self.last = max(last, first)
    size = max(Self.rows, (self.last - row + Self.most - 1) / Self.most)
  }

  /// All rows as one range.
  var whole: ClosedRange<Int64> { first...last }

  /// The directories of all parts.
  var names: [String] { (0..<count).map { "part-\($0)" } }

  private var count: Int { Int((last - first) / size + 1) }

  /// The next range, `nil` once all are taken.
  func next() -> (number: Int, rows: ClosedRange<Int64>)? {
    let number = taken.add(1, ordering: .relaxed).oldValue
    guard number < count else { return nil }
    let start = first + Int64(number) * size
    return (number, start...min(start + size - 1, last))
  }
}

/// Documents written by all threads of a build.
final class Counter: Sendable {
  private let total = Mutex(0)
  private let report: @Sendable (Int) -> Void
  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }
  func add(_ count: Int) {
    report(
      total.withLock {
        $0 += count
        return $0
      })
  }
}
