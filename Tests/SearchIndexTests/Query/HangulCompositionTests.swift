import SearchModel
import Testing

@testable import SearchIndex

/// Korean typed letter by letter, as input methods show it.
@Suite("Hangul being composed")
struct HangulCompositionTests {
  /// What an input method shows after each letter of a text.
  static func steps(of text: String) -> [String] {
    var shown = ""
    return text.unicodeScalars.flatMap { scalar -> [String] in
      let steps = syllable(scalar, after: shown)
      shown.unicodeScalars.append(scalar)
      return steps
    }
  }

  private static func syllable(_ scalar: Unicode.Scalar, after before: String) -> [String] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [before + String(scalar)] }
    let index = scalar.value - 0xAC00
    let (first, vowel, last) = (index / 588, index / 28 % 21, index % 28)
    func shown(_ vowel: UInt32, _ last: UInt32) -> String {
      before + String(Unicode.Scalar(0xAC00 + first * 588 + vowel * 28 + last) ?? " ")
    }
    var steps = [joined(first, to: before) ?? before + String(consonants[Int(first)])]
    if let short = shortVowels[vowel] { steps.append(shown(short, 0)) }
    steps.append(shown(vowel, 0))
    if let short = pairs.first(where: { $0.both == last })?.first { steps.append(shown(vowel, short)) }
    if last > 0 { steps.append(shown(vowel, last)) }
    return steps
  }

  /// A first consonant is the last one of the syllable before, as long as no vowel follows.
  private static func joined(_ first: UInt32, to before: String) -> String? {
    guard let end = before.unicodeScalars.last, (0xAC00...0xD7A3).contains(end.value), let last = lasts[first]
    else { return nil }
    let had = (end.value - 0xAC00) % 28
    let both = had == 0 ? last : pairs.first { $0.first == had && $0.second == last }?.both
    return both.flatMap { Unicode.Scalar(end.value - had + $0) }.map { before.dropLast() + String($0) }
  }

  private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let shortVowels: [UInt32: UInt32] = [9: 8, 10: 8, 11: 8, 14: 13, 15: 13, 16: 13, 19: 18]
  /// First consonants as last ones; ㄸ, ㅃ and ㅉ are none.
  private static let lasts: [UInt32: UInt32] = [
    0: 1, 1: 2, 2: 4, 3: 7, 5: 8, 6: 16, 7: 17, 9: 19, 10: 20, 11: 21, 12: 22, 14: 23, 15: 24, 16: 25, 17: 26,
    18: 27,
  ]
  private static let pairs: [(first: UInt32, second: UInt32, both: UInt32)] = [
    (1, 19, 3), (4, 22, 5), (4, 27, 6), (8, 1, 9), (8, 16, 10), (8, 17, 11), (8, 19, 12), (8, 25, 13),
    (8, 26, 14),
    (8, 27, 15), (17, 19, 18),
  ]

  @Test("The steps of an input method are as people see them")
  func input() {
    #expect(Self.steps(of: "한글") == ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"])
    #expect(Self.steps(of: "가게") == ["ㄱ", "가", "각", "가게"])
    #expect(Self.steps(of: "값이") == ["ㄱ", "가", "갑", "값", "값ㅇ", "값이"])
    #expect(Self.steps(of: "의자") == ["ㅇ", "으", "의", "읮", "의자"])
    #expect(Self.steps(of: "앉아 과") == ["ㅇ", "아", "안", "앉", "앉ㅇ", "앉아", "앉아 ", "앉아 ㄱ", "앉아 고", "앉아 과"])
  }

  private static let titles = [
    "한글 문서", "가게", "값이 오른다", "앉아 과자", "까치 닭을", "의사 선생님", "대한민국 헌법", "뛰어쓰기", "서울 지하철 노선도", "왜 그래",
    "漢字한자", "iPhone사용법", "쌍쌍바", "삶의 질", "외국어", "뒤뜰", "짧은 꿈", "옳고 그름",
  ]

  @Test(
    "No letter loses an entity by its title, its text or its last word",
    arguments: ["title", "text", "names"])
  func every(place: String) throws {
    let index = try QueryIndex(
      Self.titles.map { place == "text" ? .make($0, "x", ["textContent": .text($0)]) : .make($0, $0) })
    let snapshot = index.snapshot()
    for title in Self.titles {
      let words = title.split(separator: " ").map(String.init)
      let typed = Self.steps(of: title) + Self.steps(of: words[words.count - 1])
      for text in typed where !text.hasSuffix(" ") {
        var request = SearchRequest(text)
        (request.limit, request.isTyping, request.namesOnly) = (0, true, place == "names")
        let response = try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request)
        let found = response.entities.first { $0.entity.entity.key.id == title }
        #expect(found.map { $0.tier != .someWords } == true, "\(text) of \(title)")
        var counting = request
        counting.countOnly = true
        let count = try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: counting).count
        #expect(count == response.count && count > 0, "\(text)")
      }
    }
  }

  @Test("Random syllables are found at each of their letters", arguments: UInt64(1)...3)
  func random(seed: UInt64) throws {
    var chance = SeededGenerator(state: seed)
    let titles = (0..<60).map { _ in
      String(
        (0..<Int.random(in: 1...4, using: &chance)).map { _ in
          Character(Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &chance)) ?? " ")
        })
    }
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    let snapshot = index.snapshot()
    for (number, title) in titles.enumerated() {
      for text in Self.steps(of: title) {
        var request = SearchRequest(text)
        request.limit = 0
        let found = try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request).ids
        #expect(found.contains("\(number)"), "\(text) of \(title)")
      }
    }
  }

  @Test("What is finished, quoted or excluded is not composed further, and a whole syllable comes first")
  func finished() throws {
    let index = try QueryIndex([.make("hangul", "한글 문서"), .make("ha", "하 노래"), .make("gage", "가게")])
    #expect(try index.ids("하") == ["ha", "hangul"])
    #expect(try index.ids("하 ") == ["ha"])
    #expect(try index.ids("\"하\"") == ["ha"])
    #expect(try index.ids("각") == ["gage"])
    #expect(try index.ids("각 ").isEmpty)
    #expect(try index.ids("문서 -하").contains("hangul"))
    let hit = try #require(try index.respond("한그").entities.first)
    #expect(hit.highlights["title"]?.map(\.range) == [0..<2])
  }
}
