import AppIntents
import Foundation
import SearchModel
import Testing

@Suite("Finding an app's types")
struct AppTypesTests {
  private enum Nested {
    struct Hidden: AppIntent {
      static let title: LocalizedStringResource = "Hidden"
      func perform() async throws -> some IntentResult { .result() }
    }
  }

  private struct Earlier: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {}
  }

  private struct Later: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {}
  }

  private struct Listing: AppIntentsTypeList {
    static var listedTypes: [Any.Type] { [OpenQuay.self, QuayEntity.self, QuayQuery.self] }
  }

  @Test("Types are found without a list, nested and private ones too, and none of the framework's own")
  func finds() {
    let types = AppTypes.ofThisProcess(main: AppTypesTests.self)
    #expect(types.intents.contains { $0 == OpenQuay.self })
    #expect(types.intents.contains { $0 == Nested.Hidden.self })
    #expect(types.entities.contains { $0 == QuayEntity.self })
    #expect(types.queries.contains { $0 == QuayQuery.self })
    #expect(types.enums.contains { $0 == Continent.self })
    #expect(types.shortcuts.contains { $0 == PlantShortcuts.self })
    #expect(!types.intents.contains { String(reflecting: $0).hasPrefix("AppIntents.") })
    #expect(Set(types.intents.map { ObjectIdentifier($0) }).count == types.intents.count)
  }

  @Test("A list sorts its types by what they are")
  func lists() {
    let types = AppTypes(Listing.listedTypes + [Int.self, OpenQuay.self])
    #expect(types.intents.map { $0.persistentIdentifier } == ["OpenQuay"])
    #expect(types.entities.map { $0.persistentIdentifier } == ["QuayEntity"])
    #expect(types.queries.count == 1 && types.enums.isEmpty)
  }

  @Test("Of several lists of shortcuts the first by name is the app's")
  func oneProvider() {
    let types = AppTypes([Later.self, Earlier.self])
    #expect(types.shortcuts.count == 2 && types.shortcuts.first == Earlier.self)
  }

  @Test("What a manifest declares and the program lacks has its names told")
  func missing() {
    var manifest = AppManifest(app: "a", title: "A")
    manifest.entities = [.init(type: "QuayEntity", title: "S"), .init(type: "Gone", title: "G")]
    manifest.intents = [.init(intent: "OpenQuay", title: "O"), .init(intent: "Lost", title: "L")]
    #expect(AppTypes(Listing.listedTypes).missing(from: manifest) == ["Gone", "Lost"])
  }

  @Test("Every protocol that types are found by, or that refines one, has optimised builds keep its types")
  func marked() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/AppIntents")
    var bases: [String: [String]] = [:]
    var marked: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration =
        /(@_alwaysEmitConformanceMetadata\n)?public protocol (\w+)(?:<[^>]*>)?(?::([^{]*))?\s*\{/
      for match in text.matches(of: declaration) {
        let name = String(match.2)
        bases[name] = match.3?.split { !$0.isLetter && $0 != "_" }.map(String.init) ?? []
        if match.1 != nil { marked.insert(name) }
      }
    }
    let roots: Set = [
      "AppIntent", "AppEntity", "EntityQuery", "AppEnum", "AppShortcutsProvider", "AppIntentsPackage",
      "AppIntentsTypeList",
    ]
    var needed = roots
    while let next = bases.first(where: { !needed.contains($0.key) && !needed.isDisjoint(with: $0.value) }) {
      // What stands behind `where` is no base, but marking one more is no harm.
      needed.insert(next.key)
    }
    #expect(needed.count > 50)
    #expect(needed.subtracting(marked) == [])
  }
}
