import Foundation
import IntentDispatch
import ManifestExtraction
import SearchModel
import TestSupport
import Testing

/// The app in `Tests/OrchardFixture`: types by extensions, by macros, nested, private, named nowhere.
@Suite("An app's types from its sources, its debug build and an optimised build")
struct OrchardTests {
  private let home: TemporaryHome
  private static let build = SourceFixture.build
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("OrchardFixture").path

  init() throws { home = try TemporaryHome() }

  /// What a build of the app says of itself.
  private func listed(by program: String) throws -> AppManifest {
    let printed = try LimelightBinary.shell(
      "LIMELIGHT_APP=org.example.orchard '\(program)' --limelight-manifest", home: home)
    #expect(printed.status == 0 && printed.stderr == "", "\(printed.stderr)")
    return try Self.sorted(printed.standardOutput)
  }

  /// The manifest, without what no source says, in an order of its own.
  private static func sorted(_ bytes: [UInt8]) throws -> AppManifest {
    var manifest = try ManifestParser.parse(bytes, file: "/orchard.json").get()
    manifest.title = ""
    manifest.app = ""
    manifest.handler = []
    manifest.service = []
    manifest.entities.sort { $0.type < $1.type }
    manifest.enums.sort { $0.type < $1.type }
    manifest.intents.sort { $0.intent < $1.intent }
    return manifest
  }

  private func extract(_ flags: [String] = [], sources: String = sources) -> (
    code: Int32, output: String, said: String
  ) {
    var output = ""
    var said = ""
    let code = ManifestProgram.run(
      ["--module", "OrchardFixture", "--build", Self.build, "--handler", "orchard"] + flags + [sources],
      print: { output += $0 }, say: { said += $0 })
    return (code, output, said)
  }

  @Test("The manifest of the sources is what the running app lists, Find intents and macros' types too")
  func agrees() throws {
    let outcome = extract()
    try #require(outcome.code == 0 && outcome.said == "", "\(outcome.said)")
    let declared = try Self.sorted(Array(outcome.output.utf8))
    let running = try listed(by: Self.build + "/OrchardFixture")
    #expect(declared.entities == running.entities)
    #expect(declared.enums == running.enums)
    #expect(declared.intents.map(\.intent) == running.intents.map(\.intent))
    for (one, other) in zip(declared.intents, running.intents) { #expect(one == other) }
    #expect(declared == running)
    let names = declared.intents.map(\.intent)
    #expect(names.filter { $0.hasPrefix("Find.") } == ["Find.Basket", "Find.Recipe", "Find.Tree"])
    #expect(declared.entities.map(\.type).contains("GardenNote") && names.contains("WriteNote"))
    #expect(declared.enums.map(\.type) == ["Paper", "Ripeness"])
  }

  @Test("A Find intent has the properties that its query compares, and those the framework can compare")
  func found() throws {
    let manifest = try Self.sorted(Array(extract().output.utf8))
    func parameters(_ name: String) -> [String]? {
      manifest.intent(named: name)?.parameters.map { "\($0.name) \($0.kind)" }
    }
    let options = ["mode string", "sort string", "limit integer"]
    #expect(parameters("Find.Tree") == ["name string", "height number"] + options)
    #expect(
      parameters("Find.Basket") == ["weight string", "isFull boolean", "trees entity:Tree"] + options)
    #expect(parameters("Find.Recipe") == ["ingredients string", "minutes integer"] + options)
    #expect(manifest.intent(named: "Find.Tree")?.title == "Find Trees")
    #expect(manifest.intent(named: "Find.Basket")?.title == "Find Baskets in the Shed")
    #expect(manifest.intent(named: "Find.Weather") == nil && manifest.intent(named: "Find.GardenNote") == nil)
  }

  @Test("An optimised build finds all that a debug build finds")
  func optimised() throws {
    let program = home.path + "/Orchard"
    try compile(["-O", "-wmo"], to: program)
    #expect(try listed(by: program) == listed(by: Self.build + "/OrchardFixture"))
    let checked = extract(["--program", program])
    #expect(checked.code == 0, "\(checked.said)")
  }

  @Test("--program tells which declared types a build lacks, and which are only in the build")
  func lacking() throws {
    _ = try home.write(
      "import AppIntents\nstruct New: AppIntent { static let title: LocalizedStringResource = \"New\"\n"
        + "func perform() async throws -> some IntentResult { .result() } }", to: "Sources/New.swift")
    let program = Self.build + "/OrchardFixture"
    let outcome = extract(["--program", program], sources: home.path + "/Sources")
    #expect(outcome.code == 1 && outcome.output == "")
    #expect(outcome.said.contains("\(program): error: lacks the intent New: build it anew"))
    #expect(outcome.said.contains("\(program): error: has the entity Tree, which is not in the sources"))
    let none = extract(["--program", "/bin/true"])
    #expect(none.code == 13 && none.said.contains("/bin/true printed no manifest"))
  }

  /// Compiles the app anew with these flags, against the modules and objects of this package's build.
  private func compile(_ flags: [String], to program: String) throws {
    let own = try FileManager.default.contentsOfDirectory(atPath: Self.sources).filter {
      $0.hasSuffix(".swift")
    }
    let object = home.path + "/Orchard.o"
    try swiftc(
      ["-c", "-parse-as-library", "-module-name", "OrchardFixture", "-o", object] + flags
        + ["-module-cache-path", Self.build + "/OptimisedModuleCache"]
        + ConstantGathering.flags(build: Self.build) + own.sorted().map { Self.sources + "/" + $0 })
    // What the package's own build of the app is linked from; paths there may be those of another mount.
    let list = try String(
      contentsOfFile: Self.build + "/OrchardFixture.product/Objects.LinkFileList", encoding: .utf8)
    let objects = list.split(separator: "\n").compactMap { line -> String? in
      let path = line.trimmingCharacters(in: ["'"]).components(separatedBy: "/debug/").last ?? ""
      return path.hasPrefix("OrchardFixture.build/") || path.isEmpty ? nil : Self.build + "/" + path
    }
    try swiftc(
      ["-o", program, "-Xlinker", "--gc-sections", object] + objects
        + ["xapian", "sqlite3", "icuuc", "md", "z", "stdc++"].map { "-l" + $0 })
  }

  private func swiftc(_ arguments: [String]) throws {
    let log = home.path + "/swiftc.log"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: log)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOfFile: log, encoding: .utf8)
    try #require(process.terminationStatus == 0, "\(said.prefix(4000))")
  }
}
