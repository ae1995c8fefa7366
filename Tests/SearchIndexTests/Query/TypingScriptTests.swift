import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// Titles of many scripts, typed character by character.
@Suite("Typing in any script")
struct TypingScriptTests {
  /// Words of one script each; where none are written, they are joined without blanks.
  private static let scripts: [(name: String, blank: String, words: [String])] = [
    ("Thai", "", ["ผัด", "ไทย", "ข้าว", "มะม่วง", "ตลาด", "น้ำ", "กรุงเทพ", "มหานคร", "ต้มยำ", "กุ้ง", "ตาก", "ลม"]),
    ("Khmer", "", ["ភាសា", "ខ្មែរ", "ប្រទេស", "កម្ពុជា", "ភ្នំពេញ", "សៀវភៅ", "អង្គរ", "វត្ត", "ទឹក"]),
    ("Lao", "", ["ພາສາ", "ລາວ", "ວຽງຈັນ", "ປະເທດ", "ຕະຫຼາດ", "ເຂົ້າ", "ນ້ຳ", "ໂຮງຮຽນ"]),
    ("Burmese", "", ["မြန်မာ", "ဘာသာ", "စကား", "ရန်ကုန်", "စာအုပ်", "ဈေး", "ကျောင်း", "ရေ"]),
    ("Japanese", "", ["会議", "東京", "カタカナ", "ひらがな", "駅", "Tokyo", "ｶﾞｲﾄﾞ", "2024"]),
    ("Korean", " ", ["한국어", "회의", "서울", "각", "도서관", "값"]),
    ("Chinese", "", ["北京", "會議", "圖書館", "中", "日報", "API"]),
    ("Arabic", " ", ["كِتَاب", "مكتبة", "العربية", "مدرسة", "أحمد"]),
    ("Hebrew", " ", ["שָׁלוֹם", "ספר", "ירושלים", "בית־ספר"]),
    ("Devanagari", " ", ["हिन्दी", "पुस्तक", "क्षेत्र", "दिल्ली", "विद्यालय"]),
    ("Greek", " ", ["Ελληνικά", "λόγος", "Ὀδυσσεύς", "άνθρωπος"]),
    ("Cyrillic", " ", ["Москва", "ёлка", "библиотека", "Київ", "й"]),
    ("Latin", " ", ["Ångström", "straße", "ﬁnance", "naïve", "İstanbul", "łódź", "e\u{301}te\u{301}"]),
    ("Emoji", " ", ["👩‍👩‍👧", "👍🏽", "🇯🇵", "☕️", "notes"]),
  ]

  private static func titles(_ script: (name: String, blank: String, words: [String]), seed: UInt64)
    -> [String]
  {
    var chance = SeededGenerator(state: seed)
    return (0..<40).map { _ in
      (0..<Int.random(in: 1...6, using: &chance)).map { _ in
        (script.words.randomElement(using: &chance) ?? "")
          + (Int.random(in: 0..<6, using: &chance) == 0 ? " " : "")
      }.joined(separator: script.blank)
    }
  }

  @Test("every beginning of a title finds its entity", arguments: 0..<scripts.count, [UInt64(1), 2])
  func everyBeginning(script: Int, seed: UInt64) throws {
    let script = Self.scripts[script]
    let titles = Self.titles(script, seed: seed)
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    let snapshot = index.snapshot()
    for (number, title) in titles.enumerated().prefix(8) {
      for length in 1...title.count {
        let typed = String(title.prefix(length))
        if TextAnalyzer().foldedWords(of: typed).isEmpty || typed.hasSuffix(" ") { continue }
        var request = SearchRequest(typed)
        request.limit = 0
        let found = try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request).ids
        #expect(found.contains("\(number)"), "\(script.name): \(typed) of \(title)")
      }
    }
  }

  @Test("a word is found inside a longer one, where a script has no blanks and a dictionary joins them")
  func inside() throws {
    let index = try QueryIndex([
      .make("language", "ភាសាខ្មែរ"), .make("thai", "ผัดไทย"), .make("other", "ភាសា"), .make("apart", "ខ្មែ ខែរ"),
    ])
    #expect(try index.ids("ខ្មែរ") == ["language"])
    #expect(try index.ids("ไทย") == ["thai"])
    #expect(try index.ids("ผัดไ") == ["thai"])
    #expect(try index.ids("ไผัด") == [])
  }
}
