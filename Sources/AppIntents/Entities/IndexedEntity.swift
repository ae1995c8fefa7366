public import CoreSpotlight
import SearchModel

/// An entity that is donated to the index.
///
/// Apple's counterpart: `IndexedEntity`.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// What is searched and shown; begin with `defaultAttributeSet` to add to it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether only the app and its intents find it, not a search.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The default attributes.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// Search finds it.
  public var hideInSpotlight: Bool { false }

  /// What the display representation and the properties with an indexing key give.
  ///
  /// The representation's title becomes `title`, its subtitle the line below it, its synonyms `alternateNames`, its
  /// image the thumbnail. A property replaces what the representation gave for the same attribute.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet()
    set.take(displayRepresentation)
    EntityFields.of(Self.self).addIndexedProperties(of: self, to: set, replacing: true)
    set.holdsEntityProperties = true
    return set
  }
}

extension CSSearchableItemAttributeSet {
  fileprivate func take(_ representation: DisplayRepresentation) {
    self[attribute: "title"] = .text(representation.title.text)
    self[attribute: "subtitle"] = representation.subtitle.map { .text($0.text) }
    if !representation.synonyms.isEmpty {
      self[attribute: "alternateNames"] = .list(representation.synonyms.map { .text($0.text) })
    }
    switch representation.image?.source {
    case .data(let data)?: self[attribute: "thumbnailData"] = .data([UInt8](data))
    case .url(let url, _, _)?: self[attribute: "thumbnailURL"] = .text(url.absoluteString)
    case .named?, .system?, nil: break
    }
  }
}
