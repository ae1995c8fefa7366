public import Foundation

/// What the host of an extension hands to it; empty on Linux, where nothing hosts extensions.
///
/// Apple's counterpart: Foundation's `NSExtensionContext`.
open class NSExtensionContext: NSObject {
  /// What the host wants to be worked on.
  open var inputItems: [Any] { [] }

  /// A context without items.
  public override init() { super.init() }
}

/// The principal object of an app extension.
///
/// Apple's counterpart: Foundation's `NSExtensionRequestHandling`.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// A host begins to use the extension.
  func beginRequest(with context: NSExtensionContext)
}
