import AppIntents
import Testing

/// Entities, enums and intents as URLs.
struct URLRepresentationTests {
  @Test("An entity's URL has its identifier and properties in their places, escaped")
  func entity() async {
    let page = Page(id: "a/b c", title: "50% & more?", number: 3)
    let url = await page.urlRepresentation
    #expect(url?.absoluteString == "https://example.org/a%2Fb%20c/3?t=50%25%20%26%20more%3F#top")
    let bare = await Page(id: "x", title: "t", number: nil).urlRepresentation
    #expect(bare == nil)
  }

  @Test("A URL of that form gives the values back, and any other none")
  func reading() throws {
    let template = Page.urlRepresentation.template
    let url = try #require(URL(string: "https://example.org/a%2Fb%20c/3?t=50%25#top"))
    let values = try #require(template.values(in: url))
    #expect(values["id"] == "a/b c" && values.values.sorted() == ["3", "50%", "a/b c"])
    for text in [
      "https://example.org/a/b/3?t=1#top", "https://example.org//3?t=1#top",
      "https://example.com/a/3?t=1#top",
      "https://example.org/a/3?t=1#top2", "https://example.org/a/3",
    ] {
      #expect(template.values(in: URL(string: text)!) == nil, "\(text)")
    }
  }

  @Test("An enum has one form for all cases, or one URL for each")
  func enums() {
    #expect(Tab.home.urlRepresentation?.absoluteString == "https://example.org/tab/home")
    #expect(Corner.left.urlRepresentation?.absoluteString == "https://example.org/l")
    #expect(Corner.right.urlRepresentation == nil)
  }

  @Test("An intent's URL has the parameters in their places")
  func intent() async {
    let show = ShowPage()
    show.page = Page(id: "p", title: "t", number: 1)
    show.tab = .home
    let unset = await ShowPage().urlRepresentation
    let url = await show.urlRepresentation
    #expect(url?.absoluteString == "https://example.org/show/p/home" && unset == nil)
    let open = OpenPage()
    open.target = Page(id: "p", title: "t", number: 1)
    let opened = await open.urlRepresentation
    #expect(opened?.absoluteString == "https://example.org/p/1?t=t#top")
  }

  @Test("An intent without perform opens its URL, or fails where a place is empty")
  func perform() async throws {
    let show = ShowPage()
    show.page = Page(id: "p", title: "t", number: 1)
    show.tab = .home
    let result = try await show.perform() as any IntentResult
    let next = try #require((result as? any AnyIntentResult)?.nextIntent as? OpenURLIntent)
    #expect(next.terminalCommand == ["xdg-open", "https://example.org/show/p/home"])
    await #expect(throws: AppIntentError.self) { try await ShowPage().perform() }
  }

  @Test("Opening a URL takes entities and enums that have one")
  func openURL() async throws {
    let page = try await OpenURLIntent(urlRepresentable: Page(id: "p", title: "t", number: 1))
    #expect(page.url.absoluteString == "https://example.org/p/1?t=t#top")
    let tab = try OpenURLIntent(urlRepresentable: Tab.home)
    #expect(tab.url.absoluteString == "https://example.org/tab/home")
    #expect(throws: AppIntentError.self) { try OpenURLIntent(urlRepresentable: Corner.right) }
    // Without a scheme it could be read as an option of the program.
    #expect(OpenURLIntent(URL(string: "--help")!).terminalCommand == nil)
  }
}

private struct Page: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.org/\(.id)/\(\.$number)?t=\(\.$title)#top"
  }

  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Number") var number: Int?
  var displayRepresentation: DisplayRepresentation { "\(title)" }

  init(id: String, title: String, number: Int?) {
    self.id = id
    self.title = title
    self.number = number
  }
}

private struct PageQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Page] { [] }
}

private enum Tab: String, URLRepresentableEnum {
  case home, search
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.home: "Home", .search: "Search"]
  static var urlRepresentation: URLRepresentation { "https://example.org/tab/\(.rawValue)" }
}

private enum Corner: String, URLRepresentableEnum {
  case left, right
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Corner"
  static let caseDisplayRepresentations: [Corner: DisplayRepresentation] = [.left: "Left", .right: "Right"]
  static var urlRepresentation: EnumURLRepresentation<Self> { [.left: "https://example.org/l"] }
}

private struct ShowPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Page"
  static var urlRepresentation: URLRepresentation { "https://example.org/show/\(\.$page)/\(\.$tab)" }
  @Parameter(title: "Page") var page: Page
  @Parameter(title: "Tab") var tab: Tab
}

private struct OpenPage: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Page"
  @Parameter(title: "Page") var target: Page
}
