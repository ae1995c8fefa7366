import CoreSpotlight
import Foundation
import SearchModel
import Synchronization
import TestSupport
import Testing

@Suite("Index delegates")
struct DelegateTests {
  /// Donates what it is asked for, or never says that it did.
  final class Donor: NSObject, CSSearchableIndexDelegate, @unchecked Sendable {
    let asked = Mutex<[[String]]>([])
    let acknowledges: Bool
    init(acknowledges: Bool = true) { self.acknowledges = acknowledges }

    func searchableIndex(
      _ searchableIndex: CSSearchableIndex,
      reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
      searchableIndex.indexSearchableItems([ItemFixture.item("all", title: "all of it")])
      if acknowledges { acknowledgementHandler() }
    }

    func searchableIndex(
      _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
      acknowledgementHandler: @escaping () -> Void
    ) {
      asked.withLock { $0.append(identifiers) }
      searchableIndex.indexSearchableItems(identifiers.prefix(1).map { ItemFixture.item($0, title: "again") })
      if acknowledges { acknowledgementHandler() }
    }

    func data(
      for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { Data("\(itemIdentifier) as \(typeIdentifier)".utf8) }

    func searchableItems(
      forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) { searchableItemsHandler(identifiers.map { ItemFixture.item($0, title: "on demand") }) }
  }

  private let fixture: ItemFixture
  init() throws { fixture = try ItemFixture() }

  @Test("What a delegate donates before it acknowledges is durable when the call returns")
  func all() async throws {
    try await IndexDelegateRun(Donor(), of: fixture.index).reindexAll()
    #expect(try await fixture.present("all") == ["all"])
  }

  @Test("Identifiers are asked for in pages")
  func pages() async throws {
    let donor = Donor()
    let ids = (0..<1_200).map { "\($0)" }
    try await IndexDelegateRun(donor, of: fixture.index).reindex(ids)
    #expect(donor.asked.withLock { $0.map(\.count) } == [500, 500, 200])
    #expect(donor.asked.withLock { $0.flatMap { $0 } } == ids)
    #expect(try await fixture.present("0", "500", "1000", "1") == ["0", "500", "1000"])
  }

  @Test("A delegate that never acknowledges is reported once its time is over")
  func neverAcknowledges() async throws {
    let run = IndexDelegateRun(
      Donor(acknowledges: false), of: fixture.index, deadline: DelegateDeadline { true })
    await #expect { try await run.reindexAll() } throws: { error in
      (error as? LimelightError)?.code == .handlerFailed
        && (error as? LimelightError)?.message.contains("did not say that it is done") == true
    }
  }

  @Test("An extension that overrides nothing is reported, not believed")
  func emptyExtension() async throws {
    let run = IndexDelegateRun(CSIndexExtensionRequestHandler(), of: fixture.index)
    await #expect { try await run.reindexAll() } throws: { error in
      (error as? LimelightError)?.message.contains("does not override") == true
    }
  }

  @Test("Items and data come from the delegate of the app that is asked")
  func provided() async throws {
    let donor = Donor()
    fixture.index.indexDelegate = donor
    let items = try await IndexDelegateRun(donor, of: fixture.index).items(["x", "y"])
    #expect(items.map(\.uniqueIdentifier) == ["x", "y"])
    let data = try await fixture.index.fetchData(
      forBundleIdentifier: fixture.app, itemIdentifier: "x", contentType: .plainText)
    #expect(String(decoding: data, as: UTF8.self) == "x as public.plain-text")
    let code = await indexErrorCode {
      _ = try await fixture.index.fetchData(
        forBundleIdentifier: "org.example.nobody", itemIdentifier: "x", contentType: .plainText)
    }
    #expect(code == .remoteConnectionError)
    withExtendedLifetime(donor) {}
  }

  @Test("A delegate is known as long as it is there")
  func registry() {
    let app = fixture.app + ".registry"
    let context = AppContext(app: app, scope: DonationScope(home: fixture.home.paths))
    let index = AppContext.$current.withValue(context) { CSSearchableIndex(name: "a") }
    let donor = Donor()
    index.indexDelegate = donor
    #expect(IndexDelegates.indexes(of: app).count == 1)
    index.indexDelegate = nil
    #expect(IndexDelegates.indexes(of: app).isEmpty)
    withExtendedLifetime(donor) {}
  }

  @Test("An importer adds to what is known of a file")
  func importing() throws {
    final class Importer: CSImportExtension {
      override func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {
        attributes.title = "Title of \(contentURL.lastPathComponent)"
      }
    }
    let set = try Importer().attributes(ofFileAt: URL(fileURLWithPath: "/somewhere/plan.txt"))
    #expect(set.title == "Title of plan.txt" && set.displayName == "plan.txt")
    #expect(set.contentType == "public.plain-text" && set.path == "/somewhere/plan.txt")
  }

  @Test("The default index is one object for each app, so that its delegate stays")
  func defaultIndex() {
    let donor = Donor()
    let app = fixture.app + ".default"
    let home = fixture.home.paths
    func asApp<Result>(_ app: String, mark: Int64?, _ body: () -> Result) -> Result {
      AppContext.$current.withValue(AppContext(app: app, scope: DonationScope(home: home, sweepMark: mark))) {
        body()
      }
    }
    asApp(app, mark: nil) { CSSearchableIndex.default().indexDelegate = donor }
    let again = asApp(app, mark: 7) { CSSearchableIndex.default() }
    #expect(again.indexDelegate === donor && IndexDelegates.indexes(of: app).count == 1)
    #expect(asApp(app + ".other", mark: nil) { CSSearchableIndex.default() } !== again)
    withExtendedLifetime(donor) {}
  }
}
