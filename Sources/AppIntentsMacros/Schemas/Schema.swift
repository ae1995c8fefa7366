/// A kind of intent, entity or enum that assistants know, with the shape its types have.
struct Schema: Equatable {
  enum Kind: String {
    case intent, entity, `enum`

    /// The macro that names a schema of this kind.
    var macro: String {
      switch self {
      case .intent: "AppIntent"
      case .entity: "AppEntity"
      case .enum: "AppEnum"
      }
    }

    /// What a member of the type is called.
    var member: String { self == .intent ? "parameter" : "property" }
  }

  /// A parameter or property that the schema names.
  struct Member: Equatable {
    /// The names it may have, the usual one first.
    let names: [String]
    let type: ShapeType
    var isRequired: Bool { !type.isOptional }
    var name: String { names.first ?? "" }
  }

  let kind: Kind
  let domain: String
  let name: String
  let title: String
  let conformances: [String]
  /// Whether further members of any type are accepted.
  let isOpen: Bool
  let members: [Member]

  var fullName: String { "\(domain).\(name)" }

  func member(named name: String) -> Member? { members.first { $0.names.contains(name) } }
}

/// The schemas that the plug-in knows.
enum SchemaTable {
  static let all: [Schema] = text.split(separator: "\n").compactMap { Schema(line: $0) }
}

extension Schema {
  /// Reads a line of the generated table.
  init?(line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 7, let kind = Kind(rawValue: cells[0]) else { return nil }
    self.kind = kind
    domain = cells[1]
    name = cells[2]
    title = cells[3]
    conformances = cells[4].split(separator: " ").map(String.init)
    isOpen = cells[5] == "open"
    members = cells[6].split(separator: ",").compactMap { member in
      let parts = member.split(separator: ":").map(String.init)
      guard parts.count == 2 else { return nil }
      return Member(names: parts[0].split(separator: "/").map(String.init), type: ShapeType(parts[1]))
    }
  }
}
