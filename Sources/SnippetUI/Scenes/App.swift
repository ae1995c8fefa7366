/// An app: its `init()` sets things up, its body says which scenes it has.
///
/// Write `@main` before the type. What the program then does is described at `main()`.
///
/// Apple's counterpart: SwiftUI's `App`.
@MainActor @preconcurrency
public protocol App {
  /// The app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// An app; register what its intents need here.
  @MainActor @preconcurrency init()
}
