import AppIntents
import SearchModel
import Synchronization
import Testing

/// How often the query of these tests was asked.
private final class Lookups: Sendable {
  @TaskLocal static var current = Lookups()
  private let asked = Mutex<[[String]]>([])
  func note(_ ids: [String]) { asked.withLock { $0.append(ids.sorted()) } }
  var all: [[String]] { asked.withLock { $0 } }
}

private struct Berth: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
  static let defaultQuery = BerthQuery()
  let id: String
  var isFresh = false
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct BerthQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Berth] {
    Lookups.current.note(identifiers)
    return identifiers.map { Berth(id: $0, isFresh: true) }
  }
}

private struct Weather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  var wind = 0
  var displayRepresentation: DisplayRepresentation { "Weather" }
}

@UnionValue
private enum BerthOrWeather {
  case berth(Berth)
  case weather(Weather)
}

private struct BerthSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Berths"
  @Parameter var set: Set<Berth>
  @Parameter var mixed: [BerthOrWeather]
  @Parameter var weather: [Weather]?
  init() {}
  init(set: Set<Berth>, mixed: [BerthOrWeather], weather: [Weather]) {
    self.set = set
    self.mixed = mixed
    self.weather = weather
  }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let parts = mixed.map { part in
      switch part {
      case .berth(let berth): "\(berth.id) \(berth.isFresh)"
      case .weather(let weather): "wind \(weather.wind)"
      }
    }
    let fresh = set.allSatisfy(\.isFresh)
    let winds = (weather ?? []).map { "\($0.wind)" }
    return .result(view: Text(verbatim: "\(fresh) \(parts) \(winds)"))
  }
}

@Suite("Values of snippets")
struct SnippetValueTests {
  @Test("Entities in sets and unions are fetched anew; what exists for one result only stays as it was")
  func kinds() async throws {
    let lookups = Lookups()
    try await Lookups.$current.withValue(lookups) {
      let snippet = BerthSnippet(
        set: [Berth(id: "a"), Berth(id: "b")],
        mixed: [.berth(Berth(id: "c")), .weather(Weather(wind: 3))], weather: [Weather(wind: 5)])
      let shown = try await SnippetSession(snippet).render().view.text
      #expect(shown == #"true ["c true", "wind 3"] ["5"]"#)
      #expect(lookups.all == [["a", "b"], ["c"]])
    }
  }
}
