import SearchModel
import Testing

@testable import SearchIndex

/// Every operator with every kind of attribute, values and patterns drawn at random, against a plain evaluation.
@Suite("Every operator with every kind of attribute")
struct SpotlightKindsTests {
  @Test(
    "Each way to ask for an attribute finds what a plain evaluation finds",
    arguments: 1...4 as ClosedRange<UInt64>)
  func each(seed: UInt64) throws {
    var test = try World(seed: seed)
    var atOnce = 0
    for (name, _) in OracleEntity.names {
      let kind = try #require(test.entities[0].values[name])
      for comparison in OracleComparison.all(name, of: kind, &test.random) {
        if try test.check(comparison.text, { comparison.holds($0.values[name]!) }) { atOnce += 1 }
        _ = try test.check("!(\(comparison.text))") { !comparison.holds($0.values[name]!) }
      }
    }
    #expect(atOnce > 20)
  }

  @Test("`*` asks for any text that a search looks into", arguments: 11...12 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) throws {
    var test = try World(seed: seed)
    let names = OracleEntity.names.filter(\.isAnyText).map(\.name)
    for options in ["", "c", "d", "cd", "w", "wcd", "t", "tcd"] {
      let one = OracleComparison.pattern("title", true, options, &test.random)
      let pattern = try #require(one.text.firstIndex(of: "=")).utf16Offset(in: one.text)
      _ = try test.check("* " + one.text.dropFirst(pattern)) { entity in
        names.contains { one.holds(entity.values[$0]!) }
      }
    }
  }

  @Test("So do combinations of them", arguments: 21...26 as ClosedRange<UInt64>)
  func combined(seed: UInt64) throws {
    var test = try World(seed: seed)
    for _ in 0..<120 {
      let condition = test.condition(depth: 3)
      _ = try test.check(condition.text, condition.holds)
    }
  }
}

/// Entities, an index of them, and what is drawn next.
private struct World {
  let entities: [OracleEntity]
  let index: QueryIndex
  var random: SeededGenerator

  init(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    entities = (0..<60).map { OracleEntity($0, &random) }
    index = try QueryIndex(entities.map(\.entity))
    self.random = random
  }

  func found(_ text: String, isBrief: Bool = false) throws -> Set<String> {
    var request = SearchRequest(text)
    (request.syntax, request.limit) = (.spotlight, 0)
    let snapshot = index.snapshot()
    _ = try snapshot.facts.documentCount
    var execution = SearchExecution(snapshot: snapshot, now: OracleEntity.now)
    execution.isBrief = isBrief
    return Set(try execution.respond(to: request).ids)
  }

  /// - Returns: whether it was answered at once.
  func check(_ text: String, _ holds: (OracleEntity) -> Bool) throws -> Bool {
    let expected = Set(entities.filter(holds).map(\.entity.key.id))
    let answer = try found(text)
    #expect(answer == expected, "\(text)")
    do {
      let brief = try found(text, isBrief: true)
      #expect(brief == expected, "\(text), at once")
      return true
    } catch is SpotlightCompiler.NotBrief {
      return false
    }
  }

  mutating func condition(depth: Int) -> (text: String, holds: (OracleEntity) -> Bool) {
    switch depth == 0 ? 9 : Int.random(in: 0..<6, using: &random) {
    case 0:
      let inner = condition(depth: depth - 1)
      return ("!(\(inner.text))", { !inner.holds($0) })
    case 1, 2:
      let (left, right) = (condition(depth: depth - 1), condition(depth: depth - 1))
      return ("(\(left.text) && \(right.text))", { left.holds($0) && right.holds($0) })
    case 3:
      let (left, right) = (condition(depth: depth - 1), condition(depth: depth - 1))
      return ("(\(left.text)||\(right.text))", { left.holds($0) || right.holds($0) })
    default:
      let name = OracleEntity.names.randomElement(using: &random)!.name
      let comparison = OracleComparison.all(name, of: entities[0].values[name]!, &random).randomElement(
        using: &random)!
      return (comparison.text, { comparison.holds($0.values[name]!) })
    }
  }
}
