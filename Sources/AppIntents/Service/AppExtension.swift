/// A part of an app that the system runs by itself.
///
/// On Linux it is a program as an app is, without scenes.
///
/// Apple's counterpart: ExtensionFoundation's `AppExtension`.
public protocol AppExtension {
  /// How the extension is set up.
  associatedtype Configuration: AppExtensionConfiguration
  /// How the extension is set up.
  var configuration: Configuration { get }
  /// An extension; register what its intents need here.
  init()
  /// Runs it: what `@main` calls.
  static func main() throws
}

/// How an extension is set up.
///
/// Apple's counterpart: ExtensionFoundation's `AppExtensionConfiguration`, which accepts connections; here there are
/// none besides the host's.
public protocol AppExtensionConfiguration {}

/// The configuration of an extension with App Intents: there is nothing to set up.
public struct AppIntentsExtensionConfiguration: AppExtensionConfiguration, Sendable {}

/// An extension that holds App Intents.
///
/// Apple's counterpart: `AppIntentsExtension`.
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
  /// Nothing to set up.
  public var configuration: some AppExtensionConfiguration { AppIntentsExtensionConfiguration() }
}

extension AppExtension {
  /// Answers a host on `LIMELIGHT_RPC_FD`, or prints its manifest with `--limelight-manifest`, as `App.main()` does;
  /// else waits to be ended.
  public static func main() throws {
    MainActor.assumeIsolated {
      // Held on the main actor only.
      nonisolated(unsafe) let instance = Self()
      AppMain.run(main: Self.self) { ExtensionApp(instance: instance) }
    }
  }
}

/// An extension as an app without scenes.
private struct ExtensionApp: App {
  var instance: Any = ()

  var body: some Scene {}
}
