import CoreSpotlight
import SearchModel

/// Running an app's types that are known only at run time.
enum IntentRun {
  // MARK: Open

  /// Resolves the entity through its query, sets it as target, performs.
  static func open<Intent: OpenIntent>(
    _ type: Intent.Type, entity key: EntityKey
  ) async throws -> OpenOutcome {
    var intent = Intent()
    guard let target = try await value(of: Intent.Value.self, from: key.id) as? Intent.Value else {
      throw LimelightError(
        .entityGone, "'\(key.id)' of type \(key.type) does not exist any more.",
        hint: "Run 'limelight reindex --app \(key.app)' to bring the index up to date.")
    }
    intent.target = target
    _ = try await perform(intent)
    return OpenOutcome(
      exec: (intent as? any TerminalPresentingIntent)?.terminalCommand,
      contentIdentifier: (intent as? any TargetContentProvidingIntent)?.contentIdentifier)
  }

  /// The entity of that identifier through its query, or the enum case of that name; `nil` if there is none.
  private static func value(of type: any AppValue.Type, from text: String) async throws -> (any AppValue)? {
    if let type = type as? any AppEntity.Type { return try await entity(type, id: text) }
    return (type as? any AppEnum.Type)?.named(text)
  }

  /// The entity of that identifier through its query; `nil` if there is none.
  static func entity<E: AppEntity>(_ type: E.Type, id: String) async throws -> (any AppEntity)? {
    try await QueryRunner.entity(type, id: id)
  }

  // MARK: Run

  /// Performs an intent with parameters given as text.
  static func run<Intent: AppIntent>(
    _ type: Intent.Type, app: String, parameters texts: [String: String]
  ) async throws -> RunOutcome {
    let intent = Intent()
    let parameters = parameters(of: intent)
    if let unknown = texts.keys.sorted().first(where: { name in !parameters.contains { $0.name == name } }) {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw LimelightError(
        .usage, "'\(Intent.persistentIdentifier)' has no parameter '\(unknown)'.",
        hint: known.isEmpty ? "It takes none." : "It takes: \(known).")
    }
    for (name, parameter) in parameters {
      if let text = texts[name] {
        try await IntentParameterDependencyContext.$current.withValue(intent) {
          try await assign(text, to: parameter, named: name, app: app)
        }
      }
      guard parameter.hasValue || parameter.isOptional else {
        throw LimelightError(
          .needsValue, needsValueMessage(name, parameter),
          hint: "Give it with '--param \(name)=VALUE'.")
      }
    }
    return try await outcome(of: perform(intent), intent: intent, app: app)
  }

  private static func needsValueMessage(_ name: String, _ parameter: any AnyIntentParameter) -> String {
    let question = parameter.details.requestValueDialog.map { " \($0.full.text)" } ?? ""
    return "The parameter '\(name)' needs a value.\(question)"
  }

  private static func assign(
    _ text: String, to parameter: any AnyIntentParameter, named name: String, app: String
  ) async throws {
    let texts = parameter.isList ? ListText.elements(of: text) : [text]
    var found: [any _IntentValue] = []
    if let type = parameter.elementType as? any _IntentValueRepresentable.Type {
      for text in texts {
        guard let value = try await type.union(from: text) else {
          throw LimelightError(
            .entityGone, "The parameter '\(name)' names '\(text)', which no type of it has.")
        }
        found.append(value)
      }
      return try await parameter.take(found, named: name)
    }
    guard let type = parameter.elementType as? any AppEntity.Type, !(type is any AppEnum.Type) else {
      return try await parameter.take(texts, named: name)
    }
    for text in texts {
      guard let entity = try await entity(type, id: text) else {
        throw LimelightError(
          .entityGone, "The parameter '\(name)' names '\(text)', which \(type.persistentIdentifier) has not.")
      }
      found.append(entity)
    }
    try await parameter.take(found, named: name)
  }

  private static func outcome(
    of result: any IntentResult, intent: any AppIntent, app: String
  ) async throws -> RunOutcome {
    var outcome = RunOutcome()
    outcome.exec = (intent as? any TerminalPresentingIntent)?.terminalCommand
    outcome.view = try await SnippetRendering.view(of: result)
    guard let result = result as? any AnyIntentResult else { return outcome }
    outcome.value = result.anyValue.flatMap(indexedValue)
    outcome.dialogFull = result.dialog?.full.text
    outcome.dialogSupporting = result.dialog?.supporting?.text
    guard let next = result.nextIntent else { return outcome }
    if let next = next as? any OpenIntent, let key = target(of: next, app: app) {
      outcome.opens = key
    } else {
      _ = try await perform(next)
      outcome.exec = outcome.exec ?? (next as? any TerminalPresentingIntent)?.terminalCommand
    }
    return outcome
  }

  private static func target<Intent: OpenIntent>(of intent: Intent, app: String) -> EntityKey? {
    (intent.target as? any AppEntity).map { key(of: $0, app: app) }
  }

  private static func key<E: AppEntity>(of entity: E, app: String) -> EntityKey {
    EntityKey(app: app, type: E.persistentIdentifier, id: entity.id.entityIdentifierString)
  }

  // MARK: Reindex

  /// Lets the type's query donate everything again, or donates all a query can list; other types have no donations.
  ///
  /// - Throws: `handlerFailed` for an indexed type whose query can do neither: going on would let the sweep that
  ///   follows take what could not be asked for.
  static func reindex<E: AppEntity>(_ type: E.Type) async throws {
    guard let type = type as? any IndexedEntity.Type else { return }
    let query = E.defaultQuery
    try await prepareDependencies(of: query)
    if let query = query as? any IndexedEntityQuery {
      try await query.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
    } else if let query = query as? any EnumerableEntityQuery {
      try await donateAll(of: query, type)
    } else {
      throw LimelightError(
        .handlerFailed, "The entities of type \(type.persistentIdentifier) cannot be asked for again.",
        hint: "Let its query conform to IndexedEntityQuery.")
    }
  }

  private static func donateAll<Query: EnumerableEntityQuery, E: IndexedEntity>(
    of query: Query, _ type: E.Type
  ) async throws {
    let all = try await query.allEntities().items as? [E] ?? []
    try await CSSearchableIndex.default().indexAppEntities(all)
  }

  // MARK: Performing

  /// Performs the intent, again as often as it asks for that, ten times at most.
  static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> any IntentResult {
    try await prepareDependencies(of: intent)
    for _ in 1..<10 {
      do {
        return try await intent.perform()
      } catch let error as AppIntentError where error == .restartPerform {
        continue
      }
    }
    return try await intent.perform()
  }

  /// Makes what the value takes as `@Dependency`, so that a missing one is an error and not the end of the process.
  static func prepareDependencies(of value: Any) async throws {
    for child in Mirror(reflecting: value).children {
      try await (child.value as? any AnyAppDependency)?.prepare()
    }
  }

  /// The parameters of an intent, in the order they are declared.
  static func parameters(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else {
        return nil
      }
      return (String(label.drop { $0 == "_" }), parameter)
    }
  }

  /// What an app threw, in the terms of the command line.
  static func failure(_ error: any Error) -> any Error {
    switch error {
    case let error as LimelightError: return error
    case is CancellationError: return error
    case let error as AppIntentError:
      let code: LimelightError.Code =
        switch error.reason {
        case .entityNotFound: .entityGone
        case .needsValue, .needsChoice: .needsValue
        case .needsConfirmation: .cancelled
        case .restart, .needs, .unrecoverable: .handlerFailed
        }
      return LimelightError(code, error.description)
    case let error as any CustomLocalizedStringResourceConvertible:
      return LimelightError(.handlerFailed, error.localizedStringResource.text)
    case let error as any LocalizedError where error.errorDescription != nil:
      return LimelightError(.handlerFailed, error.errorDescription ?? "")
    default: return LimelightError(.handlerFailed, String(describing: error))
    }
  }
}
