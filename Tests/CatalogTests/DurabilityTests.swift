import Glibc
import SearchModel
import TestSupport
import Testing

@testable import Catalog

@Suite("Transactions: whole, in sequence, shared with others")
struct DurabilityTests {
  @Test("A transaction that fails leaves no record, no slot and no gap in the sequence")
  func rollback() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    var custom = entity("2")
    custom.attributes.append(Attribute("continent", .text("Asia"), custom: .donated))
    // The second record of the batch runs into a full store, after the first took sequence and slot.
    try fixture.catalog.connection.execute(
      "CREATE TEMP TRIGGER full BEFORE INSERT ON items WHEN NEW.id = '3' BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    #expect(throws: LimelightError.self) { try fixture.donate(custom, entity("3")) }
    #expect(try fixture.catalog.sequence() == 1)
    #expect(try fixture.catalog.entity(key("2")) == nil)
    #expect(try fixture.catalog.customKeys().isEmpty)
    try fixture.catalog.connection.execute("DROP TRIGGER full")
    #expect(try fixture.donate(custom, entity("3")).sequence == 2)
    #expect(try fixture.catalog.customKeys().map(\.slot) == [1000])
    #expect(try changes(fixture.catalog) == ["+1@1", "+2@2", "+3@2"])
  }

  @Test("A full store is a named error, and what was there stays")
  func full() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    try fixture.catalog.connection.statement("PRAGMA max_page_count = 30").run()
    let large = entity("large", String(repeating: "x", count: 1_000_000))
    let error = #expect(throws: LimelightError.self) { try fixture.donate(entity("2"), large) }
    #expect(error?.code == .cannotCreate)
    #expect(error?.message.contains("catalog.sqlite") == true)
    #expect(try titles(fixture.catalog).keys.sorted() == ["1"])
    #expect(try fixture.donate(entity("3")).sequence == 2)
  }

  @Test("What a killed writer left unfinished is not there, what it had finished is")
  func kill() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("finished"))
    let copy = try TemporaryHome()
    // A cache of one page makes SQLite write to its log long before the commit.
    try fixture.catalog.connection.execute("PRAGMA cache_size = 1; PRAGMA cache_spill = 1")
    try? fixture.catalog.connection.writing { () throws(LimelightError) in
      let statement = try fixture.catalog.connection.statement(
        """
        WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
        INSERT INTO items (app, type, id, sequence, donated_at, sweep, hash, payload)
        SELECT 'a', 'T', 'half' || n, 2, 0, 0, x'00', zeroblob(500) FROM n
        """)
      try statement.run()
      try fixture.catalog.setWhole("sequence", 2)
      // What a kill at this moment would leave on disk.
      var logBytes = 0
      for name in ["catalog.sqlite", "catalog.sqlite-wal"] {
        guard let bytes = try? fixture.home.read(name), (try? copy.write(bytes, to: name)) != nil else {
          throw LimelightError(.io, "no copy")
        }
        if name.hasSuffix("-wal") { logBytes = bytes.count }
      }
      #expect(logBytes > 500_000)
      throw LimelightError(.cancelled, "killed")
    }
    let survivor = try Catalog(paths: copy.paths, mode: .readWrite(creating: false))
    #expect(try titles(survivor).keys.sorted() == ["finished"])
    #expect(try survivor.sequence() == 1)
    #expect(try survivor.apply([.index(entity("next"))]).sequence == 2)
  }

  @Test("Donors at once lose nothing and take each sequence number once")
  func donors() throws {
    let home = try TemporaryHome()
    let paths = home.paths
    // All open the missing catalog at once, so that making it is part of the race.
    let donors = ["l", "r", "m"].map { prefix in
      OnThread { () throws -> [Int64] in
        let catalog = try Catalog(paths: paths, mode: .readWrite(creating: true), busyTimeout: 60)
        return try (0..<40).map { batch in
          let outcome = try catalog.apply((0..<10).map { .index(entity("\(prefix)\(batch * 10 + $0)")) })
          return outcome.sequence ?? 0
        }
      }
    }
    let sequences = try donors.map { try $0.wait() }
    #expect(sequences.allSatisfy { $0 == $0.sorted() })
    #expect(sequences.flatMap { $0 }.sorted() == Array(1...120))
    let catalog = try Catalog(paths: paths, mode: .readOnly)
    #expect(try catalog.liveCount() == 1200)
    #expect(try titles(catalog).count == 1200)
    #expect(try catalog.sequence() == 120)
  }

  @Test("A writer that is kept waiting too long says so, and nothing is taken")
  func busy() throws {
    let fixture = try Fixture()
    let other = try fixture.open(busyTimeout: 0.02)
    try fixture.catalog.connection.writing { () throws(LimelightError) in
      let error = #expect(throws: LimelightError.self) { try other.apply([.index(entity("1"))]) }
      #expect(error?.code == .timedOut)
      #expect((try? other.liveCount()) == 0)
    }
    #expect(try other.apply([.index(entity("1"))]).sequence == 1)
  }
}
