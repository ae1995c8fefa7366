import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import SearchIndex

@Suite("Readers of one engine")
struct ReaderPoolTests {
  @Test("Nobody waits behind a long read while another reader is free")
  func longRead() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "harbour"))
    let readers = ReaderPool(store: fixture.engine.store, count: 2)
    let isDone = Flag()
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let long = Task {
      try await readers.read { _ in
        begin.finish()
        while !isDone.isRaised { MonotonicClock.sleep(0.001) }
        return 0
      }
    }
    for await _ in begun {}
    for number in 1...5 {
      let answer = try await readers.read { _ in number }
      #expect(answer == number)
    }
    isDone.raise()
    #expect(try await long.value == 0)
  }
}
