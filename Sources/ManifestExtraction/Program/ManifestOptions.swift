import SearchModel

/// The arguments of `limelight-manifest`.
struct ManifestOptions {
  var module = ""
  var app: String?
  var title: String?
  var handler: [String] = []
  var alternativeNames: [String] = []
  var base: String?
  var check: String?
  var output: String?
  var build: String?
  var program: String?
  var compiler = "swiftc"
  var constantValues: [String] = []
  var sources: [String] = []
  var compilerFlags: [String] = []
  var wantsHelp = false

  static let help = """
    limelight-manifest --module NAME [flags] SOURCES… [-- SWIFTC-FLAGS…]

    Reads an app's Swift sources through the compiler and prints its manifest; nothing of the app is run, but for --program.
    SOURCES are files, or directories with all Swift files and AppShortcuts tables below them.

      --module NAME            the app's module
      --app ID                 the app's identifier (else that of --base or --check, else the module)
      --title TITLE            what people call the app
      --handler ARG            a part of the handler's command line (repeatable)
      --alternative-name NAME  another name people call the app (repeatable)
      --base FILE              take app, title, handler and other names from this manifest
      --check FILE             print nothing; exit 1 if this manifest is not what the sources say
      --output FILE            write there instead of to standard output
      --program FILE           run this build of the app; exit 1 if it lacks a type that the sources declare
      --build DIR              a build directory (.build/debug), where modules and macros are found
      --const-values FILE      types of a module that was built with -emit-const-values-path (repeatable)
      --swiftc PATH            the compiler

    Exit codes: 0 done; 1 the sources have errors, or --check or --program found a difference;
    2 wrong arguments; 65 the sources do not compile.

    """

  /// - Throws: `usage` naming the argument.
  init(_ arguments: [String]) throws(LimelightError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(LimelightError) -> String {
        guard let value = rest.popFirst() else { throw LimelightError(.usage, "\(argument) needs a value") }
        return value
      }
      switch argument {
      case "--":
        compilerFlags = Array(rest)
        rest = []
      case "--help", "-h": wantsHelp = true
      case "--module": module = try value()
      case "--app": app = try value()
      case "--title": title = try value()
      case "--handler": handler.append(try value())
      case "--alternative-name": alternativeNames.append(try value())
      case "--base": base = try value()
      case "--check": check = try value()
      case "--output", "-o": output = try value()
      case "--program": program = try value()
      case "--build": build = try value()
      case "--const-values": constantValues.append(try value())
      case "--swiftc": compiler = try value()
      case _ where argument.hasPrefix("-"):
        throw LimelightError(.usage, "there is no flag \(argument)", hint: "See: limelight-manifest --help")
      default: sources.append(argument)
      }
    }
    guard !wantsHelp else { return }
    guard !module.isEmpty else {
      throw LimelightError(
        .usage, "--module is missing", hint: "Write: limelight-manifest --module NAME SOURCES…")
    }
    guard !sources.isEmpty || !constantValues.isEmpty else {
      throw LimelightError(
        .usage, "no sources are given", hint: "Name files or directories, or --const-values FILE.")
    }
  }

  /// What the sources do not say, flags before what a manifest has already.
  func manifest(over written: JSONValue?) -> AppManifest {
    func texts(_ key: String) -> [String] { written?[key]?.array?.compactMap(\.string) ?? [] }
    let app = app ?? written?["app"]?.string ?? module
    var manifest = AppManifest(app: app, title: title ?? written?["title"]?.string ?? module)
    manifest.handler = handler.isEmpty ? texts("handler") : handler
    manifest.alternativeNames = alternativeNames.isEmpty ? texts("alternativeNames") : alternativeNames
    return manifest
  }
}
