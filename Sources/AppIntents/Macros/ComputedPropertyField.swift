/// Where a property macro keeps the property it declares; not for direct use.
public protocol _ComputedPropertyDeclaration {
  /// The kind of property.
  associatedtype Property: _EntityPropertyBase
  /// The property, not yet of a certain entity.
  static var property: Property { get }
}

/// The field a property macro adds to an entity, so that its properties are found among its fields; not for direct use.
///
/// It takes no room and all its values are equal, so an entity is made, compared and hashed as without it.
public struct _ComputedPropertyField<Declaration: _ComputedPropertyDeclaration>: Hashable, Codable, Sendable {
  /// The field.
  public init() {}
}

/// Such a field of any type.
protocol AnyComputedPropertyField {
  /// The property it stands for.
  static var property: _EntityPropertyBase { get }
}

extension _ComputedPropertyField: AnyComputedPropertyField {
  static var property: _EntityPropertyBase { Declaration.property }
}
