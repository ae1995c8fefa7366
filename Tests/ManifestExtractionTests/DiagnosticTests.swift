import Foundation
import ManifestExtraction
import SearchModel
import TestSupport
import Testing

@Suite("What a manifest cannot hold is told with file and line")
struct DiagnosticTests {
  @Test("A change that the system could not read", arguments: Change.all)
  func diagnostics(change: Change) throws {
    let source = NotesApp.replacing(change.old, change.new)
    #expect(source != NotesApp.source)
    let outcome = try SourceFixture(source + change.more).run()
    #expect(outcome.code == 1)
    #expect(outcome.messages == change.messages)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var more = ""
    var messages: [String]
    var testDescription: String { name }

    private static let file = "Notes/Notes.swift"
    static let all = [
      Change(
        name: "title by a call", old: #"LocalizedStringResource = "Open Note""#,
        new: "LocalizedStringResource = text()", more: "func text() -> LocalizedStringResource { \"x\" }\n",
        messages: [
          "\(file):21: error: the title of OpenNote is not a literal: write the text itself, as it is read without running the app"
        ]),
      Change(
        name: "description with a value", old: #""Puts a note elsewhere""#, new: #""Puts \(place)""#,
        more: "let place = \"x\"\n",
        messages: [
          "\(file):26: error: the description of MoveNote is not a literal: write the text itself, as it is read without running the app"
        ]),
      Change(
        name: "name of a type by a call", old: #"TypeDisplayRepresentation = "Note""#,
        new: "TypeDisplayRepresentation = name()",
        more: "func name() -> TypeDisplayRepresentation { \"x\" }\n",
        messages: [
          "\(file):4: error: the typeDisplayRepresentation of Note is not a literal: write the name itself, such as \"Note\""
        ]),
      Change(
        name: "case without representation", old: "    .inbox: \"Inbox\",\n", new: "",
        messages: [
          "\(file):15: error: the case inbox of Shelf has no display representation: add it to caseDisplayRepresentations"
        ]),
      Change(
        name: "phrase without the app's name", old: #""Open \(\.$target) in \(.applicationName)""#,
        new: #""Open \(\.$target)""#,
        messages: [
          "\(file):46: error: the phrase \"Open ${target}\" does not hold the app's name. Let ${applicationName} stand in it exactly once, in Swift \\(.applicationName)."
        ]),
      Change(
        name: "phrase with two parameters", old: #""Move to \(\.$newShelf) in"#,
        new: #""Move \(\.$note) to \(\.$newShelf) in"#,
        messages: [
          "\(file):49: error: the phrase \"Move ${note} to ${newShelf} in ${applicationName}\" has 2 parameters: note, newShelf. At most one parameter is allowed in a phrase."
        ]),
      Change(
        name: "phrase with an open-ended parameter", old: #""Move to \(\.$newShelf) in"#,
        new: #""Move \(\.$copies) in"#,
        messages: [
          "\(file):49: error: the phrase \"Move ${copies} in ${applicationName}\" has the parameter copies of kind integer. Only entities and enums can stand in a phrase: values of other types cannot be listed."
        ]),
      Change(
        name: "intent that is not discoverable",
        old: "  static let title: LocalizedStringResource = \"Open Note\"",
        new: "  static let title: LocalizedStringResource = \"Open Note\"; static let isDiscoverable = false",
        messages: [
          "\(file):46: error: the shortcut \"Open ${target} in ${applicationName}\" runs OpenNote, which is not discoverable. Let isDiscoverable be true, or remove the shortcut."
        ]),
      Change(
        name: "two OpenIntents of a type", old: "struct MoveNote: AppIntent {",
        new: "struct MoveNote: AppIntent {\n",
        more:
          "struct Reveal: OpenIntent {\n static let title: LocalizedStringResource = \"R\"\n @Parameter var target: Note\n}\n",
        messages: [
          "\(file):56: error: Reveal opens Note, which OpenNote does already: one OpenIntent a type"
        ]),
      Change(
        name: "eleven shortcuts", old: "    AppShortcut(\n      intent: MoveNote()",
        new: String(
          repeating:
            "        AppShortcut(intent: OpenNote(), phrases: [\"Open in \\(.applicationName)\"], shortTitle: \"x\", systemImageName: \"x\")\n",
          count: 9) + "    AppShortcut(\n      intent: MoveNote()",
        messages: [
          "\(file):58: error: the app has 11 shortcuts, and 10 are allowed. Remove all but the 10 that people use most."
        ]),
    ]
  }

  @Test("Types of another module must come through the app's packages, directly or by way of others")
  func packages() throws {
    let values = try Self.library()
    let direct =
      "struct AppPackage: AppIntentsPackage { static let includedPackages: [any AppIntentsPackage.Type] = [Outer.self] }\nstruct Outer: AppIntentsPackage {}\n"
    let outcome = try SourceFixture(NotesApp.source + direct).run([
      "--const-values", values.path + "/values.json",
    ])
    #expect(outcome.code == 1)
    #expect(
      outcome.messages.map { $0.replacingOccurrences(of: values.path, with: "") } == [
        "/Library.swift:2: error: Library.Page is in the module Library, which no package of Notes includes: add the package of Library to includedPackages",
        "/Library.swift:9: error: Library.LibraryPackage is in the module Library, which no package of Notes includes: add the package of Library to includedPackages",
      ])
    let own = try SourceFixture(NotesApp.source).run(
      ["--const-values", values.path + "/values.json"], module: "Library")
    #expect(own.messages.contains { $0.contains("Notes") } == false)
  }

  /// A module of its own with an entity, as the compiler saw it.
  private static func library() throws -> TemporaryHome {
    let home = try TemporaryHome()
    _ = try home.write(
      #"""
      [{"typeName":"Library.Page","file":"\#(home.path)/Library.swift","line":2,"conformances":["AppIntents.AppEntity"],
        "properties":[{"label":"typeDisplayRepresentation","type":"","isStatic":"true","file":"x","line":3,"valueKind":"RawLiteral","value":"Page"}]},
       {"typeName":"Library.LibraryPackage","file":"\#(home.path)/Library.swift","line":9,"conformances":["AppIntents.AppIntentsPackage"],"properties":[]}]
      """#, to: "values.json")
    return home
  }

  @Test("A package that is included through another is in reach")
  func transitive() throws {
    func package(_ name: String, _ included: [String]) -> String {
      let list = included.map { #"{"valueKind":"Type","value":{"type":"\#($0)"}}"# }.joined(separator: ",")
      return
        #"{"typeName":"\#(name)","file":"f","line":1,"conformances":["AppIntents.AppIntentsPackage"],"properties":[{"label":"includedPackages","isStatic":"true","file":"f","line":2,"valueKind":"Array","value":[\#(list)]}]}"#
    }
    let packages = [
      package("App.P", ["Middle.P"]), package("Middle.P", ["Leaf.P", "App.P"]), package("Leaf.P", []),
    ]
    let types = try DeclaredType.read(Array("[\(packages.joined(separator: ","))]".utf8), from: "f")
    let extractor = ManifestExtractor(types, into: AppManifest(app: "a", title: "A"), module: "App")
    #expect(extractor.diagnostics == [])
    #expect(extractor.manifest.packages == ["App.P", "Middle.P", "Leaf.P"])
  }
}
