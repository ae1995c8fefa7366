package import SearchModel

/// What a Find intent is asked for.
package struct FindRequest: Sendable, Equatable {
  /// A comparison of a property with a value given as text.
  package struct Condition: Sendable, Equatable {
    package var property: String
    package var comparator: ComparatorKind
    /// As typed; two values with `..` between them for `between`, nothing at all for "no value".
    package var value: String
    package init(_ property: String, _ comparator: ComparatorKind = .equal, _ value: String) {
      self.property = property
      self.comparator = comparator
      self.value = value
    }
  }

  /// A property to sort by.
  package struct Order: Sendable, Equatable {
    package var property: String
    package var isDescending: Bool
    package init(_ property: String, isDescending: Bool = false) {
      self.property = property
      self.isDescending = isDescending
    }
  }

  package var conditions: [Condition] = []
  /// Whether all conditions must hold or one is enough.
  package var mode = EntityQueryComparatorMode.and
  /// The first decides, the next where that one finds two equal.
  package var sort: [Order] = []
  /// How many at most; `nil` for all.
  package var limit: Int?

  package init(
    _ conditions: [Condition] = [], mode: EntityQueryComparatorMode = .and, sort: [Order] = [],
    limit: Int? = nil
  ) {
    self.conditions = conditions
    self.mode = mode
    self.sort = sort
    self.limit = limit
  }
}

extension FindRequest {
  /// What parameters on a command line ask for (Docs/Finding.md).
  ///
  /// `PROPERTY` or `PROPERTY.COMPARATOR` names a condition, with a number behind it where one is wanted twice; `mode`,
  /// `sort` and `limit` stand for themselves.
  ///
  /// - Throws: `usage` for a mode, an order or a limit that is none.
  package init(parameters: [String: String]) throws(LimelightError) {
    self.init()
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      switch name {
      case "mode": mode = try Self.mode(value)
      case "sort": sort = try Self.order(value)
      case "limit":
        guard let number = Int(value), number >= 0 else {
          throw LimelightError(.usage, "'\(value)' is no limit.", hint: "Give a whole number from 0.")
        }
        limit = number
      default: conditions.append(Self.condition(name, value))
      }
    }
  }

  private static func condition(_ name: String, _ value: String) -> Condition {
    var parts = name.split(separator: ".").map(String.init)
    if parts.count > 1, let last = parts.last, Int(last) != nil { parts.removeLast() }
    guard parts.count > 1, let comparator = parts.last.flatMap(ComparatorKind.init) else {
      return Condition(parts.joined(separator: "."), .equal, value)
    }
    return Condition(parts.dropLast().joined(separator: "."), comparator, value)
  }

  private static func mode(_ text: String) throws(LimelightError) -> EntityQueryComparatorMode {
    switch text.lowercased() {
    case "all", "and": return .and
    case "any", "or": return .or
    default: throw LimelightError(.usage, "'\(text)' is no mode.", hint: "It is 'all' or 'any'.")
    }
  }

  private static func order(_ text: String) throws(LimelightError) -> [Order] {
    let keys = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard !keys.isEmpty, keys.allSatisfy({ !$0.isEmpty && $0 != "-" }) else {
      throw LimelightError(
        .usage, "'\(text)' is no order.",
        hint: "Name properties, with commas between and '-' before one to reverse it.")
    }
    return keys.map { $0.hasPrefix("-") ? Order(String($0.dropFirst()), isDescending: true) : Order($0) }
  }
}
