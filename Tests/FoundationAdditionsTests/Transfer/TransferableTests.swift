import CoreTransferable
import Testing

private struct Note: Codable, Equatable {
  var title: String
  var body: String
  var isSecret = false
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
}

extension Note: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    DataRepresentation(exportedContentType: .html) { note in Data("<h1>\(note.title)</h1>".utf8) }
      .exportingCondition { !$0.isSecret }
      .suggestedFileName { "\($0.title).html" }
    FileRepresentation(importedContentType: .html) { received in
      Note(title: received.file.pathExtension, body: try String(contentsOf: received.file, encoding: .utf8))
    }
    ProxyRepresentation(exporting: \.body)
  }
}

private struct Name: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      $0.text
    } importing: {
      Name(text: $0)
    }
  }
}

struct TransferableTests {
  private let note = Note(title: "Lake", body: "Round the lake")

  @Test("Types are listed as declared, those whose condition fails left out")
  func types() {
    #expect(note.exportedContentTypes() == [.note, .html, .utf8PlainText])
    #expect(Note(title: "", body: "", isSecret: true).exportedContentTypes() == [.note, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.note, .html])
  }

  @Test("A value is had in the type asked for, or in one of its kind")
  func exporting() async throws {
    let html = try await note.exported(as: .html)
    #expect(html == Data("<h1>Lake</h1>".utf8))
    let text = try await note.payload(as: .plainText)
    #expect(text.type == .utf8PlainText && text.suggestedName == nil)
    let json = try await note.payload(as: .json)
    #expect(json.type == .note)
    await #expect(throws: TransferError.self) { try await note.exported(as: .image) }
    let secret = Note(title: "", body: "", isSecret: true)
    await #expect(throws: TransferError.notExportable(type: "Note", contentType: "public.html")) {
      try await secret.exported(as: .html)
    }
  }

  @Test("A value comes back as it was")
  func roundTrip() async throws {
    let copy = try await Note(importing: note.exported(as: .note), contentType: .note)
    #expect(copy == note)
    let name = try await Name(importing: Name(text: "Ünï").exported(as: .utf8PlainText))
    #expect(name.text == "Ünï")
    await #expect(throws: TransferError.self) { try await Note(importing: Data(), contentType: .png) }
    await #expect(throws: TransferError.malformed(contentType: "public.utf8-plain-text")) {
      try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
    }
  }

  @Test("Files are made and removed, and given to the app as copies")
  func files() async throws {
    let (name, content) = try await note.withExportedFile(contentType: .html) { url in
      (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
    }
    #expect(name == "Lake.html" && content == "<h1>Lake</h1>")
    let gone = try await note.withExportedFile(contentType: .note) { $0 }
    #expect(!FileManager.default.fileExists(atPath: gone.path))
    let imported = try await Note(importing: Data("<p>".utf8), contentType: .html)
    #expect(imported == Note(title: "html", body: "<p>"))
  }

  @Test("Foundation's values can be handed over")
  func foundation() async throws {
    let page = try #require(URL(string: "https://example.org/a"))
    #expect(page.exportedContentTypes() == [.url])
    #expect(URL(fileURLWithPath: "/tmp/x").exportedContentTypes() == [.data, .fileURL, .url])
    let copy = try await URL(importing: page.exported(as: .url), contentType: .url)
    #expect(copy == page)
    let styled = try await AttributedString("bold").exported(as: .plainText)
    #expect(styled == Data("bold".utf8))
    let data = try await Data([1]).exported(as: .data)
    #expect(data == Data([1]))
    let wide = try await String(
      importing: try #require("wide".data(using: .utf16)), contentType: .utf16PlainText)
    #expect(wide == "wide")
  }
}
