import Foundation
import IntentDispatch
import ManifestExtraction
import SearchModel
import TestSupport
import Testing

/// The code of Docs/Migration.md, compiled as a reader would.
@Suite("Migration from SiriKit, as documented")
struct MigrationPageTests {
  @Test("The blocks after are one app without warnings, with the intents and phrases the page tells of")
  func after() throws {
    let source = try Self.blocks("after")
    let fixture = try SourceFixture(source)
    try Self.compile(fixture, language: ["-swift-version", "6", "-warnings-as-errors"])
    let outcome = try fixture.run(["--app", "org.example.garden", "--title", "Garden"])
    #expect(outcome.messages == [])
    try #require(outcome.code == 0)
    let manifest = try ManifestParser.parse(Array(outcome.output.utf8), file: "/garden.json").get()
    #expect(manifest.intents.map(\.intent).sorted() == ["RepotPlant", "WaterPlantIntent"])
    #expect(manifest.entities.map(\.type) == ["PlantEntity"] && manifest.enums.map(\.type) == ["PotSize"])
    #expect(manifest.shortcuts.map(\.intent) == ["WaterPlantIntent"])
    #expect(manifest.intent(named: "WaterPlantIntent")?.parameters.map(\.isRequired) == [true, false])
  }

  @Test("The blocks before compile against the names of SiriKit that they use")
  func before() throws {
    let source = try Self.blocks("before").replacingOccurrences(of: "import Intents\n", with: "")
      .replacingOccurrences(of: "@NSManaged ", with: "")
    try Self.compile(SourceFixture("import Foundation\n" + source + Self.siriKit), language: [])
  }

  @Test("A block that does not compile is an error")
  func broken() throws {
    let fixture = try SourceFixture("import AppIntents\nstruct Broken: AppIntent {}\n")
    #expect(throws: LimelightError.self) { try Self.compile(fixture, language: []) }
  }

  private static func compile(_ fixture: SourceFixture, language: [String]) throws {
    var gathering = ConstantGathering(module: "Garden")
    gathering.flags = ConstantGathering.flags(build: SourceFixture.build) + language
    _ = try gathering.types(in: [fixture.home.path + "/Sources/Notes/Notes.swift"])
  }

  /// The page's blocks of that kind, one after another.
  private static func blocks(_ kind: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Docs/Migration.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift \(kind)\n").dropFirst()
    try #require(blocks.count > 4)
    return blocks.map { $0.components(separatedBy: "\n```")[0] + "\n" }.joined()
  }

  /// What Apple's SDK, the generated code and the app bring to the old blocks.
  private static let siriKit = """
    class INIntent: NSObject {}
    class INIntentResponse: NSObject {}
    class INObject: NSObject {
      let identifier: String?
      init(identifier: String?, display: String) { self.identifier = identifier }
    }
    class INInteraction: NSObject {
      init(intent: INIntent, response: INIntentResponse?) {}
      func donate(completion: ((Error?) -> Void)? = nil) {}
    }
    class INShortcut: NSObject { init?(intent: INIntent) {} }
    class INVoiceShortcutCenter {
      static let shared = INVoiceShortcutCenter()
      func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
    }
    struct PlantResolution {
      static func needsValue() -> Self { Self() }
      static func success(with plant: PlantObject) -> Self { Self() }
    }
    struct WaterPlantResponse {
      enum Code { case ready, success }
      var code: Code
    }
    protocol WaterPlantIntentHandling {
      func resolvePlant(for intent: WaterPlantIntent, with completion: @escaping (PlantResolution) -> Void)
      func confirm(intent: WaterPlantIntent, completion: @escaping (WaterPlantResponse) -> Void)
      func handle(intent: WaterPlantIntent, completion: @escaping (WaterPlantResponse) -> Void)
    }
    struct OldPlant { var id = "", name = "" }
    class OldGarden {
      static let shared = OldGarden()
      var plants: [OldPlant] = []
      func water(_ plant: String?, litres: Int) {}
    }
    """
}
