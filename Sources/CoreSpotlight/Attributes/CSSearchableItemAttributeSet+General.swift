public import Foundation

/// Names, links, dates and hints that any item may have.
extension CSSearchableItemAttributeSet {
  /// What people see in lists.
  public var displayName: String? {
    get { text("displayName") }
    set { set(text: newValue, "displayName") }
  }

  /// Other names people look for.
  public var alternateNames: [String]? {
    get { texts("alternateNames") }
    set { set(texts: newValue, "alternateNames") }
  }

  /// The full path of the item's file.
  public var path: String? {
    get { text("path") }
    set { set(text: newValue, "path") }
  }

  /// The file or page that is the content; it opens when the type has no `OpenIntent`.
  public var contentURL: URL? {
    get { url("contentURL") }
    set { set(url: newValue, "contentURL") }
  }

  /// A file with a small picture.
  public var thumbnailURL: URL? {
    get { url("thumbnailURL") }
    set { set(url: newValue, "thumbnailURL") }
  }

  /// A small picture.
  public var thumbnailData: Data? {
    get { data("thumbnailData") }
    set { set(data: newValue, "thumbnailData") }
  }

  /// A small picture for dark surroundings.
  public var darkThumbnailURL: URL? {
    get { url("darkThumbnailURL") }
    set { set(url: newValue, "darkThumbnailURL") }
  }

  /// The item this one belongs to.
  public var relatedUniqueIdentifier: String? {
    get { text("relatedUniqueIdentifier") }
    set { set(text: newValue, "relatedUniqueIdentifier") }
  }

  /// The item this one belongs to, without sharing its lifetime.
  public var weakRelatedUniqueIdentifier: String? {
    get { text("weakRelatedUniqueIdentifier") }
    set { set(text: newValue, "weakRelatedUniqueIdentifier") }
  }

  /// When the metadata last changed.
  public var metadataModificationDate: Date? {
    get { date("metadataModificationDate") }
    set { set(date: newValue, "metadataModificationDate") }
  }

  /// The uniform type identifier of the content.
  public var contentType: String? {
    get { text("contentType") }
    set { set(text: newValue, "contentType") }
  }

  /// The content type and the types it conforms to.
  public var contentTypeTree: [String]? {
    get { texts("contentTypeTree") }
    set { set(texts: newValue, "contentTypeTree") }
  }

  /// Words that find the item.
  public var keywords: [String]? {
    get { texts("keywords") }
    set { set(texts: newValue, "keywords") }
  }

  /// The title.
  public var title: String? {
    get { text("title") }
    set { set(text: newValue, "title") }
  }

  /// The version of the item.
  public var version: String? {
    get { text("version") }
    set { set(text: newValue, "version") }
  }

  /// Whether the person made it.
  public var userCreated: NSNumber? {
    get { flag("userCreated") }
    set { set(flag: newValue, "userCreated") }
  }

  /// Whether the person owns it.
  public var userOwned: NSNumber? {
    get { flag("userOwned") }
    set { set(flag: newValue, "userOwned") }
  }

  /// Whether the person chose it.
  public var userCurated: NSNumber? {
    get { flag("userCurated") }
    set { set(flag: newValue, "userCurated") }
  }

  /// How important the item is within its app, 0 to 100.
  public var rankingHint: NSNumber? {
    get { number("rankingHint") }
    set { set(number: newValue, "rankingHint") }
  }

  /// The dotted group the item belongs to.
  public var domainIdentifier: String? {
    get { text("domainIdentifier") }
    set { set(text: newValue, "domainIdentifier") }
  }

  /// Text transcribed from media.
  public var transcribedTextContent: String? {
    get { text("transcribedTextContent") }
    set { set(text: newValue, "transcribedTextContent") }
  }

  /// Whether the system found the item urgent; nothing here fills it.
  public var isPriority: NSNumber? { flag("isPriority") }

  /// A summary the system made; nothing here fills it.
  public var textContentSummary: String? { text("textContentSummary") }
}
