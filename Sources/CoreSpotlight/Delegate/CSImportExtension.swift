public import Foundation
import UniformTypeIdentifiers

/// Says what is to be indexed of files of a type.
///
/// Nothing on Linux imports files by itself: an app that indexes files calls `update(_:forFileAt:)` of its importer and
/// donates what comes of it.
///
/// Apple's counterpart: `CSImportExtension`.
open class CSImportExtension: NSObject, NSExtensionRequestHandling {
  /// An importer.
  public override init() { super.init() }

  /// Does nothing: no host of extensions calls it on Linux.
  open func beginRequest(with context: NSExtensionContext) {}

  /// To be overridden: add what the file at that place holds.
  ///
  /// - Throws: what keeps the file from being read; it is then not indexed.
  open func update(_ attributes: CSSearchableItemAttributeSet, forFileAt contentURL: URL) throws {}
}

extension CSImportExtension {
  /// The attributes of a file: its name, place and type, and what the importer adds.
  package func attributes(ofFileAt url: URL) throws -> CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(
      contentType: UTType(filenameExtension: url.pathExtension) ?? .data)
    attributes.displayName = url.lastPathComponent
    attributes.path = url.path
    attributes.contentURL = url
    try update(attributes, forFileAt: url)
    return attributes
  }
}
