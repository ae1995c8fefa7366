import Foundation
public import FoundationAdditions

extension NSUserActivity {
  /// What search is to know of the activity, besides its title and keywords.
  ///
  /// An activity that is eligible for search is indexed when it becomes current. With a `relatedUniqueIdentifier` it
  /// needs that item of the app, and goes with it.
  ///
  /// Apple's counterpart: `NSUserActivity.contentAttributeSet`.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { (self[value: Self.contentName] as AttributeSetBox?)?.set }
    set {
      ActivityIndexing.start()
      self[value: Self.contentName] = newValue.map { AttributeSetBox(set: $0) }
    }
  }

  private static let contentName = "CoreSpotlight.contentAttributeSet"
}

/// A set on its way with its activity; the app changes it from one thread at a time.
private struct AttributeSetBox: @unchecked Sendable {
  let set: CSSearchableItemAttributeSet
}
