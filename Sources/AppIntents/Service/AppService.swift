import AppLink
import CoreSpotlight
import SearchModel
import SnippetUI

/// Answers what a host asks of this process's app (Docs/AppService.md).
///
/// Everything runs in the app's own host of this process; the connection adds no meaning.
package final class AppService: Sendable {
  private let host: InProcessHost
  private let shelf = SnippetShelf()
  private let types: AppTypes
  private let navigation: SceneNavigation

  package init(app: String, title: String, types: AppTypes, navigation: SceneNavigation) {
    self.types = types
    self.navigation = navigation
    host = InProcessHost(
      app: app, title: title, entities: types.entities, intents: types.intents,
      shortcuts: types.shortcuts.first,
      observer: navigation.observer)
  }

  /// Serves on these descriptors until the host closes them.
  ///
  /// - Parameter ended: called then, on the connection's thread, whatever the app's own code is doing.
  package func serve(input: Int32, output: Int32, ended: @escaping @Sendable () -> Void = {}) async {
    let peer = RPCPeer(input: input, output: output) { [self] peer, method, parameters in
      try await answer(method, parameters, peer: peer)
    }
    peer.whenEnded { _ in ended() }
    peer.start()
    _ = await peer.ended()
    await shelf.endAll()
  }

  private func answer(_ method: String, _ parameters: JSONValue, peer: RPCPeer) async throws -> JSONValue {
    switch method {
    case LinkMethod.hello: return hello
    case LinkMethod.activate:
      await navigation.comeForward()
      return .object([])
    case LinkMethod.open:
      let key = EntityKey(
        app: host.app, type: try parameters.requiredText("type"), id: try parameters.requiredText("id"))
      let interaction = RemoteInteraction(peer, parameters, shelf: shelf)
      let intent = try parameters.requiredText("intent")
      return try await host.open(key, intent: intent, interaction: interaction).linkJSON
    case LinkMethod.run:
      let interaction = RemoteInteraction(peer, parameters, shelf: shelf)
      let outcome = try await host.run(RunRequest(linkJSON: parameters), interaction: interaction)
      return outcome.linkJSON(snippet: outcome.snippet.map { shelf.put($0, peer) })
    case LinkMethod.snippetRefresh: return try await shelf.snippet(parameters).refreshed().linkJSON
    case LinkMethod.snippetTap:
      let action = try parameters.requiredText("action")
      let rendering = parameters["rendering"]?.integer.flatMap { Int(exactly: $0) }
      return try await shelf.snippet(parameters).tapped(action, of: rendering).linkJSON
    case LinkMethod.snippetEnd:
      await shelf.take(parameters["snippet"]?.integer ?? 0)?.end()
      return .object([])
    case LinkMethod.undo: return .members(("name", .string(try await host.undo())))
    case LinkMethod.reindex: return try await reindex(parameters, peer: peer)
    case LinkMethod.entities, LinkMethod.suggested, LinkMethod.matching:
      return try await host.inContext(nil) { try await entities(method, parameters) }
    default: throw RPCFailure(.methodNotFound, "the app knows no method '\(method)'")
    }
  }

  private var hello: JSONValue {
    .members(
      ("protocol", .integer(LinkMethod.version)), ("app", .string(host.app)),
      ("entities", .texts(host.manifest.entities.map(\.type))),
      ("intents", .texts(host.manifest.intents.map(\.intent))))
  }

  private func reindex(_ parameters: JSONValue, peer: RPCPeer) async throws -> JSONValue {
    let scope = DonationScope(home: DefaultHome.paths, sweepMark: parameters["sweepMark"]?.integer) { done in
      peer.notify(LinkMethod.progress, .members(("done", .integer(Int64(done)))))
    }
    if let ids = parameters["ids"]?.textList {
      let type = try parameters.requiredText("type")
      try await host.reindex(ids.map { EntityKey(app: host.app, type: type, id: $0) }, scope: scope)
    } else {
      try await host.reindex(scope: scope)
    }
    return scope.asked.sweepScope.linkJSON
  }

  private func entities(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
    let type = try entityType(parameters)
    let found =
      switch method {
      case LinkMethod.entities: try await EntityAnswers.entities(type, ids: parameters["ids"]?.textList ?? [])
      case LinkMethod.matching:
        try await EntityAnswers.matching(type, text: parameters.requiredText("text"))
      default: try await EntityAnswers.suggested(type)
      }
    return .members(("entities", .array(found)))
  }

  private func entityType(_ parameters: JSONValue) throws -> any AppEntity.Type {
    let name = try parameters.requiredText("type")
    guard let type = types.entities.first(where: { $0.persistentIdentifier == name }) else {
      throw LimelightError(.noHandler, "The app '\(host.app)' has no entities of type '\(name)'.")
    }
    return type
  }
}
