package import SearchModel

/// Reads the JSON form of an app's manifest (Docs/Manifest.md).
///
/// Unknown keys are ignored, so that a manifest may serve newer programs too; a known key of the wrong kind
/// is a fault, never guessed at.
package struct ManifestParser {
  /// The newest `version` of the form that is understood.
  package static let version: Int64 = 1
  /// Bytes; a manifest is metadata, far below this.
  package static let sizeLimit = 1 << 20

  struct Fault: Error {
    var message: String
    var hint: String
  }

  /// The manifest in a file's bytes.
  ///
  /// - Parameter file: the path, for the problem and for handlers named relative to it.
  package static func parse(_ bytes: [UInt8], file: String) -> Result<AppManifest, ManifestProblem> {
    let value: JSONValue
    do {
      value = try JSONValue.parse(bytes)
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      return .failure(
        ManifestProblem(
          file: file, offset: error.offset, line: line, message: error.message,
          hint: bytes.isEmpty
            ? "Write one JSON object with app, title and handler, or remove the file."
            : "Correct the JSON there, or remove the file."))
    }
    do {
      return .success(try manifest(value, file: file))
    } catch let fault as Fault {
      return .failure(ManifestProblem(file: file, message: fault.message, hint: fault.hint))
    } catch {
      return .failure(ManifestProblem(file: file, message: "\(error)", hint: "Correct or remove the file."))
    }
  }

  private static func manifest(_ value: JSONValue, file: String) throws -> AppManifest {
    try check(value, path: "")
    if let version = value["version"] {
      guard case .integer(let number) = version, number >= 1 else {
        throw Fault(message: "version is not a whole number from 1", hint: "Write 1 or leave it out.")
      }
      guard number <= Self.version else {
        throw Fault(
          message: "version \(number) is newer than this program, which reads up to \(Self.version)",
          hint: "Update limelight, or install the app's manifest for it.")
      }
    }
    var manifest = AppManifest(
      app: try identifier(value, "app", path: ""), title: try text(value, "title", path: ""))
    manifest.service = try program(value, "service", directory: directory(of: file))
    // An app with a service needs no handler besides.
    if value["handler"] != nil || value["service"] == nil {
      manifest.handler = try program(value, "handler", directory: directory(of: file))
    }
    manifest.entities = try elements(value, "entities", path: "").map { path, value in
      AppManifest.EntityType(
        type: try identifier(value, "type", path: path), title: try text(value, "title", path: path))
    }
    manifest.intents = try elements(value, "intents", path: "").map { try intent($1, path: $0) }
    try unique(manifest.entities.map(\.type), "type", in: "entities")
    try unique(manifest.intents.map(\.intent), "intent", in: "intents")
    try readShortcuts(value, into: &manifest)
    return manifest
  }

  private static func intent(_ value: JSONValue, path: String) throws -> AppManifest.Intent {
    var intent = AppManifest.Intent(
      intent: try identifier(value, "intent", path: path), title: try text(value, "title", path: path))
    if value["opens"] != nil { intent.opens = try identifier(value, "opens", path: path) }
    intent.isDiscoverable = try boolean(value, "isDiscoverable", path: path) ?? true
    intent.parameters = try elements(value, "parameters", path: path).map { path, value in
      let name = try identifier(value, "name", path: path)
      let kind = try text(value, "kind", path: path)
      let isEntity = kind.hasPrefix("entity:") && kind.utf8.count > 7
      let isEnum = kind.hasPrefix("enum:") && kind.utf8.count > 5
      guard isEntity || isEnum || kinds.contains(kind) else {
        throw Fault(
          message: "\(path).kind is \"\(kind)\", which is no kind of parameter",
          hint: "Use \(kinds.joined(separator: ", ")), entity:TYPE or enum:TYPE.")
      }
      return AppManifest.Parameter(
        name: name, title: value["title"] == nil ? name : try text(value, "title", path: path), kind: kind,
        isRequired: try boolean(value, "isRequired", path: path) ?? true)
    }
    if value["description"] != nil { intent.description = try text(value, "description", path: path) }
    intent.summary = try value["summary"].map { try summary($0, path: "\(path).summary") }
    return intent
  }

  private static let kinds = ["string", "integer", "number", "boolean", "date", "url"]

  // MARK: Members

  /// Refuses what is no object, and objects that say a thing twice.
  private static func check(_ value: JSONValue, path: String) throws {
    guard case .object(let members) = value else {
      throw Fault(
        message: "\(path.isEmpty ? "the file" : path) is not a JSON object",
        hint: "Write { … } with the keys that Docs/Manifest.md lists.")
    }
    try unique(members.map(\.key), "key", in: path.isEmpty ? "the file" : path)
  }

  static func unique(_ names: [String], _ what: String, in place: String) throws {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      throw Fault(
        message: "\(place) has the \(what) \"\(name)\" twice", hint: "Keep one of them.")
    }
  }

  static func text(_ object: JSONValue, _ key: String, path: String) throws -> String {
    let name = path.isEmpty ? key : "\(path).\(key)"
    guard let value = object[key] else {
      throw Fault(message: "\(name) is missing", hint: "Add \"\(key)\": \"…\".")
    }
    guard let text = value.string, !text.isEmpty else {
      throw Fault(message: "\(name) is not a text with at least one character", hint: "Write it in quotes.")
    }
    return text
  }

  /// A text that can stand in URIs, filters and messages: no control characters, at most 255 bytes.
  static func identifier(_ object: JSONValue, _ key: String, path: String) throws -> String {
    let text = try text(object, key, path: path)
    let hasControls = text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    guard text.utf8.count <= 255, !hasControls else {
      throw Fault(
        message:
          "\(path.isEmpty ? key : "\(path).\(key)") is longer than 255 bytes or holds control characters",
        hint: "Use a short identifier, such as org.example.notes.")
    }
    return text
  }

  static func boolean(_ object: JSONValue, _ key: String, path: String) throws -> Bool? {
    guard let value = object[key] else { return nil }
    guard case .boolean(let flag) = value else {
      throw Fault(message: "\(path).\(key) is neither true nor false", hint: "Write true or false.")
    }
    return flag
  }

  static func elements(
    _ object: JSONValue, _ key: String, path: String, orTexts: Bool = false
  ) throws -> [(path: String, value: JSONValue)] {
    guard let value = object[key] else { return [] }
    let name = path.isEmpty ? key : "\(path).\(key)"
    guard let elements = value.array else {
      throw Fault(message: "\(name) is not a list", hint: "Write [ … ] with one object each.")
    }
    return try elements.enumerated().map { index, element in
      if !orTexts || element.string == nil { try check(element, path: "\(name)[\(index)]") }
      return ("\(name)[\(index)]", element)
    }
  }

  /// The argv of a program; a relative path is relative to the manifest.
  private static func program(
    _ object: JSONValue, _ key: String, directory: String
  ) throws -> [String] {
    let hint = "Write the program and its arguments as a list of texts, or [] if the app has no program."
    guard let value = object[key] else {
      guard key == "handler" else { return [] }
      throw Fault(message: "handler is missing", hint: hint)
    }
    guard let elements = value.array else { throw Fault(message: "\(key) is not a list", hint: hint) }
    var arguments = try elements.map { element in
      guard let text = element.string, !text.utf8.contains(0) else {
        throw Fault(message: "\(key) holds something that is not a text", hint: hint)
      }
      return text
    }
    guard let program = arguments.first else { return [] }
    guard !program.isEmpty else { throw Fault(message: "\(key) names an empty program", hint: hint) }
    if program.contains("/"), !program.hasPrefix("/") { arguments[0] = directory + "/" + program }
    return arguments
  }

  private static func directory(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }
}
