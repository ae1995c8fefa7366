import SearchModel

/// What a manifest says of the properties that a Find intent compares.
enum FindParameters {
  /// The properties in the order they are declared.
  ///
  /// Of a property query's those are listed whose type has comparators: which property a key path leads to is known of
  /// an entity only.
  static func properties<E: AppEntity>(_ type: E.Type) -> [AppManifest.Parameter] {
    let compared = (E.DefaultQuery.self as? any EntityPropertyQuery.Type).map { comparedTypes($0) }
    return EntityFields.of(type).declared.compactMap { name, property in
      let value = property.valueType
      let isListed =
        compared.map { $0.contains(ObjectIdentifier(value)) } ?? !ComparatorKind.comparators(for: value)
        .isEmpty
      guard isListed else { return nil }
      return AppManifest.Parameter(
        name: name, title: ParameterSketch.words(of: name), kind: kind(of: value), isRequired: false)
    }
  }

  private static func comparedTypes<Query: EntityPropertyQuery>(_ type: Query.Type) -> Set<ObjectIdentifier> {
    Set(
      Query.properties.declarations.filter { $0.subjectType == Query.Entity.self }.map {
        ObjectIdentifier($0.valueType)
      })
  }

  private static func kind<Value: _IntentValue>(of type: Value.Type) -> String {
    ParameterSketch.kind(of: Value.ValueType.self)
  }
}
