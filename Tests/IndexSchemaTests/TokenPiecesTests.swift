import IndexSchema
import Testing

@Suite("What runs without blanks are made of")
struct TokenPiecesTests {
  private func pieces(_ text: String) -> [String] {
    TextAnalyzer().tokens(of: text).flatMap { $0.pieces.map(\.unsegmented) }
  }

  @Test(
    "words of the dictionary tell, grammar does not, and unknown characters go in pairs",
    arguments: [
      ("東京は明日雨ですか", ["東京", "明日"]), ("周末开放时间", ["周末", "开放", "时间"]),
      ("张艺谋电影", ["张艺", "艺谋", "电影"]), ("本を借りる方法", ["借りる", "借り", "方法"]),
      ("猫と犬", ["猫", "犬"]), ("ありがとうございます", ["ありがとう"]), ("東京", []), ("です", []),
      ("도서관에서", ["도서관", "서관에", "관에서"]), ("주말에", ["주말"]), ("비가", []),
      ("ห้องสมุดวันหยุด", ["ห้อง", "สมุด", "หยุด", "ห้องสมุด", "สมุดวัน", "วันหยุด"]),
      ("harbour", []), ("AirCombat", []), ("👩‍👩‍👧", []),
    ])
  func telling(text: String, expected: [String]) { #expect(pieces(text) == expected) }

  @Test(
    "no text is too odd",
    arguments: ["ーーーーー", "\u{3099}\u{3099}\u{3099}", "ｶﾞｶﾞｶﾞ", "가\u{1100}\u{1161}各各", "ๆๆๆๆๆ"])
  func odd(text: String) {
    for token in TextAnalyzer().tokens(of: String(repeating: text, count: 50)) {
      #expect(token.pieces.allSatisfy { !$0.parts.isEmpty && $0.parts.count <= token.parts.count })
      #expect(token.wordCount > 0)
    }
  }
}
