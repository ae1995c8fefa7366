import FoundationEssentials

/// The MIME types that the system knows: freedesktop's shared-mime-info.
///
/// It is read when an extension or a MIME type is asked for that the package's own table lacks; without it, that table is all.
struct MIMEDatabase: Sendable {
  static let system = MIMEDatabase(directories: directories(ProcessInfo.processInfo.environment))

  private var byExtension: [String: [String]] = [:]
  private var extensions: [String: [String]] = [:]
  private var parents: [String: [String]] = [:]
  private var aliases: [String: String] = [:]

  /// The directories of the base directory specification, the most important first.
  static func directories(_ environment: [String: String]) -> [String] {
    func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let home = set("XDG_DATA_HOME") ?? set("HOME").map { "\($0)/.local/share" }
    let shared = set("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return ([home].compactMap { $0 } + shared.split(separator: ":").map(String.init)).map { "\($0)/mime" }
  }

  init(directories: [String]) {
    for directory in directories {
      for fields in Self.lines("\(directory)/globs2", separator: ":") where fields.count >= 3 {
        // The weights decide inside one directory, where the file is sorted by them.
        let glob = fields[2]
        guard glob.hasPrefix("*."), !glob.dropFirst(2).contains(where: { "*?[".contains($0) }) else {
          continue
        }
        let name = glob.dropFirst(2).lowercased()
        byExtension[name, default: []].append(fields[1])
        extensions[fields[1], default: []].append(name)
      }
      for fields in Self.lines("\(directory)/subclasses", separator: " ") where fields.count == 2 {
        parents[fields[0], default: []].append(fields[1])
      }
      for fields in Self.lines("\(directory)/aliases", separator: " ") where fields.count == 2 {
        aliases[fields[0]] = fields[1]
      }
    }
  }

  private static func lines(_ path: String, separator: Character) -> [[String]] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: separator).map(String.init) }
  }

  /// The MIME types of files of that extension, the likeliest first.
  func types(withExtension name: String) -> [String] { byExtension[name] ?? [] }

  /// The extensions of files of that MIME type, the likeliest first.
  func extensions(of type: String) -> [String] { extensions[proper(type)] ?? [] }

  /// What the type is a kind of.
  func parents(of type: String) -> [String] { parents[proper(type)] ?? [] }

  /// The name under which the system files a type.
  func proper(_ type: String) -> String { aliases[type] ?? type }

  /// All names of a type, the proper one first.
  func names(of type: String) -> [String] {
    let proper = proper(type)
    return [proper] + aliases.filter { $0.value == proper }.keys.sorted()
  }
}
