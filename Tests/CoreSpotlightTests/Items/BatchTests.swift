import CoreSpotlight
import Foundation
import Glibc
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("Batches")
struct BatchTests {
  private let fixture: ItemFixture
  private var index: CSSearchableIndex { fixture.index }
  init() throws { fixture = try ItemFixture() }

  @Test("Calls with completion handlers belong to the batch that was open when they were made")
  func completionHandlers() async throws {
    index.beginIndexBatch()
    plainly {
      index.indexSearchableItems([ItemFixture.item("1", title: "one"), ItemFixture.item("2", title: "two")])
    }
    plainly { index.deleteSearchableItems(withIdentifiers: ["2"]) }
    let error = await completion { index.endIndexBatch(withClientState: Data([1]), completionHandler: $0) }
    #expect(error == nil)
    #expect(try await fixture.present("1", "2") == ["1"])
    #expect(try await index.fetchLastClientState() == Data([1]))
  }

  @Test("Calls take effect in their order, though nobody waits for them")
  func order() async throws {
    for round in 0..<50 {
      plainly { index.indexSearchableItems([ItemFixture.item("x", title: "round \(round)")]) }
      plainly { index.deleteSearchableItems(withIdentifiers: ["x"]) }
    }
    plainly { index.indexSearchableItems([ItemFixture.item("x", title: "last")]) }
    #expect(try await fixture.stored("x")?["title"] == .text("last"))
  }

  @Test("A new batch may begin as soon as the end call has returned")
  func nextBatch() async throws {
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    plainly { index.endBatch(withClientState: Data([1])) }
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("2", title: "two")]) }
    try await index.endBatch(withClientState: Data([2]))
    #expect(try await fixture.present("1", "2") == ["1", "2"])
    #expect(try await index.fetchLastClientState() == Data([2]))
  }

  @Test("A batch above a thousand operations is one transaction")
  func largeBatch() async throws {
    index.beginBatch()
    try await index.indexSearchableItems((0..<2_500).map { ItemFixture.item("\($0)", title: "item \($0)") })
    try await index.endIndexBatch(withClientState: Data("done".utf8))
    let sequences = Set(
      try await ["0", "1400", "2499"].asyncMap { id in
        try await fixture.engine.entity(EntityKey(app: fixture.app, type: "CSSearchableItem", id: id))?
          .entity.sequence
      })
    #expect(sequences.count == 1 && !sequences.contains(nil))
  }

  @Test("One item that cannot be taken leaves nothing of its batch, and the client state as it was")
  func allOrNothing() async throws {
    index.beginBatch()
    try await index.indexSearchableItems([
      ItemFixture.item("ok", title: "one"), ItemFixture.item("", title: "no"),
    ])
    let code = await indexErrorCode { try await index.endBatch(withClientState: Data([9])) }
    #expect(code == .invalidItemError)
    #expect(try await fixture.present("ok").isEmpty)
    #expect(try await index.fetchLastClientState() == nil)
    // Outside a batch the good ones are taken.
    let alone = await indexErrorCode {
      try await index.indexSearchableItems([
        ItemFixture.item("ok", title: "one"), ItemFixture.item("", title: "no"),
      ])
    }
    #expect(alone == .invalidItemError)
    #expect(try await fixture.present("ok") == ["ok"])
  }

  @Test("A batch beyond its bound is refused as a whole, and the next one works")
  func quota() async throws {
    index.beginBatch()
    let many = (0..<15_000).map { "\($0)" }
    try await index.deleteSearchableItems(withIdentifiers: many)
    #expect(
      await indexErrorCode { try await index.deleteSearchableItems(withIdentifiers: many) } == .quotaExceeded)
    #expect(await indexErrorCode { try await index.endBatch(withClientState: Data([1])) } == .quotaExceeded)
    index.beginBatch()
    try await index.endBatch(withClientState: Data([2]))
    #expect(try await index.fetchLastClientState() == Data([2]))
  }

  @Test("Two users of one batch are told, and nothing of either is taken")
  func concurrentUse() async throws {
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("2", title: "two")]) }
    let first = await completion { index.endBatch(withClientState: Data([1]), completionHandler: $0) }
    let second = await completion { index.endBatch(withClientState: Data([2]), completionHandler: $0) }
    #expect((first as? CSIndexError)?.localizedDescription.contains("while another was open") == true)
    #expect((second as? CSIndexError)?.localizedDescription.contains("without beginBatch") == true)
    #expect(try await fixture.present("1", "2").isEmpty)
    #expect(try await index.fetchLastClientState() == nil)
  }

  @Test("The default index takes no batches")
  func defaultIndex() async throws {
    let context = AppContext(app: fixture.app, scope: DonationScope(home: fixture.home.paths))
    let plain = AppContext.$current.withValue(context) { CSSearchableIndex.default() }
    plain.beginBatch()
    try await plain.indexSearchableItems([ItemFixture.item("1", title: "one")])
    #expect(try await fixture.present("1") == ["1"])
    #expect(await indexErrorCode { try await plain.endBatch(withClientState: Data()) } == .unknownError)
  }

  @Test("A client state has at most 250 bytes", arguments: [(0, true), (250, true), (251, false)])
  func stateSize(count: Int, isTaken: Bool) async throws {
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    let state = Data(repeating: 7, count: count)
    let code = await indexErrorCode { try await index.endBatch(withClientState: state) }
    #expect(code == (isTaken ? nil : .invalidClientStateError))
    #expect(try await fixture.present("1").isEmpty == !isTaken)
  }

  @Test("A mismatched state is refused with everything, a matching one is followed")
  func expectedState() async throws {
    index.beginBatch()
    try await index.endIndexBatch(expectedClientState: nil, newClientState: Data([1]))
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    let error = await completion {
      index.endIndexBatch(expectedClientState: Data([5]), newClientState: Data([6]), completionHandler: $0)
    }
    #expect((error as? CSIndexError)?.code == .mismatchedClientState)
    #expect(try await fixture.present("1").isEmpty)
    index.beginBatch()
    try await index.endIndexBatch(expectedClientState: Data([1]), newClientState: Data([2]))
    #expect(try await fixture.another().fetchLastClientState() == Data([2]))
    #expect(try await fixture.another("other").fetchLastClientState() == nil)
  }

  @Test("Deleting everything forgets the client states of all names, and what an open batch holds")
  func deleteAll() async throws {
    for name in ["a", "b"] {
      let index = fixture.another(name)
      index.beginBatch()
      try await index.endBatch(withClientState: Data([1]))
    }
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    let error = await completion { index.deleteAllSearchableItems(completionHandler: $0) }
    #expect(error == nil)
    #expect(try await fixture.another("a").fetchLastClientState() == nil)
    #expect(try await fixture.another("b").fetchLastClientState() == nil)
    try await index.endBatch(withClientState: Data([3]))
    #expect(try await fixture.present("1").isEmpty)
  }

  @Test("A process that ends right after a batch leaves its items and its client state")
  func killed() async throws {
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("1", title: "one")]) }
    try await index.endBatch(withClientState: Data("half".utf8))
    index.beginBatch()
    plainly { index.indexSearchableItems([ItemFixture.item("2", title: "two")]) }
    // What is on disk now is what SIGKILL would leave: nothing was closed, the second batch is open.
    let copy = try TemporaryHome()
    for name in ["catalog.sqlite", "catalog.sqlite-wal"] {
      try FileManager.default.copyItem(
        atPath: fixture.home.path + "/" + name, toPath: copy.path + "/" + name)
    }
    let later = IndexEngine(paths: copy.paths)
    let state = try await later.clientState(app: fixture.app, indexName: "items")
    #expect(state == Array("half".utf8))
    try await later.catchUp()
    #expect(try await later.entity(EntityKey(app: fixture.app, type: "CSSearchableItem", id: "1")) != nil)
    #expect(try await later.entity(EntityKey(app: fixture.app, type: "CSSearchableItem", id: "2")) == nil)
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
