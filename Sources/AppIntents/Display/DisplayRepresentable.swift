/// A type people have a name for.
public protocol TypeDisplayRepresentable {
  /// What people call the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value people see something of.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// What people see of it.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A fixed set of values, each with what people see of it.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
  /// What people see of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case; its name where the app gave none.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

/// A type with a name and values people see something of.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a name and a fixed set of values.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
