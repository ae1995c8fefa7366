import AppIntents
import Testing

@Suite("Predictions, relevance, packages")
struct PredictionTests {
  @Test("A suggestion reads as the first prediction whose parameters have values says")
  func prediction() {
    let intent = WaterPlant()
    #expect(intent.predictedRepresentation?.title.text == "Water something")
    intent.plant = PlantQuery.all[1]
    #expect(intent.predictedRepresentation?.title.text == "Water Ivy")
    intent.days = 2
    #expect(intent.predictedRepresentation?.title.text == "Water Ivy for 2 days")
    intent.plant = PlantQuery.all[0]
    #expect(intent.predictedRepresentation?.title.text == "Water the fern")
  }

  @Test("What is relevant by date is found around that date only")
  func relevance() async throws {
    let noon = Date(timeIntervalSince1970: 1_700_000_000)
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(WaterPlant(), widgetKind: "a", relevance: .date(noon)),
      RelevantIntent(WaterPlant(), widgetKind: "b", relevance: .date(from: noon, to: noon + 7200)),
      RelevantIntent(WaterPlant(), widgetKind: "c", relevance: .sleep(.bedtime)),
    ])
    func kinds(_ offset: Double) -> [String] {
      RelevantIntentManager.shared.relevantIntents(at: noon + offset).map(\.widgetKind)
    }
    #expect(kinds(60) == ["a", "b"])
    #expect(kinds(3600) == ["b"])
    #expect(kinds(-3600) == [])
  }

  @Test("Packages are followed through others and in circles, and types of other modules are told")
  func packages() {
    let reach = PackageReach(from: [AppPackage.self])
    #expect(reach.packages.map { $0.split(separator: ".").last } == ["AppPackage", "Middle", "Leaf"])
    #expect(reach.unreached([Plant.self, Int.self], app: "AppIntentsTests") == ["Swift.Int"])
  }

  @Test("A type with a number reads as its numeric format says")
  func numericFormat() {
    #expect(Plant.typeDisplayRepresentation.text(count: 3) == "3 plants")
    #expect(Shelf.typeDisplayRepresentation.text(count: 1) == "1 Shelf")
  }
}

private struct AppPackage: AppIntentsPackage {
  static let includedPackages: [any AppIntentsPackage.Type] = [Middle.self]
}
private struct Middle: AppIntentsPackage {
  static let includedPackages: [any AppIntentsPackage.Type] = [Leaf.self, AppPackage.self]
}
private struct Leaf: AppIntentsPackage {}

private struct WaterPlant: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Plant") var plant: Plant?
  @Parameter(title: "Days") var days: Int?
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$plant, .value(PlantQuery.all[0]))) {
      DisplayRepresentation(title: "Water the fern")
    }
    IntentPrediction(parameters: (\.$plant, \.$days)) { plant, days in
      DisplayRepresentation(title: "Water \(plant?.name ?? "") for \(days ?? 0) days")
    }
    IntentPrediction(parameters: \.$plant) { DisplayRepresentation(title: "Water \($0?.name ?? "")") }
    IntentPrediction { DisplayRepresentation(title: "Water something") }
  }
  func perform() async throws -> some IntentResult { .result() }
}
