import Catalog
import SearchModel
import TestSupport
import Testing

@Suite("Reading the catalog")
struct ReadTests {
  @Test("Changes come by sequence and row, each row once, and can be resumed inside a sequence")
  func changesInOrder() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"), entity("2"), entity("3"))
    try fixture.donate(entity("2", "new"), entity("4"))
    _ = try fixture.catalog.apply([.delete(key("1"))])
    #expect(try changes(fixture.catalog) == ["+3@1", "+2@2", "+4@2", "-1@3"])
    #expect(try changes(fixture.catalog, after: 2) == ["-1@3"])
    #expect(try changes(fixture.catalog, after: 2, row: 2) == ["+4@2", "-1@3"])
    var bounded: [Int64] = []
    try fixture.catalog.changes(after: 0, through: 2) {
      bounded.append($0.row)
      return bounded.count < 2
    }
    #expect(bounded == [3, 2])
    #expect(try fixture.catalog.changeCount(after: 1, limit: 100) == 3)
    #expect(try fixture.catalog.changeCount(after: 0, limit: 2) == 2)
  }

  @Test("A snapshot does not see what is donated while it lasts")
  func snapshot() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"))
    let other = try fixture.open(.readOnly)
    try other.snapshot {
      #expect(try other.sequence() == 1)
      try fixture.donate(entity("2"))
      #expect(try other.sequence() == 1)
      #expect(try changes(other) == ["+1@1"])
      #expect(try other.liveCount() == 1)
    }
    #expect(try other.liveCount() == 2)
  }

  @Test("Pages and ranges by row leave out what is deleted")
  func pages() throws {
    let fixture = try Fixture()
    for number in 1...9 { try fixture.donate(entity("\(number)")) }
    _ = try fixture.catalog.apply([.delete(key("4"))])
    #expect(try fixture.catalog.entities(rows: 2..<6, lastFirst: 3).map(\.row) == [5, 3, 2])
    var rows: [Int64] = []
    try fixture.catalog.entities(rows: 3...7) {
      rows.append($0.row)
      return true
    }
    #expect(rows == [3, 5, 6, 7])
    #expect(try fixture.catalog.maxRow() == 9)
  }

  @Test("The list is ordered by app, type and id, filtered, and goes on over page bounds")
  func list() throws {
    let fixture = try Fixture()
    _ = try fixture.catalog.apply(
      (0..<600).map { .index(entity("\(1000 + $0)", domain: $0 % 2 == 0 ? "d.e" : "de")) })
    try fixture.donate(entity("x", app: "A"), entity("y", type: "S"))
    func ids(type: String? = nil, app: String? = nil, domain: String? = nil) throws -> [String] {
      var ids: [String] = []
      try fixture.catalog.list(app: app, type: type, domain: domain) {
        ids.append($0.entity.key.id)
        return true
      }
      return ids
    }
    let numbers = (0..<600).map { "\(1000 + $0)" }
    #expect(try ids() == ["x", "y"] + numbers)
    #expect(try ids(type: "T", app: "a") == numbers)
    #expect(try ids(domain: "d") == numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    var count = 0
    try fixture.catalog.list { _ in
      count += 1
      return count < 10
    }
    #expect(count == 10)
  }

  @Test("The log tells the latest change of each entity with its title")
  func log() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1", "one"), entity("2", "two"), entity("3", "three", app: "b"))
    fixture.time.now += 1
    _ = try fixture.catalog.apply([.delete(key("1"))])
    func lines(app: String? = nil) throws -> [String] {
      var lines: [String] = []
      try fixture.catalog.log(after: 0, app: app) { entry, _ in
        lines.append("\(entry.sequence) \(entry.change) \(entry.key.id) \(entry.title ?? "-") \(entry.at)")
        return true
      }
      return lines
    }
    #expect(
      try lines() == ["1 index 2 two 1000000.0", "1 index 3 three 1000000.0", "2 delete 1 - 1000001.0"])
    #expect(try lines(app: "b") == ["1 index 3 three 1000000.0"])
  }

  @Test("Counts leave out tombstones, and apps without entities")
  func counts() throws {
    let fixture = try Fixture()
    try fixture.donate(entity("1"), entity("2"), entity("3", type: "U"), entity("4", app: "b"))
    _ = try fixture.catalog.apply([.delete(key("1")), .deleteApp("b")])
    let counts = try fixture.catalog.counts().map { "\($0.app) \($0.type) \($0.count)" }
    #expect(counts == ["a T 1", "a U 1"])
    #expect(try fixture.catalog.liveCount() == 2)
    #expect(fixture.catalog.fileBytes > 0)
  }

  @Test("Counters, times and registrations are kept")
  func bookkeeping() throws {
    let fixture = try Fixture()
    try fixture.catalog.add(3, to: .rejected)
    try fixture.catalog.add(4, to: .rejected)
    try fixture.catalog.note(.reindexSkip)
    try fixture.catalog.register(app: "b", manifest: "{}")
    try fixture.catalog.register(app: "a", manifest: "{}")
    try fixture.catalog.setEnabled(false, app: "a")
    try fixture.catalog.register(app: "a", manifest: "{ }")
    let other = try fixture.open(.readOnly)
    #expect(try other.count(.rejected) == 7 && other.count(.truncatedTokens) == 0)
    #expect(try other.time(.reindexSkip) == fixture.time.now && other.time(.reindexFailure) == nil)
    #expect(try other.registrations().map(\.app) == ["a", "b"])
    #expect(try other.registrations().map(\.manifest) == ["{ }", "{}"])
    #expect(try other.registrations().map(\.isEnabled) == [false, true])
    try fixture.catalog.unregister(app: "a")
    #expect(try other.registrations().map(\.app) == ["b"])
  }

  @Test("Activity is found by what was typed, and goes with its entity")
  func activity() throws {
    let fixture = try Fixture()
    let store = try ActivityStore(
      paths: fixture.home.paths, mode: .readWrite(creating: true), clock: fixture.time.clock)
    for (id, typed) in [("1", "fir"), ("2", "fire"), ("3", "fi"), ("4", "fis"), ("5", "")] {
      try store.recordOpen(key(id), typed: typed)
    }
    #expect(try store.opens(typedPrefix: "fir", limit: 9).map(\.key.id) == ["2", "1"])
    #expect(try store.opens(typedPrefix: "", limit: 2).map(\.key.id) == ["5", "4"])
    try store.forget([.entity(key("2")), .type(app: "a", type: "none"), .app("b")])
    #expect(try store.opens(typedPrefix: "fi", limit: 9).map(\.key.id) == ["4", "3", "1"])
    try store.forget([.app("a")])
    #expect(try store.opens(typedPrefix: "", limit: 9).isEmpty)
  }
}
