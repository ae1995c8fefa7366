import SearchModel
import SearchService

extension JSONWriter {
  /// The answer of `show --json`.
  static func show(_ view: EntityView, withTerms: Bool, language: String?) -> JSONWriter {
    answer {
      $0.identity(view.entity.entity, typeTitle: view.typeTitle, language: language)
      $0.catalogFields(view.entity)
      $0.member("state", view.state)
      $0.member("attributes", view.entity.entity.attributes)
      $0.member("actions", view.actions)
      if withTerms {
        $0.member("terms", view.terms)
        $0.object("values") {
          for (name, value) in view.values.sorted(by: { $0.key < $1.key }) { $0.member(name, value) }
        }
      }
    }
  }

  /// One entity of `ls`.
  static func listed(_ entity: CatalogEntity, language: String?) -> JSONWriter {
    var writer = JSONWriter()
    writer.object {
      $0.identity(entity.entity, typeTitle: "", language: language)
      $0.catalogFields(entity)
    }
    return writer
  }

  private mutating func catalogFields(_ entity: CatalogEntity) {
    member("domain", orNull: entity.entity.domain)
    member("lang", orNull: entity.entity.language)
    member("url", orNull: entity.entity.url)
    member("expires", date: entity.entity.expires)
    member("hidden", entity.entity.isHidden)
    member("donatedAt", date: entity.donatedAt)
    member("sequence", entity.sequence)
  }

  /// The answer of `open --json`.
  static func event(_ event: NavigationEvent, notices: [Notice]) -> JSONWriter {
    var writer = JSONWriter()
    writer.event(event, notices: notices)
    return writer
  }

  /// A navigation event as one object.
  mutating func event(_ event: NavigationEvent, notices: [Notice]) {
    object(nil) {
      $0.member("event", event.event)
      $0.member("app", event.app)
      $0.member("intent", orNull: event.intent)
      $0.object("entity") {
        $0.member("type", event.entity.type)
        $0.member("id", event.entity.id)
        $0.member("uri", event.entity.uri)
      }
      $0.member("contentIdentifier", event.contentIdentifier)
      $0.object("parameters") {
        for (name, value) in event.parameters.sorted(by: { $0.key < $1.key }) { $0.member(name, value) }
      }
      if let exec = event.exec { $0.member("exec", exec) }
      $0.member("source", event.source)
      $0.member("delivered", event.delivered.rawValue)
      $0.member("at", date: event.at)
      if !notices.isEmpty { $0.member("notices", notices) }
    }
  }

  /// One line of `log`.
  static func log(_ entry: LogEntry) -> JSONWriter {
    var writer = JSONWriter()
    writer.object {
      $0.member("sequence", entry.sequence)
      $0.member("at", date: entry.at)
      $0.member("change", entry.change.rawValue)
      $0.member("uri", entry.key.uri)
      $0.member("app", entry.key.app)
      $0.member("type", entry.key.type)
      $0.member("id", entry.key.id)
      $0.member("title", orNull: entry.title)
    }
    return writer
  }
}
