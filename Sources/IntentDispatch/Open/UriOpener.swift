import AppLink
import Glibc
import SearchModel

/// Hands a record's address to the desktop.
struct UriOpener: Sendable {
  let options: DispatchOptions

  /// Runs `xdg-open` with the address.
  ///
  /// Success means that the desktop took it, not that a window opened: `xdg-open` says no more. It may itself be
  /// the viewer, so it is never killed: still running after `handOverTime` counts as taken.
  ///
  /// - Throws: `denied` for a scheme outside the list, `noHandler` when nothing can take the address,
  ///   `handlerFailed` when the opener failed.
  func open(_ url: String, entity: EntityKey) async throws {
    let subject = "\(entity.type) of \(entity.app)"
    guard let scheme = Self.scheme(of: url), !url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
      throw LimelightError(
        .noHandler, "\(subject) cannot be opened: its url is no address: \(Self.printable(url))",
        hint: "Donate it again with a url such as https://… or file:///….")
    }
    guard options.schemes.contains(scheme) else {
      throw LimelightError(
        .denied,
        "\(subject) is not opened: addresses of the scheme \(scheme) are not given to the desktop: \(url)",
        hint: "Open it yourself if you trust it.")
    }
    guard let opener = Spawn.find("xdg-open", environment: options.environment) else {
      throw LimelightError(
        .noHandler, "\(subject) cannot be opened: no xdg-open was found on PATH for \(url)",
        hint: "Install xdg-utils, or open the address yourself.")
    }
    // The address begins with its scheme, so it can never be read as an option.
    switch await launch([opener, url]) {
    case .exited(0), .timedOut: return
    case .exited(2):
      throw LimelightError(
        .entityGone, "the file of \(subject) is no longer there: \(url)", hint: "Search again.")
    case .exited(3), .notStarted:
      throw LimelightError(
        .noHandler, "\(subject) cannot be opened: \(opener) found no program for \(url)",
        hint: "Open the address yourself; from ssh or a console there may be no desktop to ask.")
    case .exited(let code):
      throw LimelightError(
        .handlerFailed, "\(opener) ended with exit code \(code) for \(url)",
        hint: "Open the address yourself.")
    case .signalled(let signal):
      throw LimelightError(
        .handlerFailed, "\(opener) was ended by signal \(signal) for \(url)",
        hint: "Open the address yourself.")
    case .cancelled: throw CancellationError()
    }
  }

  /// The scheme in lower case; `nil` if the text does not begin with one (RFC 3986, 3.1).
  static func scheme(of url: String) -> String? {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = url[..<colon].lowercased()
    guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      scheme.utf8.allSatisfy({
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || "+-.".utf8.contains($0)
      })
    else { return nil }
    return scheme
  }

  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }).prefix(
        200))
  }

  /// Starts a program without our terminal and pipes, and waits for it a while.
  private func launch(_ arguments: [String]) async -> HandlerOutcome.End {
    let environment = options.environment
    let patience = options.handOverTime
    return await withCheckedContinuation { continuation in
      Worker.start {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        Spawn.closeFrom(3, &actions)
        var child = pid_t(0)
        let status = Spawn.spawn(arguments, environment: environment, actions: &actions, child: &child)
        posix_spawn_file_actions_destroy(&actions)
        guard status == 0 else { return continuation.resume(returning: .notStarted(status)) }
        var waited = 0.0
        var result: Int32 = 0
        while waitpid(child, &result, WNOHANG) == 0 {
          if waited >= patience {
            continuation.resume(returning: .timedOut)
            // This thread stays to reap it, however long its window is open.
            while waitpid(child, &result, 0) < 0, errno == EINTR {}
            return
          }
          poll(nil, 0, 10)
          waited += 0.01
        }
        continuation.resume(
          returning: result & 0x7F == 0 ? .exited(result >> 8 & 0xFF) : .signalled(result & 0x7F))
      } failed: { code in
        continuation.resume(returning: .notStarted(code))
      }
    }
  }
}
