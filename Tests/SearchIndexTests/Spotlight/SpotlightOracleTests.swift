import Foundation
import SearchModel
import Testing
@testable import SearchIndex

/// Random conditions against a plain evaluation that knows neither the parser nor the index.
@Suite("Random conditions of the query language")
struct SpotlightOracleTests {
  struct Sample {
    var title: String
    var keywords: [String]
    var pages: [Double]
    var pageCount: Double?
    var isAllDay: Bool?
    var body: String?
  }

  struct Condition {
    var text: String
    var holds: (Sample) -> Bool
  }

  private static let words = [
    "Paris", "paris", "Été", "ete", "E\u{301}te\u{301}", "win", "Window", "MyWin", "a", "b-c", "x y",
  ]

  private static func samples(_ random: inout SeededGenerator) -> [Sample] {
    (0..<120).map { _ in
      Sample(
        title: phrase(&random),
        keywords: (0..<Int.random(in: 0...2, using: &random)).map { _ in phrase(&random) },
        pages: (0..<Int.random(in: 0...2, using: &random)).map { _ in
          Double(Int.random(in: 0...9, using: &random))
        },
        pageCount: Bool.random(using: &random) ? Double(Int.random(in: -3...9, using: &random)) : nil,
        isAllDay: Bool.random(using: &random) ? Bool.random(using: &random) : nil,
        body: Bool.random(using: &random) ? phrase(&random) + " " + phrase(&random) : nil)
    }
  }

  private static func phrase(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in words.randomElement(using: &random)! }
      .joined(separator: " ")
  }

  @Test("Index and plain evaluation agree", arguments: 1...8 as ClosedRange<UInt64>)
  func agree(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let samples = Self.samples(&random)
    let index = try QueryIndex(
      samples.enumerated().map { place, sample in
        var attributes: [Attribute] = [Attribute("title", .text(sample.title))]
        if !sample.keywords.isEmpty {
          attributes.append(Attribute("keywords", .list(sample.keywords.map { .text($0) })))
        }
        if let pages = sample.pageCount { attributes.append(Attribute("pageCount", .number(pages))) }
        if let flag = sample.isAllDay { attributes.append(Attribute("allDay", .boolean(flag))) }
        if let body = sample.body { attributes.append(Attribute("textContent", .text(body))) }
        if !sample.pages.isEmpty {
          attributes.append(Attribute("pages", .list(sample.pages.map { .number($0) }), custom: .donated))
        }
        var entity = DonatedEntity.make("\(place)", nil)
        entity.attributes = attributes
        return entity
      })
    for _ in 0..<150 {
      let condition = Self.condition(depth: 3, &random)
      let found = Set(
        try index.ids(condition.text) { request in
          request.syntax = .spotlight
          request.limit = 0
        })
      let expected = Set(samples.indices.filter { condition.holds(samples[$0]) }.map(String.init))
      #expect(found == expected, "\(condition.text)")
    }
  }

  // MARK: Conditions

  private static func condition(depth: Int, _ random: inout SeededGenerator) -> Condition {
    guard depth > 0 else { return comparison(&random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let inner = condition(depth: depth - 1, &random)
      return Condition(text: "!(\(inner.text))") { !inner.holds($0) }
    case 1:
      let (left, right) = (condition(depth: depth - 1, &random), condition(depth: depth - 1, &random))
      return Condition(text: "(\(left.text) && \(right.text))") { left.holds($0) && right.holds($0) }
    case 2:
      let (left, right) = (condition(depth: depth - 1, &random), condition(depth: depth - 1, &random))
      return Condition(text: "(\(left.text)||\(right.text))") { left.holds($0) || right.holds($0) }
    default: return comparison(&random)
    }
  }

  private static func comparison(_ random: inout SeededGenerator) -> Condition {
    let isEqual = Bool.random(using: &random)
    let operation = isEqual ? "==" : "!="
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return number("pageCount", &random) { $0.pageCount.map { [$0] } ?? [] }
    case 1: return number("pages", &random) { $0.pages }
    case 2:
      let flag = Bool.random(using: &random)
      return Condition(text: "allDay \(operation) \(flag ? 1 : 0)") { ($0.isAllDay == flag) == isEqual }
    case 3:
      return Condition(text: "keywords \(operation) null") { $0.keywords.isEmpty == isEqual }
    default:
      let (name, values) = [
        ("title", { (sample: Sample) in [sample.title] }), ("keywords", { $0.keywords }),
        ("textContent", { $0.body.map { [$0] } ?? [] }),
      ].randomElement(using: &random)!
      let pattern = OraclePattern.random(words, &random)
      return Condition(text: "\(name) \(operation) \(pattern.text)") { sample in
        values(sample).contains(where: pattern.matches) == isEqual
      }
    }
  }

  private static func number(
    _ name: String, _ random: inout SeededGenerator, _ values: @escaping (Sample) -> [Double]
  ) -> Condition {
    let limit = Double(Int.random(in: -3...9, using: &random))
    let typed = String(Int(limit))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return Condition(text: "\(name) == \(typed)") { values($0).contains(limit) }
    case 1: return Condition(text: "\(name) < \(typed)") { values($0).contains { $0 < limit } }
    case 2: return Condition(text: "\(name)<=\(typed)") { values($0).contains { $0 <= limit } }
    case 3: return Condition(text: "\(name) > \(typed)") { values($0).contains { $0 > limit } }
    case 4: return Condition(text: "\(name) >= \(typed)") { values($0).contains { $0 >= limit } }
    default:
      return Condition(text: "InRange(\(name), \(typed), \(Int(limit) + 2))") {
        values($0).contains { limit <= $0 && $0 <= limit + 2 }
      }
    }
  }
}

/// A pattern by Foundation's comparisons and plain recursion.
struct OraclePattern {
  var pieces: [String]
  var options: String

  var text: String { "\"" + pieces.joined(separator: "*") + "\"" + options }

  static func random(_ words: [String], _ random: inout SeededGenerator) -> OraclePattern {
    let word = words.randomElement(using: &random)!
    let part = String(word.prefix(Int.random(in: 1...word.count, using: &random)))
    let pieces: [String] =
      switch Int.random(in: 0..<6, using: &random) {
      case 0: [part, ""]
      case 1: ["", part]
      case 2: ["", part, ""]
      case 3: [part, words.randomElement(using: &random)!]
      default: [word]
      }
    let options = ["", "c", "d", "cd", "w", "cw", "wcd"].randomElement(using: &random)!
    return OraclePattern(pieces: pieces, options: options)
  }

  func matches(_ value: String) -> Bool {
    let text = folded(value)
    let pieces = pieces.map(folded)
    guard options.contains("w") else { return Self.glob(pieces, text[...]) }
    // Case decides where words begin, so boundaries come from the value as it is.
    let original = Array(value.precomposedStringWithCanonicalMapping)
    let bounds = Self.boundaries(original)
    for start in bounds {
      for end in bounds where end > start && Self.glob(pieces, folded(String(original[start..<end]))[...]) {
        return true
      }
    }
    return false
  }

  private func folded(_ text: String) -> [Character] {
    var text = text.precomposedStringWithCanonicalMapping
    if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    if options.contains("c") { text = text.lowercased() }
    return Array(text)
  }

  private static func glob(_ pieces: [[Character]], _ text: ArraySlice<Character>) -> Bool {
    guard let first = pieces.first else { return text.isEmpty }
    if pieces.count == 1 { return Array(text) == first }
    guard text.starts(with: first) else { return false }
    let rest = text.dropFirst(first.count)
    return (rest.startIndex...rest.endIndex).contains { place in
      let next = pieces.dropFirst()
      return next.count == 1
        ? Array(rest[place...]) == next.first! : glob(Array(next), rest[place...])
    }
  }

  private static func boundaries(_ text: [Character]) -> [Int] {
    (0...text.count).filter { place in
      guard place > 0, place < text.count else { return true }
      let (before, after) = (text[place - 1], text[place])
      func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
      return isWord(before) != isWord(after) || (before.isLowercase && after.isUppercase)
    }
  }
}
