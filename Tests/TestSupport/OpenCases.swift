/// Entities as donated, and what queries among them have to find, whichever way they are asked.
package struct OpenCase: Sendable, CustomStringConvertible {
  package struct Row: Sendable {
    package var query: String
    /// Exactly these, in any order; `nil` where only the next two count.
    package var all: Set<String>?
    package var first: String?
    package var without: Set<String> = []

    static func all(_ query: String, _ found: String...) -> Row { Row(query: query, all: Set(found)) }
    static func first(_ query: String, _ first: String, without: Set<String> = []) -> Row {
      Row(query: query, first: first, without: without)
    }

    /// Why these are not what was to be found; `nil` if they are.
    package func complaint(_ found: [String]) -> String? {
      if let all, Set(found) != all || found.count != all.count {
        return "\(query): \(found), not \(all.sorted())"
      }
      if let first, found.first != first { return "\(query): \(found.first ?? "nothing") before \(first)" }
      let wrong = without.intersection(found)
      return wrong.isEmpty ? nil : "\(query): \(wrong.sorted()) among \(found)"
    }
  }

  package var name: String
  /// NDJSON.
  package var lines: String
  package var rows: [Row]
  package var description: String { name }
}

extension OpenCase {
  package static let all = [
    blank, long, awkward, redonated, accents, unspaced, symbols, odd, negative, numbers, groups,
  ]

  static let blank = OpenCase(
    name: "blank titles",
    lines: """
      {"app":"org.example.memo","type":"Memo","id":"m1","title":"","subtitle":"shopping","keywords":["lentils"]}
      {"app":"org.example.memo","type":"Memo","id":"m2","title":"   ","text":"lentils and rice"}
      {"app":"org.example.memo","type":"Memo","id":"m3","text":"lentils"}
      """,
    rows: [.all("lentils", "m1", "m2", "m3"), .all("shopping ", "m1")])

  static let long = OpenCase(
    name: "identifiers and words beyond the limit of terms",
    lines: """
      {"app":"a","type":"T","id":"\(String(repeating: "k", count: 300))","title":"longid"}
      {"app":"a","type":"T","id":"\(String(repeating: "k", count: 299))l","title":"otherid"}
      {"app":"a","type":"T","id":"token","text":"\(String(repeating: "x", count: 400)) tailword"}
      {"app":"a","type":"T","id":"n","title":"neighbour"}
      """,
    rows: [
      .all("tailword", "token"), .all("longid", String(repeating: "k", count: 300)), .all("neighbour", "n"),
      .all("id:" + String(repeating: "k", count: 300), String(repeating: "k", count: 300)),
    ])

  static let awkward = OpenCase(
    name: "awkward identifiers",
    lines: #"""
      {"app":"a","type":"T","id":"x/y/../z","title":"slashmarker"}
      {"app":"a","type":"T","id":"k:v:w","title":"colonmarker"}
      {"app":"a","type":"T","id":"it's \"q\"?","title":"quotemarker"}
      {"app":"a","type":"T","id":"trail","title":"plainmarker"}
      {"app":"a","type":"T","id":"trail ","title":"spacemarker"}
      {"app":"a","type":"T","id":"🪴🇨🇭","title":"emojimarker"}
      {"app":"a","type":"T","id":"-rf","title":"dashmarker"}
      """#,
    rows: [
      .all("slashmarker", "x/y/../z"), .all("colonmarker", "k:v:w"), .all("quotemarker", "it's \"q\"?"),
      .all("plainmarker", "trail"), .all("spacemarker", "trail "), .all("emojimarker", "🪴🇨🇭"),
      .all("dashmarker", "-rf"),
      .all("id:k:v:w", "k:v:w"), .all("id:\"trail \"", "trail "), .all("id:trail", "trail"),
      .all("id:-rf OR id:trail", "-rf", "trail"),
    ])

  static let redonated = OpenCase(
    name: "donated again with less",
    lines: """
      {"app":"a","type":"Plan","id":"p","title":"Harbour","text":"tangerine","keywords":["dock"],"priority":7}
      {"app":"a","type":"Plan","id":"p","title":"Marina"}
      """,
    rows: [.all("Marina", "p"), .all("Harbour"), .all("tangerine"), .all("dock"), .all("priority>=7")])

  static let accents = OpenCase(
    name: "ß, and a ring in two encodings",
    lines: """
      {"app":"a","type":"W","id":"s1","title":"Straßenkarte"}
      {"app":"a","type":"W","id":"s2","title":"STRASSENBAHN"}
      {"app":"a","type":"W","id":"r1","title":"\u{c5}kermark"}
      {"app":"a","type":"W","id":"r2","title":"A\u{30a}kerholm"}
      """,
    rows: [
      .all("strassen", "s1", "s2"), .all("STRASSEN", "s1", "s2"), .all("straßen", "s1", "s2"),
      .all("\u{e5}ker", "r1", "r2"), .all("a\u{30a}ker", "r1", "r2"), .all("aker", "r1", "r2"),
    ])

  static let unspaced = OpenCase(
    name: "one, two and more signs of Han, kana and Hangul",
    lines: """
      {"app":"a","type":"Room","id":"j1","title":"会議室の予約一覧"}
      {"app":"a","type":"Room","id":"j2","title":"予約の確認"}
      {"app":"a","type":"Room","id":"k1","title":"도서관이용안내"}
      {"app":"a","type":"Room","id":"c1","title":"圖書館借閱規則"}
      """,
    rows: [
      .all("室", "j1"), .all("予約", "j1", "j2"), .all("会議室", "j1"), .all("予約一覧", "j1"),
      .all("title:予約", "j1", "j2"),
      .all("title:会議室", "j1"), .all("이용안내", "k1"), .all("閱", "c1"), .all("title:(室 OR 閱)", "j1", "c1"),
    ])

  static let symbols = OpenCase(
    name: "names with symbols",
    lines: """
      {"app":"a","type":"Skill","id":"cpp","title":"C++ for beginners"}
      {"app":"a","type":"Skill","id":"cs","title":"C# patterns"}
      {"app":"a","type":"Skill","id":"net","title":".NET hosting"}
      {"app":"a","type":"Skill","id":"c","title":"C primer"}
      {"app":"a","type":"Skill","id":"tag","title":"#gardening list"}
      {"app":"a","type":"Skill","id":"other","title":"Unrelated bicycle"}
      """,
    rows: [
      .first("C++", "cpp", without: ["other"]), .first("C#", "cs", without: ["other"]),
      .first(".NET", "net", without: ["other"]), .first("net", "net", without: ["other"]),
      .first("C", "c", without: ["other"]), .first("#gardening", "tag", without: ["other"]),
      .first("gardening", "tag", without: ["other"]), .all("+"), .all("#"), .all("*"),
    ])

  static let odd = OpenCase(
    name: "texts that are no queries",
    lines: #"""
      {"app":"a","type":"T","id":"rock","title":"rock and roll"}
      {"app":"a","type":"T","id":"hello","title":"say \"hello"}
      {"app":"a","type":"T","id":"sum","title":"5 * 3 - 2"}
      {"app":"a","type":"T","id":"n1","title":"harbour plan"}
      {"app":"a","type":"T","id":"n2","title":"lentils"}
      """#,
    rows: [
      .all("\""), .all("\"\""), .first("\"hello", "hello"), .all("-"), .all("--"), .all("*"), .all("**"),
      .all("("),
      .all(")("), .all("()"), .all("-("), .all("\\"), .all("~"), .all("<<<"), .all(" "), .all(""),
      .first("note: hello", "hello"), .first("rock AND", "rock"), .first("rock (", "rock"),
      .first("(rock", "rock"),
      .first("5 * 3 - 2", "sum"), .first("rock AND (roll)", "rock"), .all("(rock) -(roll)"),
    ])

  static let negative = OpenCase(
    name: "only negation",
    lines: """
      {"app":"a","type":"Memo","id":"d1","title":"one","keywords":["draft"]}
      {"app":"a","type":"Memo","id":"d2","title":"two","keywords":["draft"]}
      {"app":"a","type":"Memo","id":"m3","title":"three"}
      {"app":"a","type":"Memo","id":"m4","title":"four"}
      {"app":"a","type":"Note","id":"n5","title":"five"}
      """,
    rows: [
      .all("-draft", "m3", "m4", "n5"), .all("NOT draft", "m3", "m4", "n5"),
      .all("type:Memo -draft", "m3", "m4"),
      .all("-(draft OR three)", "m4", "n5"), .all("-draft -five", "m3", "m4"),
      .all("-(draft) AND -type:Note", "m3", "m4"),
    ])

  static let numbers = OpenCase(
    name: "numbers and dates",
    lines: """
      {"app":"a","type":"B","id":"9","pages":9,"title":"book","date":"2026-01-15T12:00:00Z"}
      {"app":"a","type":"B","id":"10","pages":10,"title":"book","date":"2026-02-15T12:00:00Z"}
      {"app":"a","type":"B","id":"110","pages":110,"title":"book","date":"2025-12-31T12:00:00Z"}
      {"app":"a","type":"B","id":"20","pages":20,"title":"book"}
      {"app":"a","type":"B","id":"-3","pages":-3,"title":"book"}
      {"app":"a","type":"B","id":"2.5","pages":2.5,"title":"book"}
      {"app":"a","type":"B","id":"none","title":"book"}
      """,
    rows: [
      .all("pages:9..20", "9", "10", "20"), .all("pages > 10", "20", "110"),
      .all("pages<=2.5 book", "-3", "2.5"),
      .all("date:2026-01..2026-03", "9", "10"), .all("date:2025", "110"), .all("date:2026-01/2026-01", "9"),
      .all("before:2026 book", "110"), .all("book -date:2026", "110", "20", "-3", "2.5", "none"),
      .all("pages:(9 OR 110)", "9", "110"),
      .all("date:tomorrow book"),
    ])

  static let groups = OpenCase(
    name: "groups and beginnings",
    lines: """
      {"app":"a","type":"T","id":"1","title":"red tea"}
      {"app":"a","type":"T","id":"2","title":"bush tea"}
      {"app":"a","type":"T","id":"3","title":"red paint"}
      {"app":"b","type":"T","id":"4","title":"teapot"}
      """,
    rows: [
      .all("(red OR bush) tea ", "1", "2"), .all("tea* -red", "2", "4"), .all("title:(red tea)", "1"),
      .all("（red OR bush） tea ", "1", "2"), .all("(app:b OR paint) ", "3", "4"),
    ])
}
