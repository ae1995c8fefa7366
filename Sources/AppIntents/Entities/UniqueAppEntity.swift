/// An entity of which there is exactly one, such as the app's settings.
///
/// Apple's counterpart: `UniqueAppEntity`.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// What people call the type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: Self.typeDisplayRepresentation.name, synonyms: Self.typeDisplayRepresentation.synonyms)
  }
}

extension UniqueAppEntity where ID == String {
  /// The type's identifier: there is no other entity to tell it from.
  public var id: String { Self.persistentIdentifier }
}
