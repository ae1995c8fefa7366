import AppIntents
import SearchModel
import Synchronization

/// What the intents of these tests read and change; each test has its own.
final class TicketStore: Sendable {
  private struct State {
    var seats: [Int: Int] = [1: 10, 2: 20]
    var performed: [String] = []
    var queried: [[Int]] = []
  }
  private let state = Mutex(State())
  @TaskLocal static var current = TicketStore()

  func seats(_ id: Int) -> Int? { state.withLock { $0.seats[id] } }
  func set(_ seats: Int?, of id: Int) { state.withLock { $0.seats[id] = seats } }
  func note(_ what: String) { state.withLock { $0.performed.append(what) } }
  func noteQuery(_ ids: [Int]) { state.withLock { $0.queried.append(ids) } }
  var performed: [String] { state.withLock { $0.performed } }
  var queried: [[Int]] { state.withLock { $0.queried } }
}

struct TicketEntity: AppEntity {
  let id: Int
  let seats: Int
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ticket"
  var displayRepresentation: DisplayRepresentation { "Ticket \(id)" }
  static let defaultQuery = TicketQuery()
}

struct TicketQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TicketEntity] {
    TicketStore.current.noteQuery(identifiers)
    // In another order than asked for, as a database may.
    return identifiers.reversed().compactMap { id in
      TicketStore.current.seats(id).map { TicketEntity(id: id, seats: $0) }
    }
  }
}

struct TicketView: View {
  let ticket: TicketEntity
  let count: Int
  var others: [TicketEntity] = []
  var body: some View {
    VStack(alignment: .leading) {
      Text("Ticket \(ticket.id): \(ticket.seats) seats, \(count) wanted")
      if !others.isEmpty { Text(verbatim: others.map { "\($0.seats)" }.joined(separator: ",")) }
      Button("Book", intent: BookIntent(ticket: ticket))
      Button(intent: ShowOtherIntent(ticket: ticket)) { Text("Other") }
      Button("Failing", intent: FailingIntent())
      Toggle("Watch", isOn: false, intent: BookIntent(ticket: ticket))
    }
  }
}

struct TicketSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket"
  @Parameter var ticket: TicketEntity
  @Parameter var count: Int
  @Parameter var spare: TicketEntity?
  @Parameter var others: [TicketEntity]
  init() {}
  init(ticket: TicketEntity, count: Int, others: [TicketEntity] = [], spare: TicketEntity? = nil) {
    self.ticket = ticket
    self.count = count
    self.others = others
    self.spare = spare
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    TicketStore.current.note("snippet")
    return .result(value: ticket.seats, view: TicketView(ticket: ticket, count: count, others: others))
  }
}

struct OtherSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Other"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    TicketStore.current.note("other")
    return .result { Text("The other snippet") }
  }
}

struct BookIntent: AppIntent {
  static let title: LocalizedStringResource = "Book"
  @Parameter var ticket: TicketEntity
  init() {}
  init(ticket: TicketEntity) { self.ticket = ticket }
  func perform() async throws -> some IntentResult {
    TicketStore.current.note("book")
    TicketStore.current.set((TicketStore.current.seats(ticket.id) ?? 0) - 1, of: ticket.id)
    return .result()
  }
}

struct ShowOtherIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Other"
  @Parameter var ticket: TicketEntity
  init() {}
  init(ticket: TicketEntity) { self.ticket = ticket }
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    TicketStore.current.note("show")
    return .result(snippetIntent: OtherSnippetIntent())
  }
}

struct FailingIntent: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  func perform() async throws -> some IntentResult {
    if TicketStore.current.seats(1) != nil { throw LimelightError(.handlerFailed, "no") }
    return .result()
  }
}

/// Reloads its own snippets while a tap on it goes on, as apps do.
struct ReloadingIntent: AppIntent {
  static let title: LocalizedStringResource = "Reload"
  func perform() async throws -> some IntentResult {
    ReloadingSnippetIntent.reload()
    return .result()
  }
}

struct ReloadingSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Reloading"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    TicketStore.current.note("reloading")
    return .result(view: Button("Reload", intent: ReloadingIntent()))
  }
}
