import Foundation
import ManifestExtraction
import TestSupport

/// A small app's sources, written by the test, and the program run on them.
struct SourceFixture {
  let home: TemporaryHome

  init(_ source: String, name: String = "Sources/Notes/Notes.swift") throws {
    home = try TemporaryHome()
    _ = try home.write(source, to: name)
  }

  struct Outcome {
    var code: Int32
    var output: String
    /// Without the directory, one a line.
    var messages: [String]
  }

  /// Runs the program on the sources.
  func run(_ flags: [String] = [], module: String = "Notes") throws -> Outcome {
    var output = ""
    var said = ""
    let code = ManifestProgram.run(
      ["--module", module, "--build", Self.build] + flags + [home.path + "/Sources"],
      print: { output += $0 }, say: { said += $0 })
    let messages = said.replacingOccurrences(of: home.path + "/Sources/", with: "")
      .split(separator: "\n").map(String.init)
    return Outcome(code: code, output: output, messages: messages)
  }

  /// Where the modules of this package were built.
  static let build = URL(fileURLWithPath: LimelightBinary.path).deletingLastPathComponent().path
}

/// An app without faults; each test changes a part of it.
enum NotesApp {
  static let source = #"""
    import AppIntents

    struct Note: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
      static let defaultQuery = NoteQuery()
      var id: String
      var displayRepresentation: DisplayRepresentation { "\(id)" }
    }
    struct NoteQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Note] { [] }
    }
    enum Shelf: String, AppEnum {
      case inbox = "in", done
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
      static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .inbox: "Inbox",
        .done: DisplayRepresentation(title: "Done", synonyms: ["Finished"]),
      ]
    }
    struct OpenNote: OpenIntent {
      static let title: LocalizedStringResource = "Open Note"
      @Parameter(title: "Note") var target: Note
    }
    struct MoveNote: AppIntent {
      static let title: LocalizedStringResource = "Move Note"
      static let description: IntentDescription? = IntentDescription("Puts a note elsewhere", categoryName: "Notes")
      @Parameter(title: "Note") var note: Note
      @Parameter var newShelf: Shelf?
      @Parameter(title: "Copies", default: 1) var copies: Int
      static var parameterSummary: some ParameterSummary {
        When(\.$newShelf, .equalTo, .inbox) {
          Summary("Put \(\.$note) back") { \.$copies }
        } otherwise: {
          Switch(\.$copies) {
            Case([1, 2]) { Summary("Move \(\.$note) to \(\.$newShelf)") }
            DefaultCase { Summary("Copy \(\.$note)") }
          }
        }
      }
      func perform() async throws -> some IntentResult { .result() }
    }
    struct NotesShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OpenNote(),
          phrases: ["Open \(\.$target) in \(.applicationName)"],
          shortTitle: "Open Note", systemImageName: "note")
        AppShortcut(
          intent: MoveNote(), phrases: ["Move to \(\.$newShelf) in \(.applicationName)"],
          shortTitle: "Move Note", systemImageName: "folder")
      }
      static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Open door in \(.applicationName)"])
      static let shortcutTileColor: ShortcutTileColor = .navy
    }

    """#

  static func replacing(_ old: String, _ new: String) -> String {
    source.replacingOccurrences(of: old, with: new)
  }
}
