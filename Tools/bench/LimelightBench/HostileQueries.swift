import Foundation
import SearchIndex
import SearchModel

/// Asks a home of made-up entities what nobody would type and what everybody does: each has to be answered, and soon.
struct HostileQueries {
  let home: HomePaths
  let entities: Int
  let queries: Int
  /// Which query is asked first; those before it are made up but not asked, so a slow one can be had back alone.
  let first: Int
  var text: HostileText

  /// Nobody waits longer, in milliseconds.
  static let longest = 200.0
  /// So many of the slowest are shown.
  private static let shown = 10

  /// - Returns: whether every query was answered in time, at the second try if not at the first.
  mutating func run() async throws -> Bool {
    let engine = IndexEngine(paths: home)
    try await fill(engine)
    var times: [Double] = []
    var slowest: [(took: Double, number: Int, request: SearchRequest)] = []
    var (slow, again, waited, refused, found) = (0, 0, 0, 0, 0)
    for number in 0..<first + queries {
      let request = request()
      if number < first { continue }
      var (took, worked, hits) = try await ask(engine, request)
      if took > Self.longest, worked <= Self.longest {
        // Something else ran meanwhile; a second try would find everything at hand.
        waited += 1
        took = worked
      }
      if hits == nil { refused += 1 } else if hits != 0 { found += 1 }
      times.append(took)
      if took > Self.longest {
        slow += 1
        // Whether it is the query or the moment that is slow.
        let second = try await ask(engine, request)
        if min(second.0, second.1) > Self.longest { again += 1 }
      }
      if took > Self.longest || slowest.count < Self.shown || took > slowest[0].took {
        slowest.append((took, number, request))
        slowest.sort { $0.took < $1.took }
        if slowest.count > max(Self.shown, slow) { slowest.removeFirst() }
      }
    }
    times.sort()
    for one in slowest.reversed() { show(one.took, one.number, one.request) }
    Measurement.printLine([
      ("job", "\"hostile\""), ("entities", "\(entities)"), ("queries", "\(queries)"), ("found", "\(found)"),
      ("refused", "\(refused)"), ("p50ms", Measurement.percentile(times, 0.5).fixed(3)),
      ("p99ms", Measurement.percentile(times, 0.99).fixed(3)),
      ("p999ms", Measurement.percentile(times, 0.999).fixed(3)), ("maxms", (times.last ?? 0).fixed(1)),
      ("slow", "\(slow)"), ("slowAgain", "\(again)"), ("waited", "\(waited)"),
    ])
    return again == 0
  }

  private func show(_ took: Double, _ number: Int, _ request: SearchRequest) {
    let query = String(String.UnicodeScalarView(request.text.unicodeScalars.prefix(160))).debugDescription
    var flags = ["\(request.limit) hits from \(request.offset)"]
    if request.isTyping { flags.append("typing") }
    if request.namesOnly { flags.append("names") }
    if request.countOnly { flags.append("count") }
    if request.includesExtracts { flags.append("extracts") }
    if request.suggestionLimit > 0 { flags.append("suggestions") }
    if !request.apps.isEmpty || !request.types.isEmpty { flags.append("filtered") }
    flags += request.sort.map { "sorted by \($0.key)" } + request.facets.map { "facet \($0)" }
    let length = request.text.unicodeScalars.count
    let line =
      "\(took.fixed(0)) ms, query \(number): \(query), \(length) signs: \(flags.joined(separator: ", "))\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// How long a query took on the clock and on the processors, in milliseconds, and how many hits it had; `nil` if
  /// strict syntax refused it.
  private func ask(_ engine: IndexEngine, _ request: SearchRequest) async throws -> (Double, Double, Int?) {
    let watch = Stopwatch()
    var hits: Int?
    do {
      hits = try await engine.search(request).hits.count
    } catch let error as LimelightError where request.syntax == .strict && error.code == .usage {}
    return (watch.wall * 1e3, watch.cpu * 1e3, hits)
  }

  /// Any flags together with any text.
  private mutating func request() -> SearchRequest {
    var request = SearchRequest(text.query())
    request.limit = [3, 20, 100][below(3)]
    switch below(40) {
    case 0, 1: request.offset = below(500)
    case 2: request.offset = [5_000, 1 << 40, .max][below(3)]
    default: break
    }
    if below(10) == 0 { request.syntax = .strict }
    request.isTyping = below(4) == 0
    request.namesOnly = below(12) == 0
    request.suggestionLimit = below(3) == 0 ? 5 : 0
    if below(15) == 0 { request.facets = ["type", "pages"] }
    if below(15) == 0 { request.sort = [.init("pages", isDescending: below(2) == 0)] }
    if below(20) == 0 { request.countOnly = true }
    if below(20) == 0 { request.apps = ["org.example.mail"] }
    if below(20) == 0 { request.types = ["Note"] }
    request.includesExtracts = below(3) == 0
    if below(25) == 0 {
      // Everything at once.
      request.facets = ["app", "keywords", "pages:100", "contentModificationDate:month", "nothing"]
      request.sort = [.init("title"), .init("pages", isDescending: true), .init("nothing")]
      (request.includesExtracts, request.explain, request.suggestionLimit) = (true, true, 20)
    }
    return request
  }

  private mutating func below(_ bound: Int) -> Int { text.random.below(bound) }

  // MARK: Entities

  /// The same entities whatever the seed of the queries; one in two hundred has hostile text, and some were opened.
  private func fill(_ engine: IndexEngine) async throws {
    guard !engine.hasHome else { return }
    var text = HostileText(random: SeededNumbers(state: 1))
    func below(_ bound: Int) -> Int { text.random.below(bound) }
    var batch: [DonationOperation] = []
    for number in 0..<entities {
      let app = "org.example.\(["plans", "plans", "plans", "mail", "notes"][below(5)])"
      var entity = DonatedEntity(
        key: EntityKey(app: app, type: ["Plan", "Note"][number % 2], id: "\(number)"))
      entity.attributes = [
        Attribute("title", .text(text.words(1 + below(4)))),
        Attribute("contentDescription", .text(text.words(4 + below(12)))),
        Attribute("textContent", .text(text.words(20 + below(60)))),
        Attribute("keywords", .list([.text(text.word()), .text(text.word())])),
        Attribute("pages", .integer(Int64(below(1_000))), custom: .donated),
        Attribute("contentModificationDate", .date(1_700_000_000 + Double(below(100_000_000)))),
      ]
      if number % 200 == 7 {
        entity.attributes[0].value = .text(text.word() + " " + text.query())
        entity.attributes[2].value = .text(text.query() + text.words(9) + text.query())
      }
      batch.append(.index(entity))
      if batch.count == 1_000 || number == entities - 1 {
        _ = try await engine.donate(batch)
        batch = []
      }
    }
    try await engine.catchUp()
    for number in 0..<300 {
      let key = EntityKey(app: "org.example.notes", type: "Note", id: "\(number)")
      try await engine.recordOpen(key, row: Int64(number + 1), typed: text.words(1 + below(2)))
    }
  }
}
