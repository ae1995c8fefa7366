import CoreSpotlight
import Foundation
import SearchModel
import Synchronization
import TestSupport
import Testing

@Suite("Queries that are cancelled, dropped, repeated and overdone")
struct HostileQueryTests {
  let fixture: QueryFixture

  init() throws { fixture = try QueryFixture() }

  /// What a query that was started with handlers came to.
  private func end(
    of query: CSSearchQuery, handing: @escaping ([CSSearchableItem]) -> Void = { _ in },
    starting: (CSSearchQuery) -> Void = { $0.start() }
  ) async -> (error: CSSearchQueryError.Code?, ends: Int, handed: Int) {
    let ends = Mutex(0)
    let handed = Mutex(0)
    let error: (any Error)? = await withCheckedContinuation { continuation in
      query.foundItemsHandler = { items in
        handed.withLock { $0 += items.count }
        handing(items)
      }
      query.completionHandler = { error in
        let number = ends.withLock { ends in
          ends += 1
          return ends
        }
        if number == 1 { continuation.resume(returning: error) }
      }
      starting(query)
    }
    return ((error as? CSSearchQueryError)?.code, ends.withLock { $0 }, handed.withLock { $0 })
  }

  @Test("A handler may cancel its query from another thread: no portion follows, and the end says so")
  func cancelInHandler() async throws {
    try await fixture.donate((0..<350).map { "Tea \($0)" })
    let query = await fixture.query(#"title == "Tea*""#)
    let outcome = await end(of: query) { _ in DispatchQueue.global().sync { query.cancel() } }
    #expect(outcome.error == .cancelled && outcome.ends == 1 && outcome.handed == 100)
    #expect(query.isCancelled && query.foundItemCount == 100)
  }

  @Test("A query cancelled at any moment ends once, whole or cancelled")
  func cancelAnywhere() async throws {
    try await fixture.donate((0..<250).map { "Tea \($0)" })
    for round in 0..<60 {
      let query = await fixture.query(#"contentDescription == "*about tea*"c"#)
      let outcome = await end(
        of: query,
        starting: { query in
          query.start()
          DispatchQueue.global().async {
            for _ in 0..<(round * 50) { _ = query.isCancelled }
            query.cancel()
          }
        })
      #expect(outcome.ends == 1)
      #expect(outcome.error == .cancelled || (outcome.error == nil && outcome.handed == 250))
    }
  }

  @Test("Cancelling a query or its task ends an iteration with that error, and nothing comes after it")
  func cancelIteration() async throws {
    try await fixture.donate(["Assam", "Sencha", "Darjeeling"])
    let query = await fixture.query(#"title == "*""#)
    var iterator = query.results.makeAsyncIterator()
    let first = try await iterator.next()
    #expect(first != nil)
    query.cancel()
    do {
      _ = try await iterator.next()
      Issue.record("no error")
    } catch CSSearchQueryError.cancelled {}
    let afterwards = try await iterator.next()
    #expect(afterwards == nil)

    let other = await fixture.query(#"title == "*""#)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await other.identifiers()
    }
    await #expect { _ = try await task.value } throws: { CSSearchQueryError.cancelled ~= $0 }
  }

  @Test("A query nobody holds any more runs to its end")
  func dropped() async throws {
    try await fixture.donate(["Sencha"])
    let found: Int = await withCheckedContinuation { continuation in
      let count = Mutex(0)
      func start(_ query: CSSearchQuery) {
        query.foundItemsHandler = { items in count.withLock { $0 += items.count } }
        query.completionHandler = { _ in continuation.resume(returning: count.withLock { $0 }) }
        query.start()
      }
      let context = AppContext(app: QueryFixture.app, scope: DonationScope(home: fixture.home.paths))
      AppContext.$current.withValue(context) {
        start(CSSearchQuery(queryString: "title == '*'", queryContext: nil))
      }
    }
    #expect(found == 1)
  }

  @Test("Of many tasks that iterate one query one gets the items, the others an error")
  func iteratedByMany() async throws {
    try await fixture.donate(["Sencha", "Assam"])
    let query = await fixture.query(#"title == "*""#)
    var counts: [Int] = []
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<16 { group.addTask { try? await query.identifiers().count } }
      for await count in group { if let count { counts.append(count) } }
    }
    #expect(counts == [2])
  }

  @Test("Many queries at once, while others donate, each have an answer of one moment")
  func manyAtOnce() async throws {
    try await fixture.donate(["Tea first"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { try await fixture.donate((0..<20).map { "Tea \(number) \($0)" }) }
        for _ in 0..<6 {
          group.addTask {
            let found = try await fixture.query(#"title == "Tea*""#).identifiers()
            #expect(Set(found).count == found.count && found.contains("Tea first"))
            // A donation is one transaction: all of it is there or none.
            #expect((found.count - 1).isMultiple(of: 20))
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("Overlong, deep and strange conditions are refused with a column or answered")
  func overdone() async throws {
    try await fixture.donate(["Sencha"])
    let many = Array(repeating: #"title == "Sencha""#, count: 1_000).joined(separator: " || ")
    let found = try await fixture.query(many).identifiers()
    #expect(found == ["Sencha"])
    let strange = [
      many + #" || title == "x""#, String(repeating: "(", count: 100_000), String(repeating: "!", count: 65),
      #"title == ""# + String(repeating: "*a", count: 100_000), "title == \"\0", "", " ", "\u{200B}",
    ]
    for text in strange {
      let query = await fixture.query(text)
      await #expect { _ = try await query.identifiers() } throws: { CSSearchQueryError.invalidQuery ~= $0 }
    }
    for text in [
      #"title == "\#(String(repeating: "x", count: 200_000))*"cd"#, "title == \"\0*\"",
      #"title == "\#(String(repeating: "*a", count: 20_000))""#, #"pageCount == 1e308"#,
      "dueDate > 1e300", "InRange(dueDate, 5, -5)", "dueDate < $time.now(-999999999999)",
    ] {
      let nothing = try await fixture.query(text).identifiers()
      #expect(nothing == [])
    }
  }

  @Test("Bounds below zero count as zero")
  func negativeBounds() async throws {
    try await fixture.donate(["Sencha", "Senchado"])
    let query = await fixture.userQuery("sencha") {
      $0.maxResultCount = -1
      $0.maxSuggestionCount = .min
      $0.maxRankedResultCount = -7
    }
    let answers = try await query.answers()
    #expect(answers.items.count == 2 && answers.suggestions.isEmpty)
  }
}
