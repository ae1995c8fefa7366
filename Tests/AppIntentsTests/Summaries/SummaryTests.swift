import AppIntents
import SearchModel
import TestSupport
import Testing

@Suite("Sentences of intents")
struct SummaryTests {
  @Test("A parameter without value stands there by its title, one with a value by what people see of it")
  func placeholders() {
    let intent = MovePlant()
    #expect(SummaryRendering.sentence(of: intent).sentence == "Move Plant")
    intent.plant = PlantQuery.all[0]
    #expect(SummaryRendering.sentence(of: intent).sentence == "Move Fern")
    intent.days = 3
    #expect(SummaryRendering.sentence(of: intent).sentence == "Move Fern for 3 days")
    intent.days = 9
    #expect(SummaryRendering.sentence(of: intent).sentence == "Move Fern for long")
    intent.shelf = .done
    let summary = SummaryRendering.sentence(of: intent)
    #expect(summary.sentence == "Move Fern to Done later")
    #expect(summary.inline == ["plant", "shelf", "urgent"])
    #expect(summary.below == ["note"])
    #expect(summary.hidden == ["days"])
  }

  @Test("The sentence in the manifest depends on the same values")
  func manifestForm() throws {
    var manifest = AppManifest(app: "p", title: "P", entities: [], intents: [MovePlant.self])
    let intent = try #require(manifest.intents.first)
    #expect(intent.rendered(values: ["days": "1"]).sentence == "Move Plant")
    #expect(intent.rendered(values: ["days": "2", "plant": "Fern"]).sentence == "Move Fern for 2 days")
    #expect(intent.rendered(values: ["shelf": "done", "urgent": "now"]).sentence == "Move Plant to done now")
    #expect(intent.rendered(values: ["shelf": "done"]).hidden == ["days"])
    #expect(intent.description == "Puts a plant elsewhere")
    manifest.intents[0].summary = nil
    #expect(manifest.intents[0].rendered().sentence == "Move Plant")
    #expect(manifest.intents[0].rendered().below.count == 5)
  }

  @Test(
    "Each comparison holds for what it says",
    arguments: [
      (1, Plant?.none, ["no plant", "days 1", "days in 1, 5", "days < 2"]),
      (
        2, Plant(id: 17, name: "Fern"),
        ["plant", "days not 1", "days >= 2", "id 17", "id below 20", "id begins with 1"]
      ),
      (
        5, Plant(id: 20, name: "Ivy"),
        ["plant", "days not 1", "days in 1, 5", "days >= 2", "id other than 17"]
      ),
    ])
  func comparisons(days: Int, plant: Plant?, expected: [String]) {
    let intent = Compared()
    intent.days = days
    intent.plant = plant
    let met = Compared.conditions.filter { $0.condition.holds(intent, nil) }.map(\.name)
    #expect(met == expected)
  }

  @Test("A case or no value at all of an optional parameter chooses the sentence, in the manifest too")
  func optionalCases() throws {
    let intent = Shelved()
    let manifest = AppManifest(app: "p", title: "P", entities: [], intents: [Shelved.self])
    let listed = try #require(manifest.intents.first)
    for (shelf, sentence) in [
      (Shelf?.none, "Shelve anywhere"), (.inbox, "Shelve first"), (.done, "Shelve on Done"),
    ] {
      intent.shelf = shelf
      #expect(SummaryRendering.sentence(of: intent).sentence == sentence)
      let given = shelf.map { ["shelf": $0.rawValue] } ?? [:]
      #expect(
        listed.rendered(values: given).sentence == sentence.replacingOccurrences(of: "Done", with: "done"))
    }
    intent.shelf = .done
    intent.mode = .asia
    #expect(SummaryRendering.sentence(of: intent).sentence == "Shelve in Asia")
  }

  @Test("To equal nothing is to have no value, in the manifest too")
  func equalToNothing() throws {
    let intent = Sorted()
    let manifest = AppManifest(app: "p", title: "P", entities: [], intents: [Sorted.self])
    let listed = try #require(manifest.intents.first)
    #expect(SummaryRendering.sentence(of: intent).sentence == "Sort")
    #expect(listed.rendered().sentence == "Sort")
    intent.mode = .asia
    #expect(SummaryRendering.sentence(of: intent).sentence == "Sort by Asia")
    #expect(listed.rendered(values: ["mode": "asia"]).sentence == "Sort by asia")
  }

  @Test("A sentence is looked up in the person's language, its parameters where the translation wants them")
  func translated() throws {
    let home = try TemporaryHome()
    let tables = [
      "Localizable": #""Shelve on ${shelf}" = "Auf ${shelf} stellen";"#,
      "Places": #""Shelve in ${mode}" = "In ${mode} einsortieren";"#,
    ]
    for (name, text) in tables { _ = try home.write(text, to: "de.lproj/\(name).strings") }
    let german = SummaryTranslations(
      bundle: .atURL(URL(fileURLWithPath: home.path)), locale: Locale(identifier: "de"))
    let intent = Shelved()
    intent.shelf = .done
    let shelf = SummaryRendering.sentence(of: intent, translations: german)
    #expect(shelf.sentence == "Auf Done stellen" && shelf.inline == ["shelf"] && shelf.hidden == ["mode"])
    intent.mode = .asia
    #expect(SummaryRendering.sentence(of: intent, translations: german).sentence == "In Asia einsortieren")
    intent.mode = nil
    intent.shelf = .inbox
    #expect(SummaryRendering.sentence(of: intent, translations: german).sentence == "Shelve first")
  }

  @Test("The size of a widget chooses the sentence, the default where there is none")
  func widgetFamily() {
    let intent = Sized()
    #expect(SummaryRendering.sentence(of: intent).sentence == "Any size")
    #expect(SummaryRendering.sentence(of: intent, widgetFamily: .systemSmall).sentence == "Small")
    #expect(SummaryRendering.sentence(of: intent, widgetFamily: .systemLarge).sentence == "Large")
    #expect(SummaryRendering.sentence(of: intent, widgetFamily: .accessoryInline).sentence == "Inline")
  }
}

private struct Shelved: AppIntent {
  static let title: LocalizedStringResource = "Shelve"
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Mode") var mode: Continent?
  static var parameterSummary: some ParameterSummary {
    When(\.$mode, .equalTo, .asia) {
      Summary("Shelve in \(\.$mode)", table: "Places")
    } otherwise: {
      Switch(\.$shelf) {
        Case(.inbox) { Summary("Shelve first") }
        Case(nil) { Summary("Shelve anywhere") }
        DefaultCase { Summary("Shelve on \(\.$shelf)") }
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Sorted: AppIntent {
  static let title: LocalizedStringResource = "Sort"
  @Parameter(title: "Mode") var mode: Continent?
  static var parameterSummary: some ParameterSummary {
    When(\.$mode, .notEqualTo, nil) {
      Summary("Sort by \(\.$mode)")
    } otherwise: {
      Summary("Sort")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Sized: AppIntent {
  static let title: LocalizedStringResource = "Sized"
  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .accessoryInline) {
      Summary("Inline")
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary("Small") }
        Case([.systemMedium, .systemLarge]) { Summary("Large") }
        DefaultCase { Summary("Any size") }
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Compared: AppIntent {
  static let title: LocalizedStringResource = "Compared"
  @Parameter(title: "Days") var days: Int
  @Parameter(title: "Plant") var plant: Plant?
  func perform() async throws -> some IntentResult { .result() }

  typealias Tested = ParameterSummaryWhenCondition<
    Compared, IntentParameterSummary<Compared>, IntentParameterSummary<Compared>
  >
  static var conditions: [(name: String, condition: SummaryCondition<Compared>)] {
    let forms: [(String, Tested)] = [
      (
        "no plant",
        Tested(\.$plant, .hasNoValue) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "plant",
        Tested(\.$plant, .hasAnyValue) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "days 1",
        Tested(\.$days, .equalTo, 1) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "days not 1",
        Tested(\.$days, .notEqualTo, 1) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "days in 1, 5",
        Tested(\.$days, .oneOf, [1, 5]) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "days < 2",
        Tested(\.$days, .lessThan, 2) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "days >= 2",
        Tested(\.$days, .greaterThanOrEqualTo, 2) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "id 17",
        Tested(\.$plant, identifier: .equalTo, "17") {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "id below 20",
        Tested(\.$plant, identifier: .lessThan, 20) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "id begins with 1",
        Tested(\.$plant, identifier: .hasPrefix, "1") {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
      (
        "id other than 17",
        Tested(\.$plant, identifier: .oneOf, [18, 20]) {
          Summary()
        } otherwise: {
          Summary()
        }
      ),
    ]
    return forms.map { ($0, $1.condition) }
  }
}
