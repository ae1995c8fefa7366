/// Says that a module has App Intents types, and which other modules' it carries on.
///
/// Apple's counterpart: `AppIntentsPackage`.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage: SendableMetatype {
  /// The packages this one carries on.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
