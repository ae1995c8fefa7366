import Foundation
import Testing

@testable import AppIntentsMacros

struct SchemaTableTests {
  @Test("The table has every domain, and each schema once")
  func table() {
    #expect(Set(SchemaTable.all.map(\.domain)).count == 16)
    let lines = SchemaTable.text.split(separator: "\n").count
    #expect(SchemaTable.all.count == lines && lines == 205)
    #expect(Set(SchemaTable.all.map { "\($0.kind) \($0.fullName)" }).count == lines)
  }

  @Test("An entity that a shape names is a schema of the same domain")
  func references() {
    for schema in SchemaTable.all {
      for member in schema.members where member.type.base.hasPrefix("@") {
        let name = String(member.type.base.dropFirst())
        #expect(
          SchemaTable.all.contains { $0.kind == .entity && $0.domain == schema.domain && $0.name == name },
          "\(schema.fullName) \(member.name)")
      }
    }
  }

  @Test(
    "Spellings of one type are one type",
    arguments: [
      ("[Photo]?", "Optional<Array<App.Photo>>"), ("Date?", "Swift.Optional<Foundation.Date>"),
      ("[Photo]", "Set<Photo>"), ("String", " String "),
    ])
  func spellings(one: String, other: String) { #expect(ShapeType(one) == ShapeType(other)) }

  @Test("The namespace, the plug-in's table and the page are what the script makes of its table")
  func current() throws {
    let generate = Process()
    generate.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Tools/generate-assistant-schemas")
    generate.arguments = ["--check"]
    try generate.run()
    generate.waitUntilExit()
    #expect(generate.terminationStatus == 0, "Run Tools/generate-assistant-schemas.")
  }
}
