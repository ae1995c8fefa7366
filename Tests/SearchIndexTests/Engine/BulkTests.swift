import Catalog
import Glibc
import SearchIndex
import SearchModel
import Xapian

import Testing
import TestSupport

@Suite("Bulk loads")
struct BulkTests {
  private static func many(_ range: Range<Int>) -> [DonationOperation] {
    range.map { EngineFixture.entity("\($0)", title: "load number \($0)") }
  }

  @Test("Many new rows join the serving generation; rows keep their docids, changes and deletions are in")
  func joins() async throws {
    let fixture = try EngineFixture()
    for start in stride(from: 0, to: 100, by: 20) {
      _ = try await fixture.engine.donateWithoutIndexing(Self.many(start..<start + 20))
      _ = try await fixture.find("load")
    }
    let before = try await fixture.engine.status()
    #expect(before.generation == 1 && before.pending == 0)
    let mixed =
      Self.many(100..<5_000)
      + [
        EngineFixture.entity("7", title: "altered seven"),
        .delete(EntityKey(app: "org.example.test", type: "Note", id: "8")),
      ] + Self.many(5_000..<9_200)
      + [.delete(EntityKey(app: "org.example.test", type: "Note", id: "6000"))]
    _ = try await fixture.engine.donateWithoutIndexing(mixed)
    try await fixture.donate(EngineFixture.entity("last", title: "closing one"))

    let status = try await fixture.engine.status()
    #expect(status.generation == 2 && status.pending == 0 && status.entities == 9_199)
    #expect(try await fixture.engine.search(SearchRequest("load ")).count == 9_197)
    #expect(try await fixture.find("altered") == ["7"])
    #expect(try await fixture.find("\"number 8\"").isEmpty)
    #expect(try await fixture.find("\"number 6000\"").isEmpty)

    let catalog = try Catalog(paths: fixture.home.paths, mode: .readOnly)
    let database = try Database(path: fixture.home.paths.generation(2))
    for id in ["0", "7", "99", "100", "4999", "5000", "9199", "last"] {
      let key = EntityKey(app: "org.example.test", type: "Note", id: id)
      let row = try #require(try catalog.entity(key)).row
      let stored = try database.document(UInt32(Docid.top - row)).data
      #expect(try EntityCoding.decode(stored).entity.key == key)
    }
    #expect(try Maintenance.check(fixture.home.paths.generation(2)).errors == 0)
  }

  @Test("A joined generation can be joined again")
  func joinsAgain() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("first", title: "opening one"))
    for round in 0..<3 {
      _ = try await fixture.engine.donateWithoutIndexing(Self.many(round * 8_100..<(round + 1) * 8_100))
      try await fixture.donate(EngineFixture.entity("after \(round)", title: "after"))
      #expect(try await fixture.engine.search(SearchRequest("load ")).count == (round + 1) * 8_100)
    }
    #expect(try await fixture.engine.status().generation == 4)
    #expect(try await fixture.find("opening") == ["first"])
  }

  @Test("A stream that nobody waits for is indexed after it ends, in few rounds")
  func stream() async throws {
    let fixture = try EngineFixture()
    for start in stride(from: 0, to: 3_000, by: 100) {
      _ = try await fixture.engine.donate(Self.many(start..<start + 100))
    }
    var status = try await fixture.engine.status()
    while status.pending > 0 || status.generation == 0 {
      await Task.yield()
      status = try await fixture.engine.status()
    }
    #expect(try await fixture.engine.search(SearchRequest("load ")).count == 3_000)
  }

  @Test("A rebuild beside and bulk loads under the lock do not disturb each other")
  func besideRebuild() async throws {
    let fixture = try EngineFixture()
    _ = try await fixture.engine.donateWithoutIndexing(Self.many(0..<9_000))
    #expect(try await fixture.engine.search(SearchRequest("load ")).count == 9_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      let admin = fixture.another()
      group.addTask {
        for _ in 0..<3 { _ = try await admin.rebuildIfDue(forced: true) { _ in } }
      }
      let donor = fixture.another()
      group.addTask {
        for round in 1...2 {
          _ = try await donor.donateWithoutIndexing(Self.many(round * 9_000..<(round + 1) * 9_000))
          var options = DonationOptions()
          options.waitsUntilSearchable = true
          let receipt = try await donor.donate(
            [EngineFixture.entity("mark \(round)", title: "mark")], options: options)
          #expect(receipt.searchable)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await fixture.engine.search(SearchRequest("load ")).count == 27_000)
    let status = try await fixture.engine.status()
    #expect(status.entities == 27_002 && status.pending == 0)
  }

  @Test("Killed in the middle of a join, the old generation serves and the load is not lost")
  func killed() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("old", title: "veteran"))
    let lines = (0..<30_000).map { "{\"id\":\"n\($0)\",\"title\":\"load number \($0)\"}\n" }.joined()
    let file = try fixture.home.write(lines, to: "load.ndjson")
    let index = fixture.home.paths.index
    let result = try LimelightBinary.shell(
      """
      '\(LimelightBinary.path)' --home '\(fixture.home.path)' donate --app org.example.load --type Note '\(file)' &
      while kill -0 $! 2>/dev/null && [ ! -e '\(index)/gen-next/part-0/iamglass' ]; do :; done
      kill -9 $! && wait $!; cat '\(index)/current'
      """, home: fixture.home)
    #expect(result.stdout == "1\n")
    #expect(access(index + "/gen-next", F_OK) == 0)
    let another = fixture.another()
    #expect(try await fixture.find("veteran", with: another) == ["old"])
    try await fixture.donate(EngineFixture.entity("new", title: "rookie"))
    let taken = try await another.status().entities - 2
    #expect(taken > 8_000)
    #expect(try await another.search(SearchRequest("load ")).count == taken)
    #expect(access(index + "/gen-next", F_OK) != 0)
  }

  @Test("Every file of an index is its owner's alone, whatever the umask")
  func privateFiles() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("old", title: "veteran"))
    _ = try await fixture.engine.donateWithoutIndexing(Self.many(0..<8_100))
    try await fixture.donate(EngineFixture.entity("new", title: "rookie"))
    try await fixture.donate(EngineFixture.entity("newer", title: "one more"))
    for generation in 1...2 {
      let directory = fixture.home.paths.generation(generation)
      for name in ["iamglass", "postlist.glass", "docdata.glass", "termlist.glass", "position.glass"] {
        var information = stat()
        #expect(stat("\(directory)/\(name)", &information) == 0)
        #expect(information.st_mode & 0o777 == 0o600, "\(directory)/\(name)")
      }
    }
  }
}
