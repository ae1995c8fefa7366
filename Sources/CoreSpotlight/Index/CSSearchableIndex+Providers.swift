public import Foundation
public import UniformTypeIdentifiers

/// Data of items that their app hands out on demand.
extension CSSearchableIndex {
  /// The data of an item in that type, from the index delegate of the app that donated it.
  ///
  /// Only apps that run in this process can be asked on Linux. A delegate that gives no data is asked for a file.
  ///
  /// - Throws: `CSIndexError` with `remoteConnectionError` if the app has no delegate here; what the delegate throws.
  public func fetchData(
    forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType
  ) async throws -> Data {
    try await IndexDelegateRun.data(
      app: bundleIdentifier, itemIdentifier: itemIdentifier, typeIdentifier: contentType.identifier,
      preferred: self)
  }

  /// The data of an item in that type, from the index delegate of the app that donated it.
  public func fetchData(
    forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    Self.complete(completionHandler) { [self] in
      try await fetchData(
        forBundleIdentifier: bundleIdentifier, itemIdentifier: itemIdentifier, contentType: contentType)
    }
  }

  /// The same by type identifier, under the older name.
  public func provideData(
    forBundle bundle: String, identifier: String, type: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    Self.complete(completionHandler) { [self] in
      try await IndexDelegateRun.data(
        app: bundle, itemIdentifier: identifier, typeIdentifier: type, preferred: self)
    }
  }
}
