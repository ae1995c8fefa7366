import Foundation
import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// Titles with compounds, typed otherwise than they are written.
@Suite("Titles however they are cased, joined or parted")
struct TitleReadingTests {
  private static let pieces = [
    "git", "hub", "wi", "fi", "you", "tube", "office", "naïve", "map", "street", "io", "x", "über", "desk",
    "top",
    "ışık",
  ]

  /// One word of a title: humps, or pieces with a sign between them.
  private static func word(_ chance: inout SeededGenerator) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &chance)).map { _ in
      pieces.randomElement(using: &chance) ?? ""
    }
    let joint = ["", "", "-", "_", "'", "."].randomElement(using: &chance) ?? ""
    let isHumped = joint.isEmpty || Bool.random(using: &chance)
    return parts.map { isHumped ? $0.capitalized : $0 }.joined(separator: joint)
  }

  private static func titles(seed: UInt64) -> [String] {
    var chance = SeededGenerator(state: seed)
    return (0..<300).map { _ in
      (0..<Int.random(in: 1...3, using: &chance)).map { _ in word(&chance) }.joined(separator: " ")
    } + [
      "GitHub Desktop", "YouTube", "LibreOffice Writer", "iOS", "Wi-Fi", "İstanbul ışıkları",
      "XMLHttpRequest",
      "base64Encode helper", "Debian's guide", "O'Reilly Books", "🧑‍🌾 diary", "Node.js Handbook",
    ]
  }

  /// The same title as somebody else types it.
  private static func forms(_ title: String) -> [String] {
    let parted = TextAnalyzer().foldedWords(of: title)
    return Set([
      title, title.lowercased(), title.uppercased(), title.precomposedStringWithCanonicalMapping,
      title.decomposedStringWithCanonicalMapping, title.uppercased().decomposedStringWithCanonicalMapping,
      parted,
      title.filter { !"-_'".contains($0) }.lowercased(),
    ]).sorted()
  }

  @Test(
    "A title typed in any of its forms is the exact title, and every letter keeps it",
    arguments: [UInt64(1), 2])
  func forms(seed: UInt64) throws {
    let titles = Self.titles(seed: seed)
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    for (number, title) in titles.enumerated().suffix(22) {
      for form in Self.forms(title) {
        let hits = try index.respond(form) { $0.limit = 0 }.entities
        let whole = hits.first { $0.entity.entity.key.id == "\(number)" }
        #expect(whole?.tier == .exactTitle, "`\(form)` of `\(title)`")
        for length in 1..<max(2, form.count) {
          let typed = String(form.prefix(length))
          if TextAnalyzer().foldedWords(of: typed).isEmpty { continue }
          let hit = try index.respond(typed) {
            $0.limit = 0
            $0.isTyping = true
          }.entities.first { $0.entity.entity.key.id == "\(number)" }
          #expect(
            hit.map { $0.tier <= .titleBegun } == true,
            "`\(typed)` of `\(title)`: \(hit?.tier.rawValue ?? "lost")")
        }
      }
    }
  }

  @Test(
    "The exact title is first in capitals, joined and parted",
    arguments: ["github desktop", "GITHUB DESKTOP", "GitHub Desktop", "git hub desktop", "Git-Hub desktop"])
  func exactFirst(typed: String) throws {
    let index = try QueryIndex([
      .make("desktop", "GitHub Desktop"), .make("companion", "Github Desktop Companion"),
      .make("other", "Desktop of the git hub"),
    ])
    let hits = try index.respond(typed).entities
    #expect(hits.first?.entity.entity.key.id == "desktop" && hits.first?.tier == .exactTitle)
  }

  @Test("A title of humps keeps its place beside one that is a word, from the first letter to the last")
  func humps() throws {
    for (title, other) in [
      ("YouTube", "youtube-dl"), ("LibreOffice", "libreoffice-writer"), ("iOS", "ios-base"),
      ("Wi-Fi", "wifi-radar"),
    ] {
      // Where a stem finds both alike the newer is the first.
      let index = try QueryIndex([.make("other", other), .make("title", title)])
      let typed = title.lowercased().filter { $0 != "-" }
      for length in 1...typed.count {
        let hits = try index.respond(String(typed.prefix(length))).entities
        #expect(hits.first?.entity.entity.key.id == "title", "\(typed.prefix(length))")
      }
      #expect(try index.respond(typed).entities.map(\.tier) == [.exactTitle, .titlePrefix])
    }
  }

  @Test("More titles than are named one by one begin so all the same")
  func many() throws {
    let titles = (0..<TitleQueries.mostTitles + 50).map { "JavaScript tutorial part \($0)" }
    let index = try QueryIndex(
      titles.enumerated().map { .make("\($0)", $1) } + [.make("java", "Java tutorial")])
    for text in [titles[7], titles[7].lowercased(), "Java script tutorial part 7"] {
      for length in 1...text.count {
        let hit = try index.respond(String(text.prefix(length))) { $0.limit = 0 }.entities.first {
          $0.entity.entity.key.id == "7"
        }
        #expect(
          hit.map { $0.tier <= .titleBegun } == true,
          "`\(text.prefix(length))`: \(hit?.tier.rawValue ?? "lost")")
      }
    }
    #expect(try index.respond("javascript tutorial").entities.first?.tier == .titlePrefix)
  }

  @Test("A name beside the title that is exactly what was typed comes first in its tier")
  func otherNames() throws {
    let pages = ["git-ls-remote", "ls", "gcloud-storage-ls", "lsof"].map { name in
      DonatedEntity.make(
        name, name,
        ["alternateNames": .list([.text("\(name)(1)")]), "rankingHint": .number(name == "ls" ? 0 : 100)])
    }
    let index = try QueryIndex(pages + [.make("title", "ls 1")])
    let hits = try index.respond("ls(1)").entities
    // A title comes before other names.
    #expect(hits.prefix(2).map(\.entity.entity.key.id) == ["title", "ls"])
    #expect(hits.map(\.tier).prefix(2) == [.exactTitle, .allInTitle])
    let crowded = try QueryIndex(
      (0..<QueryPlanner.mostWeighed + 100).map { .make("\($0)", "Printf \($0) of a kind") } + [
        .make("page", "formats", ["alternateNames": .list([.text("Printf")])])
      ] + (0..<50).map { .make("new\($0)", "The printf") })
    let tier = try crowded.respond("printf") { $0.limit = 0 }.entities.filter { $0.tier == .allInTitle }
    #expect(tier.first?.entity.entity.key.id == "page")
  }

  @Test("Suggestions go on from a title of humps however it was typed")
  func suggestions() throws {
    let index = try QueryIndex([.make("1", "YouTube Music"), .make("2", "YouTube")])
    for typed in ["youtu", "YouTu", "youtube"] {
      #expect(
        try index.respond(typed) { $0.suggestionLimit = 5 }.suggestions.contains("YouTube Music"), "\(typed)")
    }
  }
}
