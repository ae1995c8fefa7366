import AppIntents
import Testing
import UniformTypeIdentifiers

struct IntentFileTests {
  private let text = IntentFile(data: Data("# a".utf8), filename: "a.md")

  /// A directory that is gone after the test.
  private func inDirectory(_ body: (URL) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try await body(directory)
  }

  @Test("Text is had in its own type and as plain text, and in no other")
  func types() async throws {
    let type = try #require(text.type)
    #expect(text.availableContentTypes == [type, .utf8PlainText])
    #expect(try await text.data(contentType: type) == Data("# a".utf8))
    #expect(try await text.data(contentType: .plainText) == Data("# a".utf8))
    await #expect(throws: IntentFileError.failedToLoadData) { try await text.data(contentType: .pdf) }
    #expect(IntentFile(data: Data(), filename: "unknown").availableContentTypes.isEmpty)
    #expect(try await IntentFile(data: Data([1]), filename: "unknown").data(contentType: .pdf) == Data([1]))
  }

  @Test("A file on disk is opened in place, or copied where the caller wants it")
  func places() async throws {
    try await inDirectory { directory in
      let place = directory.appendingPathComponent("b.txt")
      try Data("b".utf8).write(to: place)
      let file = IntentFile(fileURL: place)
      #expect(file.data == Data("b".utf8) && file.filename == "b.txt")
      let opened = try await file.file(contentType: .plainText)
      #expect(opened.openedInPlace && opened.fileURL == place)
      let copied = try await file.file(
        contentType: .plainText, destinationDirectory: directory.appendingPathComponent("copies"))
      #expect(!copied.openedInPlace && copied.fileURL.lastPathComponent == "b.txt")
      #expect(try Data(contentsOf: copied.fileURL) == Data("b".utf8))
      await #expect(throws: IntentFileError.failedToLoadFile) { try await file.file(contentType: .pdf) }
      let missing = IntentFile(fileURL: directory.appendingPathComponent("missing.txt"))
      #expect(missing.data.isEmpty)
      await #expect(throws: IntentFileError.failedToLoadFile) {
        try await missing.file(contentType: .plainText)
      }
      await #expect(throws: IntentFileError.failedToLoadData) {
        try await missing.data(contentType: .plainText)
      }
    }
  }

  @Test("A handler gets a copy that is gone afterwards, or the file itself")
  func handler() async throws {
    let seen = try await text.withFile(contentType: .text) { place, inPlace in
      #expect(!inPlace && (try? Data(contentsOf: place)) == Data("# a".utf8))
      return place
    }
    #expect(!FileManager.default.fileExists(atPath: seen.path))
    try await inDirectory { directory in
      let place = directory.appendingPathComponent("b.txt")
      try Data("b".utf8).write(to: place)
      let inPlace = try await IntentFile(fileURL: place).withFile(contentType: .text, allowOpenInPlace: true)
      {
        $0 == place && $1
      }
      #expect(inPlace && FileManager.default.fileExists(atPath: place.path))
    }
  }

  @Test("A name that leads out of the directory stays in it")
  func safeNames() async throws {
    try await inDirectory { directory in
      for name in ["../../evil.txt", "/etc/evil.txt", "..", ""] {
        let file = IntentFile(data: Data("x".utf8), filename: name)
        let copy = try await file.file(
          contentType: .data, destinationDirectory: directory.appendingPathComponent(UUID().uuidString))
        #expect(copy.fileURL.path.hasPrefix(directory.path), "\(name)")
        #expect(!copy.fileURL.path.contains(".."), "\(name)")
      }
    }
  }

  @Test("Files keep everything when coded")
  func codable() throws {
    var file = text
    file.removedOnCompletion = true
    let back = try JSONDecoder().decode(IntentFile.self, from: JSONEncoder().encode(file))
    #expect(back == file && back.removedOnCompletion && back.data == file.data)
    #expect(file.displayRepresentation.title.key == "%@" || !file.displayRepresentation.title.key.isEmpty)
  }
}
