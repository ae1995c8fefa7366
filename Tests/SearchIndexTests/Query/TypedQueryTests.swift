import IndexSchema
import SearchModel
import TestSupport
import Testing

@testable import SearchIndex

@Suite("What typed text is read as")
struct TypedQueryTests {
  /// 2026-03-05 12:00 UTC, a Thursday.
  static let now = 1_772_712_000.0

  private static let resolver: KeyResolver = {
    var keys = CustomKeyTable()
    keys.add(CustomKey(name: "pages", kind: .number, slot: 1000, options: .donated))
    return KeyResolver(keys)
  }()

  private func read(_ text: String) -> ParsedQuery {
    QueryRecognizer(
      target: Self.resolver.target, words: { QueryWord.words(of: $0, analyzer: TextAnalyzer()) },
      now: Self.now
    ).parse(text)
  }

  @Test(
    "Groups, operators and keys",
    arguments: [
      ("red bush ", "(red AND bush)"), ("red OR bush tea ", "(red OR (bush AND tea))"),
      ("(red OR bush) tea ", "((red OR bush) AND tea)"), ("tea (red OR bush)", "(tea AND (red OR bush))"),
      ("-(red bush) ", "NOT (red AND bush)"), ("NOT (red OR bush) ", "NOT (red OR bush)"),
      ("tea AND (red OR (bush -green)) ", "(tea AND (red OR (bush AND NOT green)))"),
      ("(red) ", "red"), ("((red)) ", "red"), ("() red ", "red"), ("(red (bush)) ", "(red AND bush)"),
      ("title:(red bush) ", "(title:red AND title:bush)"),
      ("title:(red OR \"bush tea\") ", "(title:red OR title:\"bush tea\")"),
      ("-title:(red bush) ", "NOT (title:red AND title:bush)"),
      ("pages:(3 OR 5) ", "(pages:3 OR pages:5)"), ("f(x) ", "(f AND x)"), ("(f(x)) ", "(f AND x)"),
      // What has no counterpart is text.
      ("(red ", "red"), ("red) ", "red"), (")( red ", "red"), ("title:(red ", "title:red"),
      ("-(red ", "NOT red"),
      ("(red) (bush ", "(red AND bush)"), (":) red ", "red"), ("(bus", "bus…"),
      ("(red bus", "(red AND bus…)"),
      ("(red bus)", "(red AND bus)"), ("AND (red OR) ", "(and AND red AND or)"),
      // Operators in full width.
      ("（red OR bush） －tea ", "((red OR bush) AND NOT tea)"), ("ｔｉｔｌｅ：tea ", "title:tea"),
      ("pages＞＝１０ ", "pages>=１０"), ("＂red bush＂", "\"red bush\""),
      // Blanks around a comparison with a key of numbers.
      ("pages > 10 ", "pages>10"), ("tea pages <= 10k ", "(tea AND pages<=10k)"), ("5 > 3 ", "(5 AND 3)"),
      ("tea > 3 ", "(tea AND 3)"), ("pages > many ", "(pages AND many)"),
      // The same behind the key, and around `..`.
      ("pages: 9 ", "pages:9"), ("pages> 9 tea ", "(pages>9 AND tea)"), ("-pages: 9 ", "NOT pages:9"),
      ("pages:9 .. 12 ", "pages:9..12"), ("pages: 9 .. 12 tea ", "(pages:9..12 AND tea)"),
      ("pages:9 12 ", "(pages:9 AND 12)"), ("title: tea ", "(title AND tea)"), ("note: 9 ", "(note AND 9)"),
      ("pages: many ", "(pages AND many)"), ("pages:9.. 12 ", "(pages:9.. AND 12)"),
      // What is not so.
      ("pages!=9 ", "NOT pages=9"), ("pages ≠ 9 tea ", "(NOT pages=9 AND tea)"), ("-pages!=9 ", "pages=9"),
      ("title!=(red OR bush) ", "NOT (title=red OR title=bush)"),
      ("title != red bush ", "(NOT title=red AND bush)"),
      ("a!=b ", "(a AND b)"), ("red != bush ", "(red AND bush)"),
      ("pages≥9 pages ≤ 12 ", "(pages>=9 AND pages<=12)"),
      // Beginnings.
      ("tea* ", "tea*"), ("tea* pot ", "(tea* AND pot)"), ("C* ", "c*"), ("* ", ""), ("te*a ", "(te AND a)"),
    ])
  func clauses(text: String, expected: String) {
    #expect(read(text).clause?.description ?? "" == expected)
  }

  @Test(
    "Relative dates are written out as the caller's days",
    arguments: [
      ("date:today", "2026-03-05"), ("date:yesterday", "2026-03-04"), ("date:tomorrow", "2026-03-06"),
      ("date:this week", "2026-03-02..2026-03-08"), ("date:\"last week\"", "2026-02-23..2026-03-01"),
      ("date:last-week", "2026-02-23..2026-03-01"), ("date:this_month", "2026-03-01..2026-03-31"),
      ("date:last month", "2026-02-01..2026-02-28"), ("date:next month", "2026-04-01..2026-04-30"),
      ("date:this year", "2026-01-01..2026-12-31"), ("date:last 7 days", "2026-02-26..2026-03-05"),
      ("date:past 2 weeks", "2026-02-19..2026-03-05"), ("date:next 3 days", "2026-03-05..2026-03-08"),
      ("date:7d", "2026-02-26..2026-03-05"), ("date:2w..", "2026-02-19.."), ("date:3 days ago", "2026-03-02"),
      ("date:1mo..1w", "2026-02-05..2026-02-26"), ("date:yesterday..today", "2026-03-04..2026-03-05"),
      ("date:..yesterday", "..2026-03-04"), ("date:monday", "2026-03-02"), ("date:thursday", "2026-03-05"),
      ("date:friday", "2026-02-27"), ("date:2026-01/2026-02", "2026-01..2026-02"),
      ("date:Last Month", "2026-02-01..2026-02-28"), ("date:2026-01..2026-03", "2026-01..2026-03"),
      ("date:2026", "2026"), ("created:1y", "2025-03-05..2026-03-05"),
      ("date: today", "2026-03-05"), ("date: last week", "2026-02-23..2026-03-01"),
      ("date:2026-01 .. 2026-03", "2026-01..2026-03"), ("date: 2026-01 .. today", "2026-01..2026-03-05"),
      ("date:last week .. today", "2026-02-23..2026-03-05"), ("date:20260214", "20260214"),
      ("date:2026-03-29T02:30", "2026-03-29T02:30"),
      ("date:12h", "2026-03-05T00:00:00Z..2026-03-05T12:00:00Z"), ("date:now", "2026-03-05T12:00:00Z"),
    ])
  func dates(text: String, expected: String) throws {
    let clause = try #require(read(text + " ").clause)
    guard case .attribute(let condition) = clause else {
      Issue.record("\(clause)")
      return
    }
    #expect(condition.value == expected && condition.comparison == .matches)
    #expect(read(text + " ").notices.isEmpty)
  }

  @Test(
    "Comparisons with dates",
    arguments: [
      ("date>yesterday ", "contentModificationDate>2026-03-04"),
      ("date>=last week ", "contentModificationDate>=2026-02-23"),
      ("date < this month ", "contentModificationDate<2026-03-01"),
      ("date<=last week ", "contentModificationDate<=2026-03-01"),
      ("before:2026 ", "contentModificationDate<2026"),
      ("since:last month ", "contentModificationDate>=2026-02-01"),
      ("after:yesterday tea ", "(contentModificationDate>2026-03-04 AND tea)"),
      ("before: 2026 ", "contentModificationDate<2026"), ("date: > yesterday ", "(date AND yesterday)"),
      ("date!=today ", "NOT contentModificationDate:2026-03-05"),
      ("date != last week tea ", "(NOT contentModificationDate:2026-02-23..2026-03-01 AND tea)"),
      // No date: text, as everywhere.
      ("before:noon ", "(before AND noon)"), ("date:someday ", "(date AND someday)"),
      ("yesterday ", "yesterday"),
      ("date:last chance ", "((date AND last) AND chance)"), ("last week ", "(last AND week)"),
    ])
  func comparisons(text: String, expected: String) {
    let flat = expected.replacing("((date AND last) AND chance)", with: "(date AND last AND chance)")
    #expect(read(text).clause?.description == flat)
  }

  @Test("Months of different lengths and leap days")
  func calendar() {
    let leap = RelativeDate("1 month", now: 1_711_886_400)  // 2024-03-31
    #expect(leap?.first == "2024-02-29" && leap?.last == "2024-03-31")
    #expect(QueryDate.Day(2026, 14, 0).text == "2027-01-31")
    #expect(QueryDate.Day(2026, -1, 1).text == "2025-11-01")
    #expect(QueryDate.Day(2026, 3, 5).weekday == 3)
    #expect(QueryDate.Day(99, 1, 1).text == nil)
    for text in [
      "", "last", "this 3 days", "0d", "999999d", "ago", "last week ago", "7", "7 7", "d", "last 0 days",
    ] {
      #expect(RelativeDate(text, now: Self.now) == nil, "\(text)")
    }
  }

  @Test("Days are those of the calendar; times may lack seconds and offset, and eight digits are a day")
  func moments() throws {
    func date(_ text: String) -> QueryDate? { QueryDate(text) }
    for text in [
      "2026-02-29", "2026-02-30", "2026-04-31", "2026-13", "2026-00-01", "2026-01-00", "2026-03-29T24:00",
      "2026-03-29T02", "2026-03-29T02:60", "2026-03-29T02:3", "2026-03-29T", "2026-02-30T10:00",
      "2026-03-29T02:30x",
    ] {
      #expect(date(text) == nil, "\(text)")
    }
    let minute = try #require(date("2026-03-29T02:30"))
    #expect(minute.end == minute.start + 60)
    #expect(
      date("2026-03-29 02:30")?.start == minute.start && date("2026-03-29t02:30:00")?.start == minute.start)
    let second = date("2026-03-29T02:30:15.5")
    #expect(second.map { $0.start - 15.5 } == minute.start && second.map { $0.end < minute.end } == true)
    #expect(
      date("2026-03-29T02:30Z")?.start == 1_774_751_400 && date("2026-03-29T02:30Z")?.end == 1_774_751_460)
    #expect(date("2026-03-29T02:30+01:00")?.start == 1_774_747_800)
    #expect(
      date("20260214")?.start == date("2026-02-14")?.start && date("20260214")?.end == date("2026-02-14")?.end
    )
    // No day of any calendar.
    #expect(date("20261314")?.start == 20_261_314 && date("1772712000")?.start == 1_772_712_000)
    #expect(date("2024-02-29") != nil && date("2026-02-14")?.days?.first == 1_771_027_200)
  }

  @Test("What is dropped is said: signs that ask for nothing, ranges that end before they begin")
  func dropped() {
    for text in ["ro*k ", "*ock ", "title:ro*k ", "hello\" ", "c++* ", "27\" ", "title:(ro*k) ", "*.pdf "] {
      #expect(read(text).notices.map(\.code) == ["sign-ignored"], "\(text)")
    }
    for text in ["pages:9..1 ", "date:2026..2025 ", "date:1w..2w ", "title:* tea ", "date:2026-02-30 "] {
      #expect(read(text).notices.map(\.code) == ["unreadable-value"], "\(text)")
    }
    #expect(read("pages:9..1 ").notices.first?.message.hasPrefix("`9..1` ends before it begins.") == true)
    for text in [
      "tea* ", "title:tea* ", "\"ro*k\" ", "title=ro*k ", "id:a*b ", "pages:1..1 ", "* ", "tea \"pot\" ",
    ] {
      #expect(
        !read(text).notices.contains { $0.code == "sign-ignored" || $0.code == "unreadable-value" }, "\(text)"
      )
    }
  }

  @Test("Nesting without end is read, not obeyed")
  func nesting() {
    let deep = String(repeating: "(", count: 5_000) + "red" + String(repeating: ")", count: 5_000) + " "
    #expect(read(deep).clause?.description == "red")
    let mixed = String(repeating: "-(a OR ", count: 900) + "b" + String(repeating: ")", count: 900)
    #expect(read(mixed).clause != nil)
  }

  @Test("Tokens lie inside the text, in order, and every text is the same when read again")
  func tokens() {
    var random = SeededGenerator(state: 11)
    let pieces = [
      "(", ")", "-", " ", "a", "title:", "\"", "date:", "last", "7", "days", ">", "NOT", "OR", "＞", "é",
    ]
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let prepared = PreparedTokens(text, target: Self.resolver.target, now: Self.now)
      var last = 0
      var depth = 0
      for token in prepared.tokens {
        #expect(
          token.range.lowerBound >= last && token.range.upperBound <= text.unicodeScalars.count, "\(text)")
        last = token.range.upperBound
        if token.shape == .open { depth += 1 }
        if token.shape == .close { depth -= 1 }
        #expect(depth >= 0, "\(text)")
      }
      #expect(depth == 0, "\(text)")
      #expect(read(text) == read(text))
    }
  }
}
