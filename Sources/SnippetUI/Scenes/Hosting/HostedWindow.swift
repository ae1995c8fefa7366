/// A window that is mounted without a screen: its views, their state, and what they do as they come and go.
@MainActor
package final class HostedWindow {
  /// The scene it belongs to, as of the last evaluation.
  package internal(set) var scene: SceneNode
  /// The value it is for.
  package let value: AnyHashable?
  /// What its views come to.
  package private(set) var root = ViewNode(.empty)
  /// Whether it is in front.
  package internal(set) var phase = ScenePhase.background
  /// What others keep with the window, such as its UIKit scene.
  package var companion: AnyObject?

  let storage = ViewStorage()
  var live = LifecycleState()

  init(scene: SceneNode, value: AnyHashable?, invalidation: Invalidation) {
    self.scene = scene
    self.value = value
    storage.tellChanges(to: invalidation)
  }

  /// Evaluates the views.
  func evaluate(_ environment: EnvironmentValues) {
    var values = environment
    values.scenePhase = phase
    for change in scene.environment { change(&values) }
    var context = ViewContext(storage: storage)
    context.environment = values.values
    root = storage.pass { ViewEvaluation.node(of: scene.content(value), in: context) }
  }

  /// Lets the views do what is due since the last evaluation.
  func runLifecycle(isClosing: Bool = false) {
    let attachments =
      isClosing
      ? []
      : scene.attachments.compactMap { $0 as? LifecycleAttachment }
        + root.attachments(of: LifecycleAttachment.self)
    live.update(to: attachments, isInFront: phase == .active)
  }

  // MARK: Choosing

  /// How well the window suits a content identifier.
  enum Suitability: Int, Comparable {
    case refused, open, allowed, preferred
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  func suitability(for identifier: String) -> Suitability {
    let conditions = root.attachments(of: ExternalEventConditions.self)
    if conditions.contains(where: { ExternalEventConditions.match($0.preferring, identifier) }) {
      return .preferred
    }
    if !conditions.isEmpty {
      return conditions.contains { ExternalEventConditions.match($0.allowing, identifier) }
        ? .allowed : .refused
    }
    return scene.suitability(for: identifier)
  }
}

extension SceneNode {
  /// How well a new window of the scene suits a content identifier.
  func suitability(for identifier: String) -> HostedWindow.Suitability {
    guard let externalEvents else { return .open }
    return ExternalEventConditions.match(externalEvents, identifier) ? .allowed : .refused
  }
}
