import FoundationEssentials
import Xapian

/// A directory for one test, removed with it.
final class TestDirectory {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/limelight-xapian-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(_ name: String) -> String { path + "/" + name }

  /// A new database with these documents, committed.
  @discardableResult
  func database(_ name: String = "db", _ documents: [UInt32: Packed] = [:]) throws -> String {
    let database = try WritableDatabase(path: self[name], mode: .create)
    for (docid, packed) in documents { try database.replace(docid: docid, packed: packed.bytes) }
    try database.commit()
    database.close()
    return self[name]
  }
}

/// Writes the packed document format, record by record, apart from the writer the program uses.
struct Packed {
  var bytes: [UInt8] = []

  func term(_ name: String, wdf: UInt32 = 1) -> Packed { record(1, text(name), u32(wdf)) }
  func posting(_ name: String, _ position: UInt32, wdf: UInt32 = 1) -> Packed {
    record(2, text(name), u32(position), u32(wdf))
  }
  func value(_ slot: UInt32, _ value: String) -> Packed {
    record(3, u32(slot), u32(UInt32(value.utf8.count)), Array(value.utf8))
  }
  func value(_ slot: UInt32, bytes value: [UInt8]) -> Packed {
    record(3, u32(slot), u32(UInt32(value.count)), value)
  }
  func number(_ slot: UInt32, _ number: Double) -> Packed {
    record(
      4, u32(slot), u32(UInt32(truncatingIfNeeded: number.bitPattern)), u32(UInt32(number.bitPattern >> 32)))
  }
  func data(_ data: String) -> Packed { record(5, u32(UInt32(data.utf8.count)), Array(data.utf8)) }
  func stemmer(_ language: String) -> Packed { record(6, [UInt8(language.utf8.count)], Array(language.utf8)) }
  func word(_ word: String, _ position: UInt32, wdf: UInt32 = 1) -> Packed {
    record(7, text(word), u32(position), u32(wdf))
  }
  func titleWord(_ word: String, _ position: UInt32, wdf: UInt32 = 1) -> Packed {
    record(8, text(word), u32(position), u32(wdf))
  }

  /// A record of nothing but text: edges.
  func text(_ kind: UInt8, _ text: String) -> Packed { record(kind, self.text(text)) }

  private func record(_ kind: UInt8, _ parts: [UInt8]...) -> Packed {
    Packed(bytes: bytes + [kind] + parts.flatMap { $0 })
  }
  private func text(_ text: String) -> [UInt8] {
    let count = UInt16(text.utf8.count)
    return [UInt8(truncatingIfNeeded: count), UInt8(count >> 8)] + Array(text.utf8)
  }
  private func u32(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

/// A generator with a fixed start, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// The docids that a query finds, ascending.
func matches(_ query: Query, in database: Database) throws -> [UInt32] {
  let enquire = try Enquire(database)
  enquire.query = query
  return try enquire.matchSet(count: 1000).hits.map(\.docid).sorted()
}
