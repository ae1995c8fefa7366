import AppLink
import SearchModel

/// What a type's query answers, as JSON.
enum EntityAnswers {
  static func entities<E: AppEntity>(_ type: E.Type, ids: [String]) async throws -> [JSONValue] {
    try await QueryRunner.entities(type, ids: ids).map(json)
  }

  static func suggested<E: AppEntity>(_ type: E.Type) async throws -> [JSONValue] {
    try await QueryRunner.suggested(type).map(json)
  }

  static func matching<E: AppEntity>(_ type: E.Type, text: String) async throws -> [JSONValue] {
    try await QueryRunner.matching(type, text).map(json)
  }

  private static func json<E: AppEntity>(_ entity: E) -> JSONValue {
    let shown = entity.displayRepresentation
    return .members(
      ("type", .string(E.persistentIdentifier)), ("id", .string(entity.id.entityIdentifierString)),
      ("title", .string(shown.title.text)), ("subtitle", shown.subtitle.map { .string($0.text) }))
  }
}
