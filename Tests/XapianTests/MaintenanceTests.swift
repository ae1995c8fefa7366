import FoundationEssentials
import Testing
import Xapian

@Suite("Compaction and checking")
struct MaintenanceTests {
  private func documents(_ docids: [UInt32]) -> [UInt32: Packed] {
    Dictionary(uniqueKeysWithValues: docids.map { ($0, Packed().term("a").value(0, "\($0)").data("\($0)")) })
  }

  @Test("Disjoint ranges are joined, in any order, and keep their docids")
  func disjointRanges() throws {
    let directory = try TestDirectory()
    let top: UInt32 = 1 << 29
    let high = try directory.database("high", documents([top - 3, top - 2, top - 1]))
    let low = try directory.database("low", documents([top - 9, top - 7]))
    let empty = try directory.database("empty")
    try Maintenance.compact(sources: [high, empty, low], into: directory["out"], renumber: false)
    let database = try Database(path: directory["out"])
    let expected = [top - 9, top - 7, top - 3, top - 2, top - 1]
    #expect(try database.docids(term: "", limit: 99) == expected)
    #expect(try matches(.term("a"), in: database) == expected)
    for docid in expected { #expect(try database.document(docid).data == Array("\(docid)".utf8)) }
    #expect(try database.lastDocid == top - 1)
    #expect(try Maintenance.check(directory["out"]).errors == 0)
  }

  @Test("Ranges that only touch because of deleted documents are no overlap")
  func deletedTail() throws {
    let directory = try TestDirectory()
    let low = try directory.database("low", documents([1, 2, 50]))
    let writer = try WritableDatabase(path: low)
    try writer.delete(docid: 50)
    try writer.commit()
    writer.close()
    let high = try directory.database("high", documents([40, 41]))
    try Maintenance.compact(sources: [low, high], into: directory["out"], renumber: false)
    #expect(try Database(path: directory["out"]).docids(term: "", limit: 9) == [1, 2, 40, 41])
  }

  @Test("Overlapping ranges are refused and nothing is written")
  func overlappingRanges() throws {
    let directory = try TestDirectory()
    let first = try directory.database("first", documents([1, 2, 10]))
    let second = try directory.database("second", documents([5, 6]))
    do {
      try Maintenance.compact(sources: [second, first], into: directory["out"], renumber: false)
      Issue.record("overlapping ranges were joined")
    } catch {
      #expect(error.code == .invalidArgument)
      #expect(error.message.contains("overlap") && error.message.contains("10"))
    }
    #expect(!FileManager.default.fileExists(atPath: directory["out"]))
    try Maintenance.compact(sources: [second, first], into: directory["out"], renumber: true)
    #expect(try Database(path: directory["out"]).documentCount == 5)
  }

  @Test("Renumbering beyond 2^32 is refused")
  func overflow() throws {
    let directory = try TestDirectory()
    let first = try directory.database("first", documents([4_000_000_000]))
    let second = try directory.database("second", documents([400_000_000]))
    let refused = code {
      try Maintenance.compact(sources: [first, second], into: directory["out"], renumber: true)
    }
    #expect(refused == .invalidArgument)
    try Maintenance.compact(sources: [first, second], into: directory["out"], renumber: false)
    #expect(try Database(path: directory["out"]).docids(term: "", limit: 9) == [400_000_000, 4_000_000_000])
  }

  @Test("Nothing is compacted onto something, from nothing, or from what is missing")
  func badPaths() throws {
    let directory = try TestDirectory()
    let source = try directory.database("db", documents([1]))
    let cases: [([String], String, XapianError.Code)] = [
      ([source], source, .databaseCreate), ([source], directory.path, .databaseCreate),
      ([], directory["out"], .invalidArgument), ([directory["none"]], directory["out"], .databaseNotFound),
      ([source], "", .invalidArgument), ([""], directory["out"], .invalidArgument),
    ]
    for (sources, into, expected) in cases {
      let found = code { try Maintenance.compact(sources: sources, into: into, renumber: false) }
      #expect(found == expected, "\(sources) into \(into)")
    }
    #expect(code { _ = try Maintenance.check(directory["none"]) } != nil)
  }

  @Test("The check reports a sound database and a damaged one", arguments: [0, (1 << 29) - 600] as [UInt32])
  func checking(base: UInt32) throws {
    let directory = try TestDirectory()
    let path = try directory.database("db", documents(Array(base + 1...base + 500)))
    let sound = try Maintenance.check(path)
    #expect(sound.errors == 0)
    #expect(sound.report.contains("postlist"))
    #expect(sound.report.contains("termlist"))
    for name in ["postlist", "termlist", "docdata"] { try expectDamageNoticed(path, table: name) }
  }

  private func expectDamageNoticed(_ path: String, table name: String) throws {
    let table = URL(filePath: "\(path)/\(name).glass")
    let whole = try Data(contentsOf: table)
    var bytes = try Data(contentsOf: table)
    for index in bytes.indices.dropFirst(64) { bytes[index] = 0xa5 }
    try bytes.write(to: table)
    defer { try? whole.write(to: table) }
    let damaged = Result { try Maintenance.check(path) }
    switch damaged {
    case .success(let result): #expect(result.errors > 0, "\(name)")
    case .failure(let error): #expect(error is XapianError)
    }
  }

  @Test("Reading a damaged database is an error")
  func readingDamage() throws {
    let directory = try TestDirectory()
    let path = try directory.database("db", documents(Array(1...500)))
    try Data(repeating: 7, count: 100).write(to: URL(filePath: path + "/iamglass"))
    let found = code { _ = try Database(path: path) }
    #expect(
      found == .databaseVersion || found == .databaseCorrupt || found == .databaseOpening, "\(found as Any)")
  }

  @Test("Stemmers are found by name and the library names itself")
  func stemmers() throws {
    #expect(Stemmer.languages.contains("english") && Stemmer.languages.count > 10)
    #expect(Stemmer(language: "klingon") == nil)
    #expect(try #require(Stemmer(language: "english")).stem("scanners") == "scanner")
    #expect(try #require(Stemmer(language: "de")).stem("häuser") == "haus")
    #expect(Maintenance.version.hasPrefix("1.4."))
  }

  @Test("Sortable numbers order as numbers do")
  func sortableNumbers() {
    let numbers: [Double] = [-1e300, -2, -1.5, -1e-300, 0, 1e-300, 0.5, 1, 1_700_000_000, 1e300, .infinity]
    let encoded = numbers.map(SortableNumber.encode)
    #expect(zip(encoded, encoded.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(encoded.map(SortableNumber.decode) == numbers)
    #expect(SortableNumber.encode(-.infinity) == [])
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      _ = SortableNumber.decode(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in .random(in: 0...255, using: &random) })
    }
  }
}
