import SearchModel

/// A value as the compiler knows it without running anything.
package indirect enum ConstantValue: Sendable, Equatable {
  /// A string, number or truth value as written.
  case literal(String)
  case none
  case array([ConstantValue])
  case dictionary([Entry])
  case initializer(type: String, arguments: [Argument])
  /// A string with interpolations; each is a literal or what stands between.
  case interpolation([ConstantValue])
  /// The name of the property that a key path leads to, without `$`.
  case keyPath(String)
  case enumCase(String)
  case builder([ConstantValue])
  case type(String)
  /// Anything that only running the program would tell.
  case unknown

  package struct Argument: Sendable, Equatable {
    package var label: String
    package var type: String
    package var value: ConstantValue
  }

  package struct Entry: Sendable, Equatable {
    package var key: ConstantValue
    package var value: ConstantValue
  }
}

extension ConstantValue {
  /// Reads a node of the compiler's file: `valueKind` and `value`.
  init(_ node: JSONValue) {
    let value = node["value"]
    switch node["valueKind"]?.string {
    case "RawLiteral": self = .literal(value?.string ?? "")
    case "NilLiteral": self = .none
    case "Array", "Tuple": self = .array((value?.array ?? []).map(ConstantValue.init))
    case "Dictionary":
      self = .dictionary(
        (value?.array ?? []).map { entry in
          Entry(key: Self(entry["key"] ?? .null), value: Self(entry["value"] ?? .null))
        })
    case "InitCall":
      self = .initializer(
        type: value?["type"]?.string ?? "",
        arguments: (value?["arguments"]?.array ?? []).map { argument in
          Argument(
            label: argument["label"]?.string ?? "", type: argument["type"]?.string ?? "",
            value: Self(argument))
        })
    case "InterpolatedStringLiteral":
      self = .interpolation((value?["segments"]?.array ?? []).map(ConstantValue.init))
    case "KeyPath":
      let path = value?["path"]?.string ?? ""
      self = .keyPath(path.split(separator: ".").last.map { String($0.drop { $0 == "$" }) } ?? "")
    case "Enum": self = .enumCase(value?["name"]?.string ?? "")
    case "Builder": self = .builder((value?["members"]?.array ?? []).flatMap(Self.members))
    case "Type": self = .type(value?["type"]?.string ?? "")
    default: self = .unknown
    }
  }

  /// The values of a builder's member; those behind `if #available` count too.
  private static func members(_ member: JSONValue) -> [ConstantValue] {
    let elements =
      [member["element"]].compactMap { $0 }
      + ((member["ifElements"]?.array ?? []) + (member["elseElements"]?.array ?? [])).compactMap {
        $0["element"]
      }
    // The compiler writes an empty element for what a builder adds itself.
    return elements.filter { $0["valueKind"] != nil }.map(ConstantValue.init)
  }

  /// The arguments of an initializer call.
  var arguments: [Argument] { if case .initializer(_, let arguments) = self { arguments } else { [] } }

  /// The argument of that label; `""` is the first without one.
  func argument(_ label: String) -> ConstantValue? { arguments.first { $0.label == label }?.value }

  var elements: [ConstantValue] {
    switch self {
    case .array(let elements), .builder(let elements): elements
    default: []
    }
  }

  /// The text people see, if it is known: a literal, or a value made of literals.
  ///
  /// Placeholders for arguments become formats, as translations have them.
  var text: String? {
    switch self {
    case .literal(let text): return text
    case .interpolation(let segments):
      var text = ""
      for segment in segments {
        switch segment {
        case .literal(let part): text += part
        case .enumCase(let name): text += Self.formats[name] ?? "%@"
        default: return nil
        }
      }
      return text
    case .initializer:
      for label in ["defaultValue", "title", "name", "full", "", "stringLiteral"] {
        if let value = argument(label), value != .none { return value.text }
      }
      return nil
    default: return nil
    }
  }

  private static let formats = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  /// A phrase or sentence as manifests write it; `nil` if a part of it is not known.
  var template: String? {
    guard case .interpolation(let segments) = self else { return text }
    var template = ""
    for segment in segments {
      switch segment {
      case .literal(let part): template += part
      case .keyPath(let name): template += "${\(name)}"
      case .enumCase("applicationName"): template += "${applicationName}"
      default: return nil
      }
    }
    return template
  }
}
