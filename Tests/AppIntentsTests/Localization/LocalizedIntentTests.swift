import AppIntents
import SearchModel
import TestSupport
import Testing

/// The translations that the intents of these tests name.
private final class German: Sendable {
  @TaskLocal static var bundle = LocalizedStringResource.BundleDescription.main
  static func text(_ value: String.LocalizationValue) -> LocalizedStringResource {
    LocalizedStringResource(value, locale: Locale(identifier: "de"), bundle: bundle)
  }
}

private enum Soil: String, AppEnum {
  case sand, peat
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: German.text("Soil"))
  }
  static var caseDisplayRepresentations: [Soil: DisplayRepresentation] {
    [
      .sand: DisplayRepresentation(title: German.text("Sand"), synonyms: [German.text("Grit")]),
      .peat: DisplayRepresentation(title: German.text("Peat")),
    ]
  }
}

private struct Fill: AppIntent {
  static var title: LocalizedStringResource { German.text("Fill Pots") }
  static var description: IntentDescription? { IntentDescription(German.text("Fills pots with soil")) }
  @Parameter(
    title: German.text("Soil"), requestValueDialog: IntentDialog(German.text("Which soil?"))) var soil: Soil
  @Parameter(title: German.text("Pots"), default: 2) var pots: Int
  @Parameter(title: German.text("Fails"), default: false) var fails: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if fails { throw Cracked() }
    return .result(dialog: IntentDialog(German.text("\(pots) pots of \(soil)")))
  }
  struct Cracked: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { German.text("The pot is cracked.") }
  }
}

@Suite("Intents in the person's language")
struct LocalizedIntentTests {
  private let home: TemporaryHome
  private let host: InProcessHost

  init() throws {
    home = try TemporaryHome()
    _ = try home.write(
      #"""
      "Fill Pots" = "Töpfe füllen"; "Fills pots with soil" = "Füllt Töpfe mit Erde"; "Soil" = "Erde";
      "Sand" = "Sand"; "Peat" = "Torf"; "Grit" = "Kies"; "Which soil?" = "Welche Erde?";
      "%lld pots of %@" = "%2$@ in %1$lld Töpfen"; "The pot is cracked." = "Der Topf hat einen Sprung.";
      """#, to: "de.lproj/Localizable.strings")
    let path = home.path
    host = German.$bundle.withValue(.atURL(URL(fileURLWithPath: path))) {
      InProcessHost(app: "pots", title: "Pots", entities: [], intents: [Fill.self])
    }
  }

  private func inGerman<Outcome>(_ work: () async throws -> Outcome) async rethrows -> Outcome {
    try await German.$bundle.withValue(.atURL(URL(fileURLWithPath: home.path)), operation: work)
  }

  @Test("Titles, descriptions and cases are listed translated; what has no translation stays as written")
  func manifest() throws {
    let intent = try #require(host.manifest.intents.first)
    #expect(intent.title == "Töpfe füllen" && intent.description == "Füllt Töpfe mit Erde")
    #expect(intent.parameters.map(\.title) == ["Erde", "Pots", "Fails"])
    let soil = try #require(host.manifest.enums.first)
    #expect(soil.title == "Erde" && soil.cases.map(\.title) == ["Sand", "Torf"])
    #expect(soil.cases.first?.synonyms == ["Kies"])
  }

  @Test("Questions, answers and failures are translated, with their values in place")
  func run() async throws {
    try await inGerman {
      let person = ScriptedInteraction(.value("torf"))
      let outcome = try await host.run("Fill", parameters: [:], interaction: person)
      #expect(outcome.dialogFull == "Torf in 2 Töpfen")
      #expect(person.values.first?.prompt == "Welche Erde?" && person.values.first?.title == "Erde")
      #expect(person.values.first?.suggestions.map(\.title) == ["Sand", "Torf"])
      let error = await #expect(throws: LimelightError.self) {
        try await host.run("Fill", parameters: ["soil": "sand", "fails": "yes"])
      }
      #expect(error?.message == "Der Topf hat einen Sprung.")
    }
  }
}
