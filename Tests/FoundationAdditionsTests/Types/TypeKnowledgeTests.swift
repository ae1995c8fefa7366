import Foundation
import Testing

@testable import UniformTypeIdentifiers

struct TypeKnowledgeTests {
  /// A small database as shared-mime-info lays it out.
  private final class Database {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mime-\(UUID().uuidString)")
    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      try write(
        "globs2",
        "# comment\n80:application/x-tour:*.Tour\n50:text/x-log2:*.lg2\n50:x/y:README*\n50:text/x-yml:*.yml2\n"
      )
      try write(
        "subclasses", "application/x-tour application/zip\ntext/x-log2 text/x-base\ntext/x-base text/x-log\n")
      try write("aliases", "application/tour application/x-tour\napplication/x-yaml text/x-yml\n")
    }
    deinit { try? FileManager.default.removeItem(at: folder) }
    var knowledge: TypeKnowledge { TypeKnowledge(mime: MIMEDatabase(directories: [folder.path])) }
  }

  @Test("What the table lacks is found in the system's database, with what it is a kind of")
  func systemTypes() throws {
    let knowledge = try Database().knowledge
    let tour = try #require(knowledge.types(fileExtension: "TOUR", conformingTo: .data).first)
    #expect(tour.isDynamic && tour.preferredMIMEType == "application/x-tour")
    #expect(
      tour.conforms(to: .zip) && tour.conforms(to: .archive) && tour.preferredFilenameExtension == "tour")
    #expect(knowledge.types(mimeType: "application/tour; v=1", conformingTo: .data) == [tour])
    let log = try #require(knowledge.types(fileExtension: "lg2", conformingTo: .text).first)
    #expect(log.conforms(to: .log) && log.conforms(to: .plainText))
    #expect(knowledge.types(fileExtension: "lg2", conformingTo: .image) == [])
    #expect(knowledge.types(fileExtension: "yml2", conformingTo: .data) == [.yaml])
    #expect(knowledge.types(mimeType: "a/b", conformingTo: .data) == [])
  }

  @Test("Without a database the table alone answers")
  func noDatabase() {
    let knowledge = TypeKnowledge(mime: MIMEDatabase(directories: ["/nowhere"]))
    #expect(knowledge.types(fileExtension: "tour", conformingTo: .data) == [])
    #expect(knowledge.types(fileExtension: "swift", conformingTo: .data) == [.swiftSource])
  }

  @Test("The database is looked for where the base directory specification says")
  func directories() {
    #expect(
      MIMEDatabase.directories(["HOME": "/h"]) == [
        "/h/.local/share/mime", "/usr/local/share/mime", "/usr/share/mime",
      ])
    #expect(
      MIMEDatabase.directories(["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:/b"]) == [
        "/d/mime", "/a/mime", "/b/mime",
      ])
  }

  @Test("An unknown extension or MIME type is a dynamic type that keeps its meaning")
  func dynamicTypes() throws {
    let odd = try #require(UTType(filenameExtension: "Xyzzy9", conformingTo: .text))
    #expect(
      odd.isDynamic && !odd.isDeclared && odd.conforms(to: .text)
        && odd.tags == [.filenameExtension: ["xyzzy9"]])
    let copy = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(odd))
    #expect(copy == odd && copy.supertypes == odd.supertypes && UTType(odd.identifier) == odd)
    let picture = try #require(UTType(filenameExtension: "png", conformingTo: .text))
    #expect(picture.isDynamic && picture != .png)
    #expect(UTType(mimeType: "x-odd/thing")?.preferredMIMEType == "x-odd/thing")
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a.b") == nil)
    #expect(UTType(mimeType: "nonsense") == nil && UTType("dyn.zz") == nil)
    #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "other"), conformingTo: nil) == nil)
    #expect(UTType.types(tag: "xyzzy9", tagClass: .filenameExtension, conformingTo: nil) == [])
    #expect(UTType.types(tag: "html", tagClass: .filenameExtension, conformingTo: .text) == [.html])
  }

  @Test("Names are given a type's extension, once")
  func names() {
    let folder = URL(fileURLWithPath: "/t")
    #expect(folder.appendingPathComponent("Tour", conformingTo: .pdf).path == "/t/Tour.pdf")
    #expect(folder.appendingPathComponent("Tour.PDF", conformingTo: .pdf).path == "/t/Tour.PDF")
    #expect(folder.appendingPathComponent("v1.2", conformingTo: .plainText).path == "/t/v1.2.txt")
    #expect(folder.appendingPathComponent("Tour.jpg", conformingTo: .image).path == "/t/Tour.jpg")
    #expect(URL(fileURLWithPath: "/t/a").appendingPathExtension(for: .json).path == "/t/a.json")
  }

  @Test("The generated table is current, every parent in it is known and no type is its own parent")
  func table() throws {
    var root = URL(fileURLWithPath: #filePath)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = root.deletingLastPathComponent().appendingPathComponent("Tools/generate-types")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    let stale: Comment = "The table of types is stale: run Tools/generate-types."
    #expect(process.terminationStatus == 0, stale)
    for row in TypeTable.shared.rows {
      #expect(row.parents.allSatisfy { TypeTable.shared[$0] != nil && $0 != row.identifier })
    }
    #expect(TypeTable.shared.rows.count > 150)
  }
}
