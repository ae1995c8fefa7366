/// An identifier with a text form that never changes.
///
/// Integers are decimal, UUIDs upper case, strings themselves, byte for byte.
public protocol EntityIdentifierConvertible {
  /// The text form.
  var entityIdentifierString: String { get }
  /// The identifier of that text form; `nil` if there is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }
  /// The string itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The decimal digits.
  public var entityIdentifierString: String { String(self) }
  /// The number of these decimal digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  /// The shortest digits that give the number back.
  public var entityIdentifierString: String { String(self) }
  /// The number of these digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// Upper case.
  public var entityIdentifierString: String { uuidString }
  /// The UUID of that text, in either case.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
