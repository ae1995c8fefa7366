import Glibc
import IndexSchema
import SearchModel
import Xapian

@testable import SearchIndex

/// Whatever is typed is read as something, planned and answered, the same each time; in strict syntax it may be
/// refused, never otherwise.
///
/// The first byte says how is asked, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let start, count > 0 else { return 0 }
  let flags = start[0]
  let text = String(decoding: UnsafeBufferPointer(start: start + 1, count: count - 1), as: UTF8.self)
  do {
    try read(text)
    try answer(text, flags)
  } catch {
    fatalError("\(error): \(text)")
  }
  return 0
}

private func read(_ text: String) throws {
  let resolver = search.resolver
  let words: @Sendable (String) -> [QueryWord] = { QueryWord.words(of: $0, analyzer: TextAnalyzer()) }
  let recognizer = QueryRecognizer(target: resolver.target, words: words, now: now)
  let first = recognizer.parse(text)
  precondition(first == recognizer.parse(text))
  precondition(first.clause != nil || !first.notices.isEmpty, "neither read nor refused: \(text)")
  _ = first.clause?.description
  for word in first.clause?.words ?? [] {
    _ = NearSpellings.correctable(word)
    precondition(word.token.alternatives.allSatisfy(isBounded))
  }
  let typed = Engagement.folded(text)
  precondition(Engagement.folded(typed) == typed, "folding \(text) twice differs")
  _ = Engagement.beginnings(of: typed)
  do {
    try StrictSyntax(target: resolver.target, words: words, nearest: resolver.nearest, now: now).check(text)
  } catch let error as LimelightError {
    precondition(error.code == .usage)
  }
}

private func answer(_ text: String, _ flags: UInt8) throws {
  var request = SearchRequest(text)
  request.isTyping = flags & 1 != 0
  request.namesOnly = flags & 2 != 0
  request.includesExtracts = flags & 4 != 0
  request.suggestionLimit = flags & 8 != 0 ? 5 : 0
  if flags & 16 != 0 { request.sort = [.init("pages"), .init("title", isDescending: true)] }
  if flags & 32 != 0 { request.facets = ["type", "pages:3", "date:month"] }
  if flags & 64 != 0 { request.types = ["Note"] }
  if flags & 128 != 0 { (request.limit, request.offset) = (2, 1) }
  let response = try search.respond(to: request)
  let again = try search.respond(to: request)
  precondition(
    ids(response) == ids(again) && response.count == again.count, "answered twice differs: \(text)")
  precondition(response.hits.count <= (request.limit == 0 ? titles.count : request.limit))
  for case .entity(let hit) in response.hits {
    precondition(
      hit.entity.entity.key.id != "5" && hit.entity.entity.key.id != "6", "hidden or expired: \(text)")
    for (key, ranges) in hit.highlights {
      guard case .text(let text)? = hit.entity.entity[key] else { continue }
      precondition(
        ranges.allSatisfy { $0.range.upperBound <= text.unicodeScalars.count && !$0.range.isEmpty })
    }
  }
}

private func ids(_ response: SearchResponse) -> [String] {
  response.hits.map { if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { "" } }
}

private func isBounded(_ way: Token.Alternative) -> Bool {
  switch way {
  case .term(let term): term.utf8.count <= Terms.byteLimit
  case .phrase(let terms): terms.allSatisfy { $0.utf8.count <= Terms.byteLimit }
  }
}

// MARK: What is searched

private let now = 1_800_000_000.0

private let titles = [
  "C++ and .NET", "naïve coöperation", "Straßenbahn", "会議室の予約", "ผัดไทย", "a", "10",
  "snake_case AirCombat 1.2.3",
  "e\u{301}t" + String(repeating: "\u{301}", count: 40), "کتاب", "tea tea tea", "\u{1B}[31m\u{202E}red\u{0}",
]

nonisolated(unsafe) private let search: SearchExecution = {
  do {
    return SearchExecution(snapshot: try snapshot(), now: now)
  } catch {
    fatalError("\(error)")
  }
}()

private func snapshot() throws -> IndexSnapshot {
  var template = Array("/tmp/limelight-fuzz-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { fatalError("no temporary directory") }
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let database = try WritableDatabase(path: path + "/index")
  try Sentinel.add(to: database)
  var keys = CustomKeyTable()
  keys.add(CustomKey(name: "own", kind: .text, slot: 1000, options: .donated))
  keys.add(CustomKey(name: "pages", kind: .number, slot: 1001, options: .donated))
  let builder = DocumentBuilder(customKeys: keys)
  for (number, title) in titles.enumerated() {
    var entity = DonatedEntity(
      key: EntityKey(app: "a.\(number % 2)", type: number % 3 == 0 ? "Note" : "Memo", id: "\(number)"))
    entity.isHidden = number == 5
    entity.expires = number == 6 ? now - 1 : number == 7 ? now + 1 : nil
    entity.attributes = [
      Attribute("title", .text(title)),
      Attribute("textContent", .text("\(title) and \(titles[(number + 1) % 12])")),
      Attribute("own", .text(title), custom: .donated),
      Attribute("pages", .integer(Int64(number)), custom: .donated),
      Attribute("contentModificationDate", .date(now - Double(number) * 86_400)),
    ]
    let row = Int64(number + 1)
    let stored = CatalogEntity(entity: entity, row: row, sequence: row, donatedAt: now)
    try database.replace(docid: UInt32((1 << 29) - row), packed: builder.build(stored).bytes)
  }
  try database.commit()
  return IndexSnapshot(database: database, generation: 1, customKeys: keys)
}
