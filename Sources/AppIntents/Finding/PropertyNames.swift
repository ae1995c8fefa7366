import SearchModel

/// The names of the properties of an entity, which are known of an instance only.
///
/// A key path such as `\.$name` does not say its name; but the property it leads to is one of the entity's fields.
enum PropertyNames {
  /// The name of a property of the entity: that of its field or the one that a macro gave it, else its title.
  ///
  /// - Parameter outer: the type that is searched; properties of others are named with their type before.
  static func name<Subject: AppEntity>(
    of property: AnyObject, in subject: Subject, outer: any AppEntity.Type
  ) -> String {
    let fields = EntityFields.of(Subject.self).named(of: subject)
    let field = fields.first { $0.property === property }?.name
    let base = property as? _EntityPropertyBase
    let name = base?.identifier ?? field ?? base?.title.text ?? ""
    return Subject.self == outer ? name : "\(Subject.persistentIdentifier).\(name)"
  }

  /// The error for a name that is none.
  static func unknown(_ name: String, for verb: String, known: [String]) -> LimelightError {
    LimelightError(
      .usage, "'\(name)' is no property to \(verb).",
      hint: known.isEmpty ? "There is none." : "There are: \(known.joined(separator: ", ")).")
  }

  /// The error for a comparison that a property does not know.
  static func uncompared(_ condition: FindRequest.Condition, known: [ComparatorKind]) -> LimelightError {
    LimelightError(
      .usage, "'\(condition.property)' is not compared with '\(condition.comparator.rawValue)'.",
      hint: "It knows: \(known.map(\.rawValue).joined(separator: ", ")).")
  }
}

extension _EntityPropertyBase {
  /// The value without optionals, waited for where that is needed; `nil` if there is none.
  func awaitedValue() async throws -> Any? {
    guard modifiers.contains(.async) else { return presentValue }
    return try await loadedValue().flatMap { Unwrapping.flattened($0) }
  }
}
