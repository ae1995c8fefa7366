// The parts of the documents' model types that they leave out.
import AppIntents
import Testing

struct Landmark: Equatable {
  var name: String
}

extension ModelData {
  func findClosestLandmark() async throws -> Landmark { Landmark(name: "real") }
  func landmarks(for ids: [Int]) -> [Landmark] { [] }
}

extension MockModelData {
  func findClosestLandmark() async throws -> Landmark { Landmark(name: "mock") }
  func landmarks(for ids: [Int]) -> [Landmark] { ids.map { Landmark(name: "\($0)") } }
}

struct Document138 {
  @Test("Both the model and its mock can stand for the protocol")
  func conformance() async throws {
    let models: [any ModelDataProviding] = [ModelData(), MockModelData()]
    var names: [String] = []
    for model in models { names.append(try await model.findClosestLandmark().name) }
    #expect(names == ["real", "mock"])
  }
}

@main
struct Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
