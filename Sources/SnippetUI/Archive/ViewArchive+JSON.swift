import Foundation

extension ViewArchive: Codable {
  /// The archive as JSON, with its keys in order: the same view gives the same text.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What an archive holds, JSON can say: numbers are finite.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// The archive of such a text.
  package init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    guard version <= Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "The archive is of a newer version, \(version).")
    }
    root = try container.decode(Node.self, forKey: .root)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(root, forKey: .root)
  }

  private enum CodingKeys: String, CodingKey { case version, root }
}

/// Empty parts are left out.
extension ArchivedNode: Codable {
  private enum CodingKeys: String, CodingKey { case kind, values, modifiers, children, action }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = ViewKind(rawValue: try container.decode(String.self, forKey: .kind))
    values = try container.decodeIfPresent([String: ViewValue].self, forKey: .values) ?? [:]
    modifiers = try container.decodeIfPresent([ArchivedModifier].self, forKey: .modifiers) ?? []
    children = try container.decodeIfPresent([ArchivedNode].self, forKey: .children) ?? []
    action = try container.decodeIfPresent(String.self, forKey: .action)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind.rawValue, forKey: .kind)
    if !values.isEmpty { try container.encode(values, forKey: .values) }
    if !modifiers.isEmpty { try container.encode(modifiers, forKey: .modifiers) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ArchivedModifier: Codable {
  private enum CodingKeys: String, CodingKey { case name, values, content, action }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    values = try container.decodeIfPresent([String: ViewValue].self, forKey: .values) ?? [:]
    content = try container.decodeIfPresent([ArchivedNode].self, forKey: .content) ?? []
    action = try container.decodeIfPresent(String.self, forKey: .action)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    if !values.isEmpty { try container.encode(values, forKey: .values) }
    if !content.isEmpty { try container.encode(content, forKey: .content) }
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ViewValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([ViewValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: ViewValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number.isFinite ? number : 0)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}
