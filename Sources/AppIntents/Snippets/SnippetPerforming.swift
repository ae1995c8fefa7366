import SearchModel

/// Performing what belongs to a snippet.
package enum SnippetPerforming {
  /// How an intent is performed.
  package typealias Perform = @Sendable (any AppIntent) async throws -> any IntentResult

  /// Performs an intent as a run does: with its dependencies, again as often as it asks for that.
  package static func perform(_ intent: any AppIntent) async throws -> any IntentResult {
    try await IntentRun.perform(intent)
  }

  /// What came of a tap.
  struct TapOutcome {
    /// What takes the snippet's place.
    var shown: ShownSnippet?
    var dialog: String?
    var exec: [String]?
  }

  /// More intents than this that open one another count as a fault.
  private static let patience = 100

  /// Performs the intent of a tap, and what its result opens after it, all in the app that shows the snippet.
  ///
  /// - Throws: what performing throws; `handlerFailed` where there is no end of opening.
  static func tap(_ intent: any AppIntent, _ perform: Perform) async throws -> TapOutcome {
    var outcome = TapOutcome()
    var intent = intent
    for _ in 0..<patience {
      let result = try await perform(intent)
      let answer = result as? any AnyIntentResult
      outcome.shown = ShownSnippet(of: result) ?? outcome.shown
      outcome.dialog = answer?.dialog?.full.text ?? outcome.dialog
      outcome.exec = (intent as? any TerminalPresentingIntent)?.terminalCommand ?? outcome.exec
      guard IntentExecution.current?.opensNext ?? true, let next = answer?.nextIntent else { return outcome }
      intent = next
    }
    throw LimelightError(.handlerFailed, "\(patience) intents opened one another without an end.")
  }
}

/// The values of a snippet intent's parameters, taken once.
struct CapturedSnippet: Sendable {
  let type: any SnippetIntent.Type
  private let values: [String: CapturedValue]

  init(_ intent: any SnippetIntent) {
    type = Swift.type(of: intent)
    values = IntentRun.parameters(of: intent).reduce(into: [:]) { values, parameter in
      values[parameter.name] = (parameter.parameter as? any CapturableParameter)?.capturedValue
    }
  }

  /// A new intent with these values, entities fetched anew.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` for an entity that is no more.
  func intent() async throws -> any SnippetIntent {
    let intent = type.init()
    for (name, parameter) in IntentRun.parameters(of: intent) {
      guard let value = values[name], let parameter = parameter as? any CapturableParameter else { continue }
      parameter.assign(captured: try await value.refreshed())
    }
    return intent
  }
}

/// A parameter whose value can be taken and given to the same parameter of another intent.
private protocol CapturableParameter {
  var capturedValue: CapturedValue? { get }
  func assign(captured value: Any)
}

extension IntentParameter: CapturableParameter {
  fileprivate var capturedValue: CapturedValue? { currentValue.map { CapturedValue(value: $0) } }
  fileprivate func assign(captured value: Any) { if let value = value as? Value { assign(value) } }
}

private struct CapturedValue: Sendable {
  let value: any Sendable

  /// The value, with entities fetched anew through their query.
  func refreshed() async throws -> Any { try await Self.refreshed(value) }

  private static func refreshed(_ value: Any) async throws -> Any {
    switch value {
    // What exists for one result only travels by value.
    case is any TransientAppEntity: value
    case let entity as any AppEntity: try await type(of: entity).fetchedAnew([entity])[0]
    case let union as any _IntentValueRepresentable:
      type(of: union).init(_wrapping: try await refreshed(union._wrappedValue)) ?? value
    case let list as any ListValue: type(of: list).list(of: try await refreshed(list.elements)) ?? value
    default: value
    }
  }

  private static func refreshed(_ elements: [any _IntentValue]) async throws -> [Any] {
    let entities = elements.compactMap { $0 is any TransientAppEntity ? nil : $0 as? any AppEntity }
    // Those of a list are asked for at once.
    if let first = entities.first, entities.count == elements.count {
      return try await type(of: first).fetchedAnew(entities)
    }
    var anew: [Any] = []
    for element in elements { anew.append(try await refreshed(element)) }
    return anew
  }
}

extension AppEntity {
  /// The entities of the same identifiers, through the query.
  fileprivate static func fetchedAnew(_ entities: [any AppEntity]) async throws -> [Any] {
    let ids = entities.map(\.idText)
    let found = try await QueryRunner.entities(Self.self, ids: ids)
    guard found.count == ids.count else { throw AppIntentError.Unrecoverable.entityNotFound }
    return found
  }

  private var idText: String { id.entityIdentifierString }
}
