// What the documents' tests leave for the reader to verify. `DocumentNNN` runs with the snippet of that number.
import AppIntents
import CoreSpotlight
import Testing

@testable import MyApp

struct Document136 {
  @Test("An intent takes an entity as its parameter")
  func parameter() {
    let landmark = Landmark(id: 4, name: "Half Dome", state: "California")
    #expect(snippet136(testLandmark: landmark).target.landmark == landmark)
  }
}

struct Document137 {
  @Test("The entity and the words of the result are the mock's")
  func result() async throws {
    _ = FindLandmarkTests()
    let result = try await FindClosestLandmarkIntent().perform()
    #expect(result.value?.name == "Niagara Falls")
    #expect(result.dialog == "\("Niagara Falls") is nearest.")
  }
}

struct Document139 {
  @Test("A mock registered under its protocol is what an intent gets")
  func registered() async throws {
    snippet139()
    let names = try await NamesLandmarks().perform().value
    #expect(names == ["Crater Lake"])
  }
}

struct Document146 {
  @Test("What a suite registers anew is what intents get")
  func reset() async throws {
    AppDependencyManager.shared.add { EmptyModelData() as ModelData }
    _ = IntentTests()
    let result = try await FindClosestLandmarkIntent().perform()
    #expect(result.value?.name == "Lassen Peak")
  }
}

struct Document148 {
  @Test("The value of a result can be read, and so can what it says")
  func value() async throws {
    let result = try await FindClosestLandmarkIntent().perform()
    #expect(result.value?.id == 9)
    #expect(result.dialog == "\("Devils Tower") is nearest.")
  }

  @Test("The default index is below the home of the run")
  func home() async throws {
    let home = try #require(ProcessInfo.processInfo.environment["LIMELIGHT_HOME"])
    #expect(!FileManager.default.fileExists(atPath: home))
    let landmarks = MockModelData().landmarks.map(LandmarkEntity.init)
    try await CSSearchableIndex.default().indexAppEntities(landmarks)
    #expect(FileManager.default.fileExists(atPath: home))
  }
}
