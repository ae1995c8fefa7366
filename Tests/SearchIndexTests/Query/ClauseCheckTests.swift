import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// Alternatives with a condition that only the stored entity decides are decided by it as a whole.
@Suite("Groups with a condition on stored text")
struct ClauseCheckTests {
  @Test("An author, a number and a yes are found beside a condition on the text, as they are without it")
  func people() throws {
    let index = try QueryIndex([
      .make(
        "author", "Harbour", ["authors": .list([.object(["displayName": .text("Ann Lee")])])]),
      .make("text", "Harbour", ["textContent": .text("foo")]),
      .make("version", "Harbour", ["version": .integer(3), "textContent": .text("foo")]),
      .make("owned", "foo", ["userOwned": .integer(1)]),
      .make("foo", "Foo", ["contentURL": .text("https://foo.example")]),
    ])
    #expect(try Set(index.ids("(text:foo OR authors:\"Ann Lee\")")) == ["text", "author", "version"])
    #expect(try Set(index.ids("(text:foo OR lee) ")) == ["text", "author", "version"])
    #expect(try Set(index.ids("(text:nothing OR version:3)")) == ["version"])
    #expect(try Set(index.ids("(text:foo version:3)")) == ["version"])
    #expect(try Set(index.ids("(text:foo OR userOwned:yes)")) == ["text", "version", "owned"])
    #expect(try Set(index.ids("harbour -(text:foo OR authors:lee)")) == [])
  }

  @Test("A number that an attribute of text was donated as is a text of it")
  func number() throws {
    let index = try QueryIndex([
      .make("number", "x", ["textContent": .integer(1984)]),
      .make("title", "1984", ["textContent": .text("x")]),
    ])
    #expect(try index.ids("text:1984 ") == ["number"])
    #expect(try index.ids("text=1984 ") == ["number"])
  }

  // MARK: Whatever is donated

  private static let words = [
    "run", "Running", "C++", "old-fashioned", "AirCombat", "会議", "会議室", "été", "Ann", "Lee", "3", "2.5", "1",
    "0", "2026-03-05", "2026-03-05T10:00:00Z",
  ]
  private static let keys = [
    "title", "displayName", "alternateNames", "subtitle", "keywords", "textContent", "contentDescription",
    "path", "version", "authors", "cc", "pageCount", "dueDate", "userOwned", "own", "quiet",
  ]

  private static func value(_ chance: inout SeededGenerator, depth: Int = 0) -> AttributeValue {
    func text() -> String {
      (0..<Int.random(in: 1...2, using: &chance)).map { _ in words.randomElement(using: &chance) ?? "" }
        .joined(separator: " ")
    }
    switch Int.random(in: 0..<(depth > 0 ? 8 : 11), using: &chance) {
    case 0, 1: return .text(text())
    case 2: return .integer(.random(in: 0...3, using: &chance))
    case 3: return .number([2.5, 1, 0].randomElement(using: &chance) ?? 1)
    case 4: return .boolean(.random(using: &chance))
    case 5: return .date(1_772_704_800)
    case 6: return .data(Array(text().utf8))
    case 7:
      return .object([
        "displayName": .text(text()), "handles": .list([.text(text())]), "other": .text(text()),
      ])
    case 8: return .localized(["en": text(), "en-GB": text()])
    default:
      let count = Int.random(in: 1...3, using: &chance)
      return .list((0..<count).map { _ in value(&chance, depth: depth + 1) })
    }
  }

  private static func entities(_ chance: inout SeededGenerator) -> [DonatedEntity] {
    (0..<40).map { number in
      var entity = DonatedEntity.make("\(number)", nil, ["contentDescription": .text("common")])
      for key in keys.shuffled(using: &chance).prefix(3) where key != "contentDescription" {
        var attribute = Attribute(key, value(&chance))
        if SchemaMapping.current[key] == nil {
          attribute.custom = key == "quiet" ? [.searchable] : .donated
        }
        entity.attributes.append(attribute)
      }
      return entity
    }
  }

  @Test("A word, a condition and their negations find the same in a group as alone", arguments: UInt64(1)...3)
  func same(seed: UInt64) throws {
    var chance = SeededGenerator(state: seed)
    let index = try QueryIndex(Self.entities(&chance))
    let all = Set((0..<40).map(String.init))
    func ids(_ text: String, namesOnly: Bool = false) throws -> Set<String> {
      let response = try index.respond(text) {
        $0.syntax = .strict
        $0.limit = 0
        $0.namesOnly = namesOnly
      }
      return Set(response.ids)
    }
    for key in Self.keys + [""] {
      for word in Self.words + ["true"] {
        for (comparison, quote) in [(":", ""), (":", "\""), ("=", "\"")] {
          if key.isEmpty, comparison == "=" { continue }
          let asked = (key.isEmpty ? "" : key + comparison) + quote + word + quote
          guard let alone = try? ids(asked + " ") else { continue }
          // Every entity may have `common` in its text, as far as terms tell, and none has.
          let grouped = try ids("(\(asked) OR text:common) ")
          #expect(grouped == alone, "\(asked)")
          let not = try ids("common -(\(asked) OR text:common) ")
          #expect(not == all.subtracting(alone), "-\(asked)")
          if key.isEmpty {
            #expect(
              try ids("(\(asked) OR text:common) ", namesOnly: true) == ids(asked + " ", namesOnly: true),
              "\(asked)"
            )
          }
        }
      }
    }
  }
}
