import AppLink
import CoreSpotlight
import SearchModel
import SnippetUI

extension App {
  /// Runs the app: what `@main` calls.
  ///
  /// The app is made by its `init()`, and its scenes are mounted without a screen. Then
  ///
  /// - with `LIMELIGHT_RPC_FD=READ,WRITE` in the environment it answers a host on those descriptors (open, run, entities,
  ///   reindex) and ends when the host closes them;
  /// - with the argument `--limelight-manifest` it prints its manifest, which says what it can do, and ends;
  /// - else it is as if a person had opened it: its first window is in front, its tasks run, and it ends at SIGTERM or
  ///   SIGINT. Nothing is donated that the app does not donate itself.
  ///
  /// Apple's counterpart: SwiftUI's `App.main()`.
  @MainActor @preconcurrency public static func main() {
    AppMain.run(main: Self.self) { Self() }
  }
}

/// The life of an app's process.
@MainActor
enum AppMain {
  static func run(main: Any.Type, _ make: () -> any App) {
    // What the app prints goes to a log: a line is to be there when it was printed.
    // Swift takes C's `stdout` for a variable that anybody may change, so it is asked for by name.
    if let stream = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self) {
      setvbuf(stream, nil, Int32(_IOLBF), 0)
    }
    let app = make()
    let types = AppTypes.ofThisProcess(main: main)
    if CommandLine.arguments.contains("--limelight-manifest") {
      print(ManifestText.json(of: types, program: AppIdentity.executablePath()))
      exit(0)
    }
    warnOfMissing(types)
    let host = SceneHost(app: app)
    SceneHost.current = host
    let navigation = SceneNavigation(host)
    host.mount()
    serve(types, navigation)
    // The main actor's work is done by the main run loop.
    while true { RunLoop.main.run() }
  }

  /// Answers the host if there is one, else comes to the front and waits to be ended.
  static func serve(_ types: AppTypes, _ navigation: SceneNavigation) {
    // A host that went away must give an error, not end the app in the middle of something.
    signal(SIGPIPE, SIG_IGN)
    guard let (input, output) = descriptors(ProcessInfo.processInfo.environment) else {
      // First: whoever sees the app come forward may end it at once.
      endAtSignals()
      navigation.comeForward()
      return
    }
    // What the app starts in turn has no business with the host.
    unsetenv(LinkMethod.variable)
    let service = AppService(
      app: AppIdentity.current, title: ManifestText.title(AppIdentity.executablePath()), types: types,
      navigation: navigation)
    Task.detached {
      await service.serve(input: input, output: output, ended: endSoon)
      exit(0)
    }
  }

  /// Ends the process in two seconds: the app's own code may hold every thread that could end it in order, and with
  /// the host gone nobody else does.
  private nonisolated static let endSoon: @Sendable () -> Void = {
    Worker.start {
      sleep(2)
      _exit(0)
    } failed: { _ in
      _exit(0)
    }
  }

  private static func descriptors(_ environment: [String: String]) -> (Int32, Int32)? {
    guard let text = environment[LinkMethod.variable] else { return nil }
    let numbers = text.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 2, numbers.allSatisfy({ fcntl($0, F_GETFD) >= 0 }) else {
      talk("\(LinkMethod.variable) is '\(text)', which names no two open descriptors.")
      exit(78)
    }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (numbers[0], numbers[1])
  }

  private static func endAtSignals() {
    // A parent may have had them blocked, and what is blocked is inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // In place at once; what watches from a queue begins some time later, and a signal before that is lost.
    for number in [SIGTERM, SIGINT] { signal(number) { _exit(128 + $0) } }
  }

  /// Says what the manifest beside the program declares and the program has not.
  private static func warnOfMissing(_ types: AppTypes) {
    guard let manifest = ManifestText.declared(beside: AppIdentity.executablePath()) else { return }
    let missing = types.missing(from: manifest)
    guard !missing.isEmpty else { return }
    talk(
      "this program lacks \(missing.joined(separator: ", ")), which its manifest declares. If they are in its sources, "
        + "they conform only through a protocol of the app's own: name AppIntent (or AppEntity ...) beside it, or list "
        + "them in AppIntentsTypeList. If they are not, make the manifest anew with limelight-manifest."
    )
  }

  static func talk(_ text: String) { FileHandle.standardError.write(Data("limelight: \(text)\n".utf8)) }
}
