import Glibc
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchIndex

@Suite("Readers of one engine")
struct ReaderPoolTests {
  /// A read that has begun and goes on until the flag is raised.
  private static func longRead(of readers: ReaderPool, until isDone: Flag) async -> Task<Int, any Error> {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let long = Task {
      try await readers.read { _ in
        begin.finish()
        while !isDone.isRaised { MonotonicClock.sleep(0.001) }
        return 0
      }
    }
    for await _ in begun {}
    return long
  }

  @Test("Nobody waits behind a long read while another reader is free")
  func longRead() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "harbour"))
    let readers = ReaderPool(store: fixture.engine.store, count: 2)
    let isDone = Flag()
    let long = await Self.longRead(of: readers, until: isDone)
    for number in 1...5 {
      let answer = try await readers.read { _ in number }
      #expect(answer == number)
    }
    isDone.raise()
    #expect(try await long.value == 0)
  }

  @Test("A short read runs in the asking thread once the index is open, and sees what was donated since")
  func atOnce() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "harbour"))
    let readers = ReaderPool(store: fixture.engine.store, count: 1)
    func count() -> Int? { readers.readAtOnce { try $0.database.entityCount } }
    #expect(count() == nil, "opening may take long")
    let first = try await readers.read { try $0.database.entityCount }
    #expect(first == 1 && count() == 1)
    let here = UInt(pthread_self())
    let threads = readers.readAtOnce { _ in UInt(pthread_self()) }
    #expect(threads == here)
    try await fixture.donate(EngineFixture.entity("2", title: "lighthouse"))
    #expect(count() == 2)
    let declined: Int? = readers.readAtOnce { _ in nil }
    let failed: Int? = readers.readAtOnce { _ in throw CancellationError() }
    #expect(declined == nil && failed == nil && count() == 2)
  }

  @Test(
    "A short read waits for no other: it is refused while every reader is busy, also by another short one")
  func busy() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "harbour"))
    let readers = ReaderPool(store: fixture.engine.store, count: 1)
    _ = try await readers.read { _ in 0 }
    let isDone = Flag()
    let long = await Self.longRead(of: readers, until: isDone)
    let refused = readers.readAtOnce { _ in 1 }
    #expect(refused == nil)
    isDone.raise()
    #expect(try await long.value == 0)
    let inner = readers.readAtOnce { _ in readers.readAtOnce { _ in 1 } ?? 2 }
    #expect(inner == 2)
  }

  @Test("A generation that replaced another is opened by a reader of its own, and read at once from then on")
  func replaced() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "harbour"))
    let readers = ReaderPool(store: fixture.engine.store, count: 1)
    let before = try await readers.read { $0.generation }
    _ = try await fixture.engine.rebuildIfDue(forced: true) { _ in }
    let stale = readers.readAtOnce { $0.generation }
    #expect(stale == nil)
    let after = try await readers.read { $0.generation }
    #expect(after == before + 1 && readers.readAtOnce { $0.generation } == after)
  }

  @Test("Many short and long reads at a time give the same answers while donations go on")
  func together() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("0", title: "harbour"))
    let engine = fixture.engine
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 1...30 {
          try await fixture.donate(EngineFixture.entity("\(number)", title: "boat \(number)"))
        }
      }
      for task in 0..<6 {
        group.addTask {
          for _ in 0..<60 {
            var request = SearchRequest(
              task.isMultiple(of: 3) ? #"title == "*arbour""# : #"title == "Harbour"cd"#)
            (request.syntax, request.includesNotices) = (.spotlight, false)
            let found = try await engine.search(request).identifiers
            #expect(found == ["0"])
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
