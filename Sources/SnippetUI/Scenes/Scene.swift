/// Part of an app's interface that the system shows: windows of one kind.
///
/// On Linux scenes are mounted without a screen: their views are evaluated, keep their state, and take part in what
/// intents do.
///
/// Apple's counterpart: SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Nothing: a built-in scene is mounted as it is.
  public var body: Never { fatalError("A built-in scene has no body.") }
}

/// Makes one scene of several.
@resultBuilder
public enum SceneBuilder {
  /// A scene as it stands in the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// No scene.
  @MainActor public static func buildBlock() -> some Scene { SceneList(parts: []) }
  /// One scene.
  @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  @MainActor public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var parts: [any Scene] = []
    for part in repeat each content { parts.append(part) }
    return SceneList(parts: parts)
  }
  /// A scene that is there or not.
  @MainActor public static func buildOptional(_ content: (any Scene)?) -> some Scene {
    SceneList(parts: content.map { [$0] } ?? [])
  }
  /// A scene that only newer systems have.
  public static func buildLimitedAvailability(_ content: any Scene) -> any Scene { content }
}

/// A scene that says itself what is mounted, instead of by a body.
@MainActor
protocol BuiltinScene: Scene where Body == Never {
  /// What can be mounted.
  func nodes(in context: ViewContext) -> [SceneNode]
}

/// Several scenes, one after the other.
struct SceneList: BuiltinScene {
  let parts: [any Scene]
  func nodes(in context: ViewContext) -> [SceneNode] {
    parts.enumerated().flatMap { SceneEvaluation.nodes(of: $1, in: context.entering(String($0))) }
  }
}

/// Finds out what scenes come to.
@MainActor
enum SceneEvaluation {
  static func nodes(of scene: any Scene, in context: ViewContext) -> [SceneNode] {
    if let builtin = scene as? any BuiltinScene { return builtin.nodes(in: context) }
    guard context.identity.count < ViewEvaluation.maximumDepth else { return [] }
    let inner = context.entering(String(describing: type(of: scene)))
    ViewEvaluation.connect(scene, in: inner)
    return nodes(of: body(of: scene), in: inner)
  }

  private static func body<S: Scene>(of scene: S) -> any Scene { scene.body }
}
