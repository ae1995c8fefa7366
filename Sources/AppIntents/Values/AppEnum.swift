/// A fixed set of values an app's parameters and properties can have.
///
/// Apple's counterpart: `AppEnum`.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  /// The case whose raw value or, without regard to case, title that is.
  package static func named(_ text: String) -> Self? {
    if let raw = RawValue(text), let value = Self(rawValue: raw) { return value }
    return allCases.first { $0.localizedStringResource.text.lowercased() == text.lowercased() }
  }
}

extension AppEnum where Self: AppEntity {
  /// The title of the case.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
