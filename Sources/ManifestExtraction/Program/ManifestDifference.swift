import SearchModel

/// What two manifests disagree on.
enum ManifestDifference {
  /// One line for each member that differs, with its place: `intents[2].title`.
  static func between(_ written: JSONValue, _ made: JSONValue, at place: String = "") -> [String] {
    if written == made { return [] }
    switch (written, made) {
    case (.object(let old), .object(let new)):
      let keys = new.map(\.key) + old.map(\.key).filter { key in !new.contains { $0.key == key } }
      return keys.flatMap { key -> [String] in
        let name = place.isEmpty ? key : "\(place).\(key)"
        switch (written[key], made[key]) {
        case (nil, _?): return ["\(name) is missing"]
        case (_?, nil): return ["\(name) is not in the sources"]
        case (let old?, let new?): return between(old, new, at: name)
        case (nil, nil): return []
        }
      }
    case (.array(let old), .array(let new)):
      var differences = zip(old, new).enumerated().flatMap { index, pair in
        between(pair.0, pair.1, at: "\(place)[\(index)]")
      }
      if old.count != new.count {
        differences.append("\(place) has \(old.count) elements, and the sources have \(new.count)")
      }
      return differences
    default:
      return ["\(place) is \(text(written)), and the sources say \(text(made))"]
    }
  }

  private static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }
}

/// A manifest as people read it.
enum ManifestText {
  /// One member a line; lists of texts and short objects on one line.
  static func indented(_ value: JSONValue, level: Int = 0) -> String {
    let inner = String(repeating: "  ", count: level + 1)
    let outer = String(repeating: "  ", count: level)
    let flat = text(value)
    if level > 0, flat.count + inner.count <= 90 { return flat }
    switch value {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(text(.string($0.key))): \(indented($0.value, level: level + 1))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + indented($0, level: level + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    default: return flat
    }
  }

  private static func text(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }
}
