import Foundation
import Observation

struct Landmark: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var name: String
  var about: String
}

@Observable
final class LandmarkStore: @unchecked Sendable {
  static let shared = LandmarkStore()

  private(set) var landmarks = [
    Landmark(id: 1, name: "Lake Baikal", about: "The deepest lake"),
    Landmark(id: 2, name: "Mount Fuji", about: "A volcano"),
    Landmark(id: 3, name: "Uluru", about: "A sandstone rock"),
  ]

  func landmark(_ id: Int) -> Landmark? { landmarks.first { $0.id == id } }
}
