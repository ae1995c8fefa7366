import Foundation
import IntentDispatch
import SearchModel
import TestSupport
import Testing

@Suite("From sources to a manifest")
struct ExtractionTests {
  @Test("A whole app's declarations come out, and the parser of manifests takes them")
  func whole() throws {
    let outcome = try SourceFixture(NotesApp.source).run([
      "--app", "org.example.notes", "--title", "Notes", "--handler", "/usr/bin/notes", "--alternative-name",
      "Jottings",
    ])
    #expect(outcome.messages == [])
    try #require(outcome.code == 0)
    let manifest = try ManifestParser.parse(Array(outcome.output.utf8), file: "/n.json").get()
    #expect(manifest.app == "org.example.notes")
    #expect(manifest.handler == ["/usr/bin/notes"])
    #expect(manifest.alternativeNames == ["Jottings"])
    #expect(manifest.entities == [.init(type: "Note", title: "Note")])
    #expect(
      manifest.enums == [
        .init(
          type: "Shelf", title: "Shelf",
          cases: [
            .init(value: "in", title: "Inbox"), .init(value: "done", title: "Done", synonyms: ["Finished"]),
          ])
      ])
    #expect(manifest.intents.map(\.opens) == ["Note", nil])
    let move = try #require(manifest.intent(named: "MoveNote"))
    #expect(move.description == "Puts a note elsewhere")
    #expect(
      move.parameters == [
        .init(name: "note", title: "Note", kind: "entity:Note", isRequired: true),
        .init(name: "newShelf", title: "New Shelf", kind: "enum:Shelf", isRequired: false),
        .init(name: "copies", title: "Copies", kind: "integer", isRequired: false),
      ])
    #expect(move.rendered(values: ["newShelf": "in"]).sentence == "Put Note back")
    #expect(move.rendered(values: ["newShelf": "in"]).below == ["copies"])
    #expect(move.rendered(values: ["copies": "2"]).sentence == "Move Note to New Shelf")
    #expect(move.rendered().sentence == "Copy Note")
    #expect(
      manifest.shortcuts.flatMap(\.phrases).map(\.text)
        == ["Open ${target} in ${applicationName}", "Move to ${newShelf} in ${applicationName}"])
    #expect(manifest.negativePhrases == ["Open door in ${applicationName}"])
    #expect(manifest.tileColor == "navy")
  }

  @Test("Phrases in other languages come from strings files and catalogs")
  func translations() throws {
    let fixture = try SourceFixture(NotesApp.source)
    _ = try fixture.home.write(
      #""Open ${target} in ${applicationName}" = "Öffne ${target} in ${applicationName}";"#,
      to: "Sources/de.lproj/AppShortcuts.strings")
    _ = try fixture.home.write(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"Open ${target} in ${applicationName}":{"localizations":{"ja":{"stringSet":{"state":"translated","values":["${applicationName}で${target}を開く","開く"]}}}}}}"#,
      to: "Sources/AppShortcuts.xcstrings")
    let outcome = try fixture.run()
    #expect(outcome.code == 1)
    #expect(outcome.messages.count == 1)
    #expect(
      outcome.messages[0].hasPrefix(
        "AppShortcuts.xcstrings:1: error: the phrase \"開く\" does not hold the app's name"))
  }

  @Test("--check is silent for the manifest of the sources and names what differs in another")
  func check() throws {
    let fixture = try SourceFixture(NotesApp.source)
    let file = fixture.home.path + "/notes.json"
    #expect(try fixture.run(["--app", "a.b", "--output", file]).code == 0)
    #expect(try fixture.run(["--check", file]).code == 0)
    let text = try String(decoding: fixture.home.read("notes.json"), as: UTF8.self)
    _ = try fixture.home.write(
      text.replacingOccurrences(of: "Move Note", with: "Shift Note").replacingOccurrences(
        of: "\"tileColor\": \"navy\"", with: "\"other\": 1"),
      to: "notes.json")
    let outcome = try fixture.run(["--check", file])
    #expect(outcome.code == 1)
    #expect(
      outcome.messages.map { $0.replacingOccurrences(of: file, with: "M") } == [
        "M: intents[1].title is \"Shift Note\", and the sources say \"Move Note\"",
        "M: shortcuts[1].shortTitle is \"Shift Note\", and the sources say \"Move Note\"",
        "M: tileColor is missing", "M: other is not in the sources",
      ])
  }

  @Test("What schemas give a type is in the manifest, by the macros' old names too")
  func schemas() throws {
    let outcome = try SourceFixture(
      #"""
      import AppIntents

      @AssistantIntent(schema: .system.search)
      struct SearchNotes {
        static let searchScopes: [StringSearchScope] = [.general]
        static let isAssistantOnly = true
        var criteria: StringSearchCriteria
        func perform() async throws -> some IntentResult { .result() }
      }
      @AssistantEnum(schema: .books.theme)
      enum Paper: String {
        case white
        static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [.white: "White"]
      }
      @AssistantEntity(schema: .journal.entry)
      struct Entry {
        struct Entries: EntityQuery { func entities(for ids: [String]) async throws -> [Entry] { [] } }
        static let defaultQuery = Entries()
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entry"
        let id: String
        var title: String?
        var message: AttributedString?
        var mediaItems: [IntentFile]
        var entryDate: Date?
        var location: CLPlacemark?
        var displayRepresentation: DisplayRepresentation { "Entry" }
        init(id: String) { self.id = id; mediaItems = [] }
      }
      """#
    ).run()
    #expect(outcome.messages == [])
    try #require(outcome.code == 0)
    let manifest = try ManifestParser.parse(Array(outcome.output.utf8), file: "/n.json").get()
    let search = try #require(manifest.intent(named: "SearchNotes"))
    #expect(search.title == "Search in App" && !search.isDiscoverable)
    #expect(
      search.parameters == [.init(name: "criteria", title: "Criteria", kind: "string", isRequired: true)])
    #expect(manifest.enums.map(\.title) == ["Theme"])
    #expect(manifest.entities == [.init(type: "Entry", title: "Entry")])
    #expect(manifest.intents.count == 1, "a query that only knows identifiers finds nothing")
  }

  @Test("Sources that do not compile are 65 with what the compiler said, wrong calls are 2")
  func failures() throws {
    let broken = try SourceFixture("struct X: Nothing {}").run()
    #expect(broken.code == 65)
    #expect(broken.messages.contains { $0.contains("cannot find type 'Nothing' in scope") })
    #expect(try SourceFixture("").run(["--nonsense"]).code == 2)
    #expect(try SourceFixture("").run(["--base"]).code == 2)
  }
}
