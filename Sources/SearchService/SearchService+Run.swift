import IntentDispatch
import SearchIndex
package import SearchModel
import Synchronization

/// What came of running an intent.
package struct RunReport: Sendable {
  package var app: String
  package var intent: String
  package var outcome: RunOutcome
  /// Where the intent that the result opens led.
  package var opened: NavigationEvent?
  package var notices: [Notice] = []
}

extension SearchService {
  /// Performs an intent that a person named, and opens what its result asks to open.
  ///
  /// Entity parameters take a URI, an identifier, or a title that exactly one entity of the type has.
  ///
  /// - Parameters:
  ///   - name: `APP/INTENT`, or INTENT if only one app has it.
  ///   - interaction: who answers what the intent asks.
  ///   - environment: for finding programs that open addresses.
  /// - Throws: `ambiguous`, `noHandler`, and what `AppHost.run` and opening throw.
  package func run(
    _ name: String, _ request: RunRequest, interaction: any InteractionHandler, environment: [String: String]
  ) async throws -> RunReport {
    let (app, intent) = try registry.snapshot().intent(named: name)
    var request = request
    request.intent = intent.intent
    for parameter in intent.parameters where parameter.kind.hasPrefix("entity:") {
      guard let text = request.parameters[parameter.name] else { continue }
      let type = String(parameter.kind.dropFirst("entity:".count))
      request.parameters[parameter.name] = await identifier(text, app: app.manifest.app, type: type)
    }
    let dispatcher = IntentDispatcher(registry: registry, environment: environment, clock: clock)
    let outcome = try await dispatcher.run(request, of: app, interaction: interaction)
    var report = RunReport(app: app.manifest.app, intent: intent.intent, outcome: outcome)
    if outcome.isUndoable { undoable.withLock { $0.append(app.manifest.app) } }
    guard let key = outcome.opens, request.opensNext else { return report }
    // An intent may open what was never donated.
    let url = try? await engine.entity(key)?.entity.entity.url
    do {
      (report.opened, report.notices) = try await lead(
        to: key, url: url, source: "run", interaction: interaction, environment: environment)
    } catch {
      await outcome.snippet?.end()
      throw error
    }
    return report
  }

  /// The identifier of the one indexed entity with that title; the text itself where it is an identifier already or
  /// the index cannot tell, for the app to make sense of.
  private func identifier(_ text: String, app: String, type: String) async -> String {
    guard !text.hasPrefix("limelight:"), !text.hasPrefix("["), engine.hasHome,
      (try? await engine.entity(EntityKey(app: app, type: type, id: text))) == nil
    else { return text }
    var request = SearchRequest("\"\(text.filter { $0 != "\"" })\"")
    request.apps = [app]
    request.types = [type]
    request.namesOnly = true
    request.includesIntents = false
    request.includesHighlights = false
    let hits = (try? await engine.search(request))?.hits ?? []
    let named = hits.compactMap { hit -> String? in
      guard case .entity(let hit) = hit, hit.entity.entity["title"] == .text(text) else { return nil }
      return hit.entity.entity.key.id
    }
    return named.count == 1 ? named[0] : text
  }

  /// Takes back what an intent did last in this process.
  ///
  /// - Returns: the app, and what it took back; empty if that has no name.
  /// - Throws: `noHandler` where this process ran nothing that can be taken back.
  package func undo() async throws -> (app: String, name: String) {
    guard let app = undoable.withLock({ $0.popLast() }), let host = registry[app]?.host else {
      throw LimelightError(
        .noHandler,
        "nothing can be undone: how to take an action back is known to the process that performed it, and that has ended",
        hint: "Undo it in the app itself.")
    }
    return (app, try await host.undo())
  }
}
