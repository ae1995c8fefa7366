import Synchronization

/// Opens a camera; on Apple's systems from the locked screen too.
///
/// Apple's counterpart: `CameraCaptureIntent`.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app and its camera share.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// What was shared last in this process; `nil` if nothing was.
  public static var appContext: AppContext? {
    get async throws { SharedContexts.value(of: Self.self) as? AppContext }
  }

  /// Shares a value with the camera, which on Linux is in the same process.
  public static func updateAppContext(_ appContext: AppContext) async throws {
    SharedContexts.set(appContext, for: Self.self)
  }
}

/// Values that types of this process keep for each other.
enum SharedContexts {
  private static let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  static func value(of type: Any.Type) -> (any Sendable)? { values.withLock { $0[ObjectIdentifier(type)] } }

  static func set(_ value: (any Sendable)?, for type: Any.Type) {
    values.withLock { $0[ObjectIdentifier(type)] = value }
  }
}
