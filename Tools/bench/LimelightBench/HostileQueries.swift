import Foundation
import SearchIndex
import SearchModel

/// Asks a home of made-up entities what nobody would type and what everybody does: each has to be answered, and soon.
struct HostileQueries {
  let home: HomePaths
  let entities: Int
  let queries: Int
  var random: SeededNumbers

  /// Nobody waits longer, in milliseconds.
  static let longest = 200.0
  /// A query that took longer because something else ran is asked again so often.
  private static let attempts = 4

  /// - Returns: whether every query was answered in time.
  mutating func run() async throws -> Bool {
    let engine = IndexEngine(paths: home)
    try await fill(engine)
    var times: [Double] = []
    var slow = 0
    var (refused, found) = (0, 0)
    for number in 0..<queries {
      let request = request(number)
      var best = Double.infinity
      for _ in 0..<Self.attempts where best > Self.longest {
        let (took, hits) = try await ask(engine, request)
        best = min(best, took)
        if hits == nil { refused += 1 } else if hits != 0 { found += 1 }
      }
      times.append(best)
      if best > Self.longest {
        slow += 1
        complain(best, request)
      }
    }
    times.sort()
    Measurement.printLine([
      ("job", "\"hostile\""), ("entities", "\(entities)"), ("queries", "\(queries)"), ("found", "\(found)"),
      ("refused", "\(refused)"), ("p50ms", Measurement.percentile(times, 0.5).fixed(3)),
      ("p99ms", Measurement.percentile(times, 0.99).fixed(3)),
      ("p999ms", Measurement.percentile(times, 0.999).fixed(3)), ("maxms", (times.last ?? 0).fixed(1)),
      ("slow", "\(slow)"),
    ])
    return slow == 0
  }

  private func complain(_ took: Double, _ request: SearchRequest) {
    let query = String(request.text.prefix(160)).debugDescription
    let flags = [
      request.isTyping ? "typing" : "", request.sort.isEmpty ? "" : "sorted",
      request.facets.isEmpty ? "" : "facets",
    ]
    let text = String(
      format: "%.0f ms %@ %d characters, offset %d ", took, query, request.text.count, request.offset)
    FileHandle.standardError.write(Data((text + flags.joined(separator: " ") + "\n").utf8))
  }

  /// How long a query took in milliseconds, and how many hits it had; `nil` if strict syntax refused it.
  private func ask(_ engine: IndexEngine, _ request: SearchRequest) async throws -> (Double, Int?) {
    let start = ContinuousClock.now
    var hits: Int?
    do {
      hits = try await engine.search(request).hits.count
    } catch let error as LimelightError where request.syntax == .strict && error.code == .usage {}
    let wall = (ContinuousClock.now - start).components
    return (Double(wall.seconds) * 1e3 + Double(wall.attoseconds) / 1e15, hits)
  }

  private mutating func request(_ number: Int) -> SearchRequest {
    var request = SearchRequest(query())
    request.limit = [3, 20, 100][random.below(3)]
    request.offset = random.below(20) == 0 ? random.below(500) : 0
    if random.below(10) == 0 { request.syntax = .strict }
    request.isTyping = random.below(4) == 0
    request.namesOnly = random.below(12) == 0
    request.suggestionLimit = random.below(3) == 0 ? 5 : 0
    if random.below(15) == 0 { request.facets = ["type", "pages"] }
    if random.below(15) == 0 { request.sort = [.init("pages", isDescending: random.below(2) == 0)] }
    return request
  }

  private mutating func query() -> String {
    switch random.below(40) {
    // Pasted: long lines of words, of signs, of one endless word.
    case 0: return words(200)
    case 1:
      return String(
        repeating: ["(", "\"", "-(", "NOT ", "a:(", "( OR ", "*", "\u{301}"][random.below(8)], count: 3_000)
    case 2: return String(repeating: word(), count: 2_000)
    case 3: return (0..<400).map { _ in word() + "*" }.joined(separator: " OR ")
    case 4:
      return (0..<60).map { _ in "text:\"\(word()) \(word())\"" }.joined(
        separator: [" ", " OR ", " -"][random.below(3)])
    case 5...15: return words(1 + random.below(6))
    default:
      return (0..<random.below(12)).map { _ in piece() }.joined(separator: [" ", "", " "][random.below(3)])
    }
  }

  private mutating func piece() -> String {
    switch random.below(6) {
    case 0, 1: return word()
    case 2:
      let word = word()
      return String(word.prefix(1 + random.below(3)))
    case 3: return Self.signs[random.below(Self.signs.count)]
    case 4: return Self.keys[random.below(Self.keys.count)] + word()
    default:
      var scalar = Unicode.Scalar(UInt32(random.below(0x1_1000)))
      if random.below(3) == 0 { scalar = Unicode.Scalar(UInt32(random.below(0x110000))) }
      return scalar.map { String(Character($0)) } ?? "\u{FFFD}"
    }
  }

  private static let signs = [
    "\"", "-", "--", "AND", "OR", "NOT", "(", ")", "((", "))", ":", "=", ">=", "<", "..", "*", "\\", "\u{0}",
    "\n", "\t",
    "\u{7}", "\u{202E}", "“", "”", "'", "~", "#", "@", "%", "&&", "||", "（", "）", "＂", "1.2.3", "1..",
    "-1e308", "0x10",
    "👩‍👩‍👧", "e\u{301}", "\u{200D}", "\u{FE0F}", "date:last 7 days", "date:2026-01..", "pages > 10", "予約",
    "ทดสอบ",
  ]
  private static let keys = [
    "title:", "text:", "text:\"", "pages:", "pages>", "type:", "app:", "id:", "date:", "lang:", "keywords:(",
    "-title:(",
    "unknown:", "domain:", "-", "\"", "(", "NOT ",
  ]

  // MARK: Entities

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: " ")
  }

  /// A word of some twenty thousand, the first much more frequent than the last.
  private mutating func word() -> String {
    let share = Double(random.below(1 << 20)) / Double(1 << 20)
    var number = Int(20_000 * share * share * share * share)
    var word = ""
    repeat {
      word += Self.syllables[number % Self.syllables.count]
      number /= Self.syllables.count
    } while number > 0
    return random.below(9) == 0 ? word + "s" : word
  }

  private static let syllables = [
    "ba", "re", "ti", "mo", "lu", "kan", "der", "sil", "vor", "mu", "né", "ö", "ska", "при", "λο", "海", "の",
    "ש", "4", "x",
  ]

  private mutating func fill(_ engine: IndexEngine) async throws {
    guard !engine.hasHome else { return }
    var batch: [DonationOperation] = []
    for number in 0..<entities {
      let app = "org.example.\(["plans", "plans", "plans", "mail", "notes"][random.below(5)])"
      var entity = DonatedEntity(
        key: EntityKey(app: app, type: ["Plan", "Note"][number % 2], id: "\(number)"))
      entity.attributes = [
        Attribute("title", .text(words(1 + random.below(4)))),
        Attribute("contentDescription", .text(words(4 + random.below(12)))),
        Attribute("textContent", .text(words(20 + random.below(60)))),
        Attribute("keywords", .list([.text(word()), .text(word())])),
        Attribute("pages", .integer(Int64(random.below(1_000))), custom: .donated),
        Attribute("contentModificationDate", .date(1_700_000_000 + Double(random.below(100_000_000)))),
      ]
      batch.append(.index(entity))
      if batch.count == 1_000 || number == entities - 1 {
        _ = try await engine.donate(batch)
        batch = []
      }
    }
    try await engine.catchUp()
  }
}

/// The same numbers on every run (SplitMix64).
struct SeededNumbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
