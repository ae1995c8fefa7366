import AppIntents
import Testing

struct ReminderSchemaTests {
  @Test("The domain of reminders gives a list its properties and its enum's cases their text")
  func list() {
    let list = ErrandList(id: "home", name: "Home", type: .groceries)
    #expect(list.$name.wrappedValue == "Home" && list.$type.wrappedValue == .groceries)
    #expect(ErrandList._assistantSchema?.description == "reminders.list")
    #expect(ErrandListType._assistantSchema?.description == "reminders.listType")
    #expect(ErrandList.typeDisplayRepresentation.name.text == "Reminder List")
  }

  @Test("A conversation, whose shape is open, keeps its variables as they are written")
  func conversation() {
    let talk = Talk(id: "1", displayName: "Crew", isRead: true, moods: ["calm"])
    #expect(talk.displayName == "Crew" && talk.isRead && talk.moods == ["calm"])
    #expect(Talk._assistantSchema?.description == "messages.conversation")
  }
}

@AppEnum(schema: .reminders.listType)
private enum ErrandListType: String {
  case standard, groceries

  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .standard: "Standard", .groceries: "Groceries",
  ]
}

@AppEntity(schema: .reminders.list)
private struct ErrandList {
  static let defaultQuery = Query()
  let id: String
  var name: String
  var type: ErrandListType

  init(id: String, name: String, type: ErrandListType = .standard) {
    self.id = id
    self.name = name
    self.type = type
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  struct Query: EntityQuery {
    func entities(for identifiers: [ErrandList.ID]) async throws -> [ErrandList] { [] }
  }
}

@AppEntity(schema: .messages.conversation)
private struct Talk {
  static let defaultQuery = Query()
  let id: String
  var displayName: String
  var isRead: Bool
  var moods: Set<String>

  init(id: String, displayName: String, isRead: Bool, moods: Set<String>) {
    self.id = id
    self.displayName = displayName
    self.isRead = isRead
    self.moods = moods
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(displayName)") }

  struct Query: EntityQuery {
    func entities(for identifiers: [Talk.ID]) async throws -> [Talk] { [] }
  }
}
