import Glibc
import SearchModel
import SearchService

/// What every verb needs: its arguments, the home, the output, the service.
struct Invocation {
  let arguments: LowArguments
  let environment: [String: String]
  let paths: HomePaths
  let service: SearchService
  let terminal: Terminal
  let output: StandardOutput
  let talk: Talk
  let printsJSON: Bool
  /// Seconds given by `--timeout`.
  let timeout: Double?
  /// The language the caller reads, from the locale: `de` of `de_CH.UTF-8`.
  let language: String?

  /// - Throws: `usage` for a wrong value of a global flag.
  init(
    _ arguments: LowArguments, environment: [String: String], output: StandardOutput,
    hosts: @Sendable (HomePaths) -> [any AppHost]
  ) throws(LimelightError) {
    self.arguments = arguments
    self.environment = environment
    self.output = output
    let color = try arguments.choice(.color, Terminal.Color.self) ?? .auto
    timeout = try arguments.duration(.timeout)
    terminal = Terminal(color: color, environment: environment)
    talk = Talk(isQuiet: arguments.has(.quiet), isVerbose: arguments.has(.verbose))
    printsJSON = arguments.has(.json)
    let home = try arguments.text(.home).map(Self.absolute)
    paths = HomePaths(home: home, environment: environment, userHome: Self.userHome())
    service = SearchService(paths: paths, hosts: hosts(paths), environment: environment)
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    language = locale.map { String($0.prefix { $0.isASCII && $0.isLetter }) }.flatMap {
      $0.count > 3 ? nil : $0
    }
  }

  /// Whether text goes to a terminal, where it may be arranged and numbered.
  var isInteractive: Bool { terminal.isTerminal && !printsJSON }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let directory = getcwd(nil, 0) else { return path }
    defer { free(directory) }
    return String(cString: directory) + "/" + path
  }

  private static func userHome() -> String {
    guard let entry = getpwuid(getuid()), let directory = entry.pointee.pw_dir else { return "/" }
    return String(cString: directory)
  }
}

/// The environment of this process.
enum ProcessEnvironment {
  /// All variables; of a repeated name the first, as `getenv` has it.
  static func read() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let variable = String(cString: text)
      if let mark = variable.firstIndex(of: "=") {
        let name = String(variable[..<mark])
        if variables[name] == nil { variables[name] = String(variable[variable.index(after: mark)...]) }
      }
      entry += 1
    }
    return variables
  }
}
