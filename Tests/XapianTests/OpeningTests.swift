import FoundationEssentials
import Glibc
import Testing
import Xapian

@Suite("Opening and closing")
struct OpeningTests {
  @Test("A missing database is not found")
  func missingIsNotFound() throws {
    let directory = try TestDirectory()
    #expect(code { _ = try Database(path: directory["none"]) } == .databaseNotFound)
    #expect(code { _ = try WritableDatabase(path: directory["none"], mode: .open) } == .databaseNotFound)
    #expect(code { _ = try Database(path: "") } == .invalidArgument)
    #expect(code { _ = try Database(path: directory["db\0x"]) } == .invalidArgument)
  }

  @Test("A second writer gets a lock error at once")
  func secondWriterIsLockedOut() throws {
    let directory = try TestDirectory()
    let first = try WritableDatabase(path: directory["db"])
    #expect(code { _ = try WritableDatabase(path: directory["db"]) } == .databaseLock)
    first.close()
    _ = try WritableDatabase(path: directory["db"])
  }

  @Test("The writer's lock is one of the open file and a reader takes none")
  func locksAreOfTheOpenFile() throws {
    let directory = try TestDirectory()
    let path = try directory.database()
    // What a lock of this process in another open file would meet; only locks of open files have no process.
    func conflict() throws -> (type: Int16, process: pid_t) {
      let descriptor = open(path + "/flintlock", O_RDWR | O_CLOEXEC)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      var wanted = flock()
      (wanted.l_type, wanted.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
      try #require(fcntl(descriptor, Self.getLockOfOpenFile, &wanted) == 0)
      return (wanted.l_type, wanted.l_pid)
    }
    let reader = try Database(path: path)
    #expect(try conflict().type == Int16(F_UNLCK))
    let writer = try WritableDatabase(path: path)
    let held = try conflict()
    #expect(held.type == Int16(F_WRLCK) && held.process == -1, "\(held)")
    withExtendedLifetime((reader, writer)) {}
  }

  /// Linux's F_OFD_GETLK, which the Glibc module leaves out.
  private static let getLockOfOpenFile: Int32 = 36

  @Test("Every call on a closed database throws databaseClosed")
  func closedDatabaseThrows() throws {
    let directory = try TestDirectory()
    try directory.database("db", [1: Packed().posting("a", 1).value(0, "v").data("d")])
    for writable in [false, true] {
      let database =
        writable ? try WritableDatabase(path: directory["db"]) : try Database(path: directory["db"])
      let document = try database.document(1)
      let enquire = try Enquire(database)
      enquire.query = .term("a")
      let set = try enquire.matchSet(count: 10)
      database.close()
      database.close()
      let calls: [() throws -> Void] = [
        { _ = try database.reopen() }, { _ = try database.documentCount }, { _ = try database.revision },
        { _ = try database.lastDocid }, { _ = try database.averageLength },
        { _ = try database.termFrequency("a") }, { _ = try database.termExists("a") },
        { _ = try database.metadata("k") }, { _ = try database.metadataKeys() },
        { _ = try database.document(1) }, { _ = try database.allTerms(prefix: "", limit: 9) },
        { _ = try database.docids(term: "", limit: 9) }, { _ = try database.positions(of: "a", in: 1) },
        { _ = try database.terms(of: 1) }, { _ = try database.values(of: 1) },
        { _ = try database.valueCount(0) }, { _ = try database.valueBounds(0) },
        { _ = try document.data }, { _ = try document.docid }, { _ = try document.value(0) },
        { _ = try document.values() }, { _ = try document.terms() },
        { _ = try Enquire(database) }, { _ = try enquire.matchSet(count: 1) },
        { _ = try enquire.matchingTerms(1) }, { _ = try set.data(for: 0..<1) },
        { _ = try set.values(of: [0], for: 0..<1) },
      ]
      for (index, call) in calls.enumerated() { #expect(code(call) == .databaseClosed, "call \(index)") }
      #expect(set.hits.map(\.docid) == [1])
      guard let database = database as? WritableDatabase else { continue }
      let changes: [() throws -> Void] = [
        { try database.beginTransaction() }, { try database.commitTransaction() },
        { try database.cancelTransaction() }, { try database.commit() },
        { try database.replace(docid: 1, packed: []) }, { try database.delete(docid: 1) },
        { try database.setMetadata("k", [1]) },
      ]
      for (index, call) in changes.enumerated() { #expect(code(call) == .databaseClosed, "change \(index)") }
    }
  }

  @Test("Closing under an enquire and a document in use leaves only errors")
  func releasingTheDatabaseFirst() throws {
    let directory = try TestDirectory()
    try directory.database("db", [7: Packed().term("a").data("seven")])
    var database: Database? = try Database(path: directory["db"])
    let document = try database?.document(7)
    database = nil
    #expect(try document?.data == Array("seven".utf8))
  }
}

/// The code of the error that `call` throws, nil if it throws none of Xapian's.
func code(_ call: () throws -> Void) -> XapianError.Code? {
  do {
    try call()
    return nil
  } catch let error as XapianError {
    return error.code
  } catch {
    return nil
  }
}
