import IntentDispatch
import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("Running an intent by its name")
struct RunTests {
  private let home: TemporaryHome
  private let service: SearchService

  init() async throws {
    home = try TemporaryHome()
    _ = try home.write(
      #"{"app":"tea","title":"Tea Shop","handler":["/bin/true"],"intents":[{"intent":"BrewTea","title":"Brew Tea"},{"intent":"OpenPage","title":"Open Tea"}]}"#,
      to: "apps/tea.json")
    service = SearchService(paths: home.paths, hosts: [TestHost()], engine: IndexEngine(paths: home.paths))
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    _ = try await service.engine.donate(
      [("7", "Harbour Plan"), ("8", "Twice"), ("9", "Twice")].map { id, title in
        var entity = DonatedEntity(key: EntityKey(app: "test.host", type: "Page", id: id))
        entity.attributes = [Attribute("title", .text(title))]
        return .index(entity)
      }, options: options)
  }

  private func run(
    _ name: String, page: String? = "7", opens: Bool = true
  ) async throws -> RunReport {
    var request = RunRequest("", parameters: page.map { ["page": $0] } ?? [:])
    request.opensNext = opens
    return try await service.run(name, request, interaction: NobodyToAsk(), environment: [:])
  }

  private func failure(_ name: String) async -> LimelightError? {
    do {
      _ = try await run(name)
      return nil
    } catch { return error as? LimelightError }
  }

  @Test(
    "An intent is named with its app, alone where one app has it, by title, without regard to case",
    arguments: [
      "test.host/DescribePage", "DescribePage", "describepage", "Describe Page", "test pages/Secret",
    ])
  func names(name: String) async throws {
    let report = try await run(name)
    #expect(report.app == "test.host" && ["DescribePage", "Secret"].contains(report.intent))
  }

  @Test("A name of several intents is ambiguous and names them, one of none says what to do")
  func wrongNames() async throws {
    let ambiguous = try #require(await failure("OpenPage"))
    #expect(ambiguous.code == .ambiguous && ambiguous.message.contains("tea/OpenPage"))
    #expect(await failure("Nothing")?.code == .noHandler)
    #expect(await failure("tea/Nothing")?.code == .noHandler)
    #expect(await failure("tea/BrewTea")?.code == .noHandler)
  }

  @Test("An entity is named by identifier, or by a title that only one has; else the app decides")
  func titles() async throws {
    func given(_ page: String) async throws -> AttributeValue? {
      try await run("DescribePage", page: page, opens: false).outcome.value
    }
    #expect(try await given("8") == .text("DescribePage 8"))
    #expect(try await given("Harbour Plan") == .text("DescribePage 7"))
    #expect(try await given("Twice") == .text("DescribePage Twice"))
    #expect(try await given("Harbour") == .text("DescribePage Harbour"))
    #expect(try await given("limelight://open/a/b/c") == .text("DescribePage limelight://open/a/b/c"))
  }

  @Test("What the result opens is opened, donated or not, unless that is not wanted")
  func opens() async throws {
    let opened = try #require(try await run("DescribePage").opened)
    #expect(opened.entity.id == "7" && opened.source == "run" && opened.exec == ["man", "7"])
    #expect(try await run("DescribePage", page: "unknown").opened?.exec == ["man", "unknown"])
    let closed = try await run("DescribePage", opens: false)
    #expect(closed.opened == nil && closed.outcome.opens == nil)
  }

  @Test("What ran in this process is undone once, the latest first; otherwise there is nothing to undo")
  func undo() async throws {
    await #expect(throws: LimelightError.self) { try await service.undo() }
    _ = try await run("DescribePage")
    let (app, name) = try await service.undo()
    #expect(app == "test.host" && name == "Describe")
    await #expect { try await service.undo() } throws: { ($0 as? LimelightError)?.code == .noHandler }
  }
}
