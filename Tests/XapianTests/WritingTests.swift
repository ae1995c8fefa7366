import Testing
import Xapian

@Suite("Writing")
struct WritingTests {
  @Test("Nothing of a transaction is visible before it is committed")
  func transactions() throws {
    let directory = try TestDirectory()
    try directory.database("db", [1: Packed().term("a")])
    let reader = try Database(path: directory["db"])
    let writer = try WritableDatabase(path: directory["db"])
    try writer.beginTransaction()
    try writer.replace(docid: 2, packed: Packed().term("a").bytes)
    #expect(try writer.delete(docid: 1))
    try writer.setMetadata("applied", Array("7".utf8))
    #expect(code { try writer.commit() } == .invalidOperation)
    #expect(code { try writer.beginTransaction() } == .invalidOperation)
    #expect(try !reader.reopen())
    #expect(try matches(.term("a"), in: reader) == [1])
    #expect(try reader.metadata("applied") == [])
    let before = try reader.revision
    try writer.commitTransaction()
    #expect(try reader.reopen())
    #expect(try reader.revision > before)
    #expect(try matches(.term("a"), in: reader) == [2])
    #expect(try reader.metadata("applied") == Array("7".utf8))
    #expect(try reader.metadataKeys() == ["applied"])
  }

  @Test("Cancelling a transaction undoes it")
  func cancelling() throws {
    let directory = try TestDirectory()
    try directory.database("db", [1: Packed().term("a")])
    let writer = try WritableDatabase(path: directory["db"])
    try writer.beginTransaction()
    try writer.replace(docid: 2, packed: Packed().term("a").bytes)
    try writer.setMetadata("k", [1])
    try writer.delete(docid: 1)
    try writer.cancelTransaction()
    #expect(try writer.docids(term: "a", limit: 5) == [1])
    #expect(try writer.metadata("k") == [])
    #expect(code { try writer.cancelTransaction() } == .invalidOperation)
    #expect(code { try writer.commitTransaction() } == .invalidOperation)
  }

  @Test("A transaction that is still open when the database is closed or released leaves nothing")
  func abandoning() throws {
    let directory = try TestDirectory()
    try directory.database()
    for closing in [true, false] {
      let writer = try WritableDatabase(path: directory["db"])
      try writer.beginTransaction()
      try writer.replace(docid: 2, packed: Packed().term("a").bytes)
      if closing { writer.close() }
    }
    #expect(try Database(path: directory["db"]).documentCount == 0)
  }

  @Test("Deleting what is not there answers false and keeps the transaction")
  func deletingNothing() throws {
    let directory = try TestDirectory()
    let writer = try WritableDatabase(path: directory["db"])
    try writer.beginTransaction()
    try writer.replace(docid: 2, packed: Packed().term("a").bytes)
    #expect(try !writer.delete(docid: 1))
    #expect(try !writer.delete(docid: 0))
    #expect(try !writer.delete(docid: .max))
    try writer.commitTransaction()
    #expect(try writer.documentCount == 1)
    #expect(code { _ = try writer.document(1) } == .docNotFound)
    #expect(code { _ = try writer.terms(of: 1) } == .docNotFound)
    #expect(code { _ = try writer.document(0) } == .invalidArgument)
  }

  @Test("A document replaces the one before it entirely")
  func replacing() throws {
    let directory = try TestDirectory()
    let writer = try WritableDatabase(path: directory["db"])
    try writer.replace(docid: 2, packed: Packed().term("a").value(0, "v").data("d").bytes)
    try writer.commit()
    try writer.replace(docid: 2, packed: Packed().term("b").bytes)
    try writer.commit()
    #expect(try writer.terms(of: 2) == ["b"])
    #expect(try writer.values(of: 2).isEmpty)
    #expect(try writer.document(2).data == [])
    #expect(try !writer.termExists("a"))
  }

  @Test("Metadata keys that cannot be stored are refused and the transaction goes on")
  func metadataKeys() throws {
    let directory = try TestDirectory()
    let writer = try WritableDatabase(path: directory["db"])
    try writer.beginTransaction()
    try writer.setMetadata("fits", [1])
    #expect(code { try writer.setMetadata("", [1]) } == .invalidArgument)
    #expect(code { try writer.setMetadata(String(repeating: "k", count: 241), [1]) } == .invalidArgument)
    #expect(code { _ = try writer.metadata("") } == .invalidArgument)
    try writer.commitTransaction()
    #expect(try writer.metadata("fits") == [1])
    try writer.setMetadata("fits", [])
    #expect(try writer.metadataKeys().isEmpty)
  }

  @Test("A reader overtaken by two commits is told, and reopening mends it")
  func overtakenReader() throws {
    let directory = try TestDirectory()
    func documents(_ round: String) -> Packed {
      (0..<40).reduce(Packed()) { packed, index in packed.term("\(round)-\(index)") }.term("a")
        .data(Self.long(round))
    }
    let writer = try WritableDatabase(path: directory["db"])
    for docid in UInt32(1)...400 { try writer.replace(docid: docid, packed: documents("first").bytes) }
    try writer.commit()
    let reader = try Database(path: directory["db"])
    let enquire = try Enquire(reader)
    enquire.query = .term("a")
    let set = try enquire.matchSet(count: 400)
    for round in ["second", "third"] {
      for docid in UInt32(1)...400 { try writer.replace(docid: docid, packed: documents(round).bytes) }
      try writer.commit()
    }
    #expect(code { _ = try set.data(for: 0..<400) } == .databaseModified)
    let document = try reader.reopenedDocument(1)
    #expect(try document.data == Array(Self.long("third").utf8))
    // The match set belongs to a revision that is no longer open: never data of another one.
    #expect(code { _ = try set.data(for: 0..<1) } == .databaseModified)
    #expect(try enquire.matchSet(count: 400).data(for: 399..<400) == [Array(Self.long("third").utf8)])
  }

  /// Long enough that the documents do not all lie in the blocks a reader holds in memory.
  private static func long(_ round: String) -> String { String(repeating: round + " ", count: 300) }

  @Test("The writer sees its own changes before they are committed")
  func writerSeesItsOwn() throws {
    let directory = try TestDirectory()
    let writer = try WritableDatabase(path: directory["db"])
    try writer.beginTransaction()
    try writer.replace(docid: 9, packed: Packed().term("a").bytes)
    #expect(try matches(.term("a"), in: writer) == [9])
    try writer.cancelTransaction()
    #expect(try matches(.term("a"), in: writer) == [])
  }

  @Test("Creating over a database needs to be asked for")
  func modes() throws {
    let directory = try TestDirectory()
    try directory.database("db", [1: Packed().term("a")])
    #expect(code { _ = try WritableDatabase(path: directory["db"], mode: .create) } == .databaseCreate)
    #expect(try WritableDatabase(path: directory["db"], mode: .open).documentCount == 1)
    #expect(try WritableDatabase(path: directory["db"], mode: .createOrOverwrite).documentCount == 0)
    let options: WritableDatabase.Options = [.noSync, .dangerous, .fullSync]
    #expect(try WritableDatabase(path: directory["fast"], options: options).documentCount == 0)
  }
}

extension Database {
  /// The document after going on to the newest revision.
  func reopenedDocument(_ docid: UInt32) throws -> Document {
    #expect(try reopen())
    return try document(docid)
  }
}
