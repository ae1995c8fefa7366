package import SearchModel

/// An app the system knows: its manifest, where that came from, and whether it performs in this process.
package struct RegisteredApp: Sendable {
  package var manifest: AppManifest
  /// The manifest's file; `nil` if the app in this process declared itself.
  package var file: String?
  /// The app itself, if it is part of this process.
  package var host: (any AppHost)?

  /// The OpenIntents of a type, in the manifest's order; more than one is an error of registration.
  package func openIntents(type: String) -> [AppManifest.Intent] {
    manifest.intents.filter { $0.opens == type }
  }
}
