import AppIntents
import TestSupport
import SearchModel
import Testing
import UniformTypeIdentifiers

/// Files that move about under their identifiers.
struct FileEntityTests {
  private let home: TemporaryHome
  private let folder: URL

  init() throws {
    home = try TemporaryHome()
    folder = URL(fileURLWithPath: home.path + "/files", isDirectory: true)
    for name in ["inbox", "archive/2026"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func move(_ from: URL, to name: String) throws -> URL {
    let target = folder.appendingPathComponent(name)
    try FileManager.default.moveItem(at: from, to: target)
    return target
  }

  @Test("A file is found where it is, after a rename, and after a move to another directory")
  func moves() async throws {
    let first = try file("inbox/letter.txt", "dear")
    let identifier = try FileEntityIdentifier.file(url: first)
    var found = try await identifier.fileURL
    #expect(found.path == first.path)
    let renamed = try move(first, to: "inbox/reply.txt")
    found = try await identifier.fileURL
    #expect(found.path == renamed.path)
    // Another file in the old place does not take the name over.
    _ = try file("inbox/letter.txt", "another")
    let moved = try move(renamed, to: "archive/2026/reply.txt")
    found = try await identifier.fileURL
    #expect(found.path == moved.path)
    let again = try FileEntityIdentifier.file(url: moved)
    #expect(again == identifier && again.hashValue == identifier.hashValue)
  }

  @Test("A file that was saved anew under its name is the file that is there")
  func replaced() async throws {
    let url = try file("inbox/draft.txt", "one")
    let identifier = try FileEntityIdentifier.file(url: url)
    let fresh = try file("inbox/draft.txt.new", "two")
    #expect(rename(fresh.path, url.path) == 0)
    let found = try await identifier.fileURL
    #expect(try String(contentsOf: found, encoding: .utf8) == "two")
  }

  @Test("A file that is gone is an error, and so is one that never was")
  func gone() async throws {
    let url = try file("inbox/gone.txt", "x")
    let identifier = try FileEntityIdentifier.file(url: url)
    try FileManager.default.removeItem(at: url)
    await #expect(throws: CocoaError.self) { try await identifier.fileURL }
    #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: url) }
    #expect(throws: CocoaError.self) {
      try FileEntityIdentifier.file(url: URL(string: "https://example.org/a")!)
    }
  }

  @Test("Drafts have a text of the app's own and no file")
  func drafts() async throws {
    let draft = FileEntityIdentifier.draft(identifier: "new: 1")
    #expect(draft.isDraft && draft.draftIdentifier == "new: 1")
    await #expect(throws: CocoaError.self) { try await draft.fileURL }
    #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
    #expect(draft != .draft(identifier: "new: 2"))
  }

  @Test("Text and JSON forms lead back to the identifier")
  func forms() async throws {
    let url = try file("inbox/with: colons.txt", "x")
    let identifier = try FileEntityIdentifier.file(url: url)
    #expect(!identifier.isDraft && identifier.draftIdentifier == nil)
    let back = try #require(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString))
    #expect(back == identifier)
    let path = try await back.fileURL.path
    #expect(path == url.path)
    let decoded = try JSONDecoder().decode(FileEntityIdentifier.self, from: JSONEncoder().encode(identifier))
    #expect(decoded == identifier)
    #expect(FileEntityIdentifier.entityIdentifier(for: url.path) == identifier)
    for text in ["", "file:1:2:3", "file:x:2:3:/a", "file:1:2:3:a", "letter"] {
      #expect(FileEntityIdentifier.entityIdentifier(for: text) == nil, "\(text)")
    }
  }

  @Test("A parameter takes file entities of its types, and drafts, which have none yet")
  func types() async throws {
    let intent = Sign()
    let page = Document(id: try .file(url: file("inbox/page.pdf", "%PDF")))
    #expect(try await intent.$document.resolve(page).id == page.id)
    let draft = Document(id: .draft(identifier: "new"))
    #expect(try await intent.$document.resolve(draft).id == draft.id)
    let note = Document(id: try .file(url: file("inbox/note.txt", "x")))
    await #expect { try await intent.$document.resolve(note) } throws: { error in
      (error as? LimelightError)?.message
        == "'Document' is of none of the types (com.adobe.pdf) for the parameter 'Document'."
    }
    #expect(try await intent.$any.resolve(note)?.id == note.id)
  }

  @Test("A file entity is looked up by its identifier's text")
  func entity() async throws {
    let url = try file("inbox/page.pdf", "%PDF")
    let text = try FileEntityIdentifier.file(url: url).entityIdentifierString
    let moved = try move(url, to: "archive/page.pdf")
    let found = try await QueryRunner.entity(Document.self, id: text)
    let path = try await found?.id.fileURL.path
    #expect(path == moved.path && Document.supportedContentTypes == [.pdf])
  }
}

private struct Document: FileEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Document"
  static let supportedContentTypes: [UTType] = [.pdf]
  static let defaultQuery = DocumentQuery()
  var id: FileEntityIdentifier
  var displayRepresentation: DisplayRepresentation { "Document" }
}

private struct Sign: AppIntent {
  static let title: LocalizedStringResource = "Sign"
  @Parameter(title: "Document", supportedContentTypes: [.pdf]) var document: Document
  @Parameter(title: "Any") var any: Document?
  func perform() async throws -> some IntentResult { .result() }
}

private struct DocumentQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Document] {
    identifiers.map { Document(id: $0) }
  }
}
