public import Foundation

/// What describes recordings and publications of any kind.
extension CSSearchableItemAttributeSet {
  /// Who edited it.
  public var editors: [String]? {
    get { texts("editors") }
    set { set(texts: newValue, "editors") }
  }

  /// Who takes part.
  public var participants: [String]? {
    get { texts("participants") }
    set { set(texts: newValue, "participants") }
  }

  /// Projects it belongs to.
  public var projects: [String]? {
    get { texts("projects") }
    set { set(texts: newValue, "projects") }
  }

  /// When it was downloaded.
  public var downloadedDate: Date? {
    get { date("downloadedDate") }
    set { set(date: newValue, "downloadedDate") }
  }

  /// Where it came from.
  public var contentSources: [String]? {
    get { texts("contentSources") }
    set { set(texts: newValue, "contentSources") }
  }

  /// A comment.
  public var comment: String? {
    get { text("comment") }
    set { set(text: newValue, "comment") }
  }

  /// The copyright line.
  public var copyright: String? {
    get { text("copyright") }
    set { set(text: newValue, "copyright") }
  }

  /// When it was last used.
  public var lastUsedDate: Date? {
    get { date("lastUsedDate") }
    set { set(date: newValue, "lastUsedDate") }
  }

  /// When the content was made.
  public var contentCreationDate: Date? {
    get { date("contentCreationDate") }
    set { set(date: newValue, "contentCreationDate") }
  }

  /// When the content last changed.
  public var contentModificationDate: Date? {
    get { date("contentModificationDate") }
    set { set(date: newValue, "contentModificationDate") }
  }

  /// When it was added.
  public var addedDate: Date? {
    get { date("addedDate") }
    set { set(date: newValue, "addedDate") }
  }

  /// The duration in seconds.
  public var duration: NSNumber? {
    get { number("duration") }
    set { set(number: newValue, "duration") }
  }

  /// Contacts it is about.
  public var contactKeywords: [String]? {
    get { texts("contactKeywords") }
    set { set(texts: newValue, "contactKeywords") }
  }

  /// The codecs.
  public var codecs: [String]? {
    get { texts("codecs") }
    set { set(texts: newValue, "codecs") }
  }

  /// The kinds of media in it.
  public var mediaTypes: [String]? {
    get { texts("mediaTypes") }
    set { set(texts: newValue, "mediaTypes") }
  }

  /// Whether it can be streamed.
  public var streamable: NSNumber? {
    get { flag("streamable") }
    set { set(flag: newValue, "streamable") }
  }

  /// Bits a second.
  public var totalBitRate: NSNumber? {
    get { number("totalBitRate") }
    set { set(number: newValue, "totalBitRate") }
  }

  /// Bits a second of the picture.
  public var videoBitRate: NSNumber? {
    get { number("videoBitRate") }
    set { set(number: newValue, "videoBitRate") }
  }

  /// Bits a second of the sound.
  public var audioBitRate: NSNumber? {
    get { number("audioBitRate") }
    set { set(number: newValue, "audioBitRate") }
  }

  /// 0 is fast start, 1 RTSP.
  public var deliveryType: NSNumber? {
    get { number("deliveryType") }
    set { set(number: newValue, "deliveryType") }
  }

  /// Organizations behind it.
  public var organizations: [String]? {
    get { texts("organizations") }
    set { set(texts: newValue, "organizations") }
  }

  /// The role of who made it.
  public var role: String? {
    get { text("role") }
    set { set(text: newValue, "role") }
  }

  /// Languages of the content, as BCP 47 tags.
  public var languages: [String]? {
    get { texts("languages") }
    set { set(texts: newValue, "languages") }
  }

  /// Who may use it.
  public var rights: String? {
    get { text("rights") }
    set { set(text: newValue, "rights") }
  }

  /// Who published it.
  public var publishers: [String]? {
    get { texts("publishers") }
    set { set(texts: newValue, "publishers") }
  }

  /// Who contributed.
  public var contributors: [String]? {
    get { texts("contributors") }
    set { set(texts: newValue, "contributors") }
  }

  /// Places and times it covers.
  public var coverage: [String]? {
    get { texts("coverage") }
    set { set(texts: newValue, "coverage") }
  }

  /// A rating out of five.
  public var rating: NSNumber? {
    get { number("rating") }
    set { set(number: newValue, "rating") }
  }

  /// What the rating means.
  public var ratingDescription: String? {
    get { text("ratingDescription") }
    set { set(text: newValue, "ratingDescription") }
  }

  /// How often it was played.
  public var playCount: NSNumber? {
    get { number("playCount") }
    set { set(number: newValue, "playCount") }
  }

  /// Information about it.
  public var information: String? {
    get { text("information") }
    set { set(text: newValue, "information") }
  }

  /// The director.
  public var director: String? {
    get { text("director") }
    set { set(text: newValue, "director") }
  }

  /// The producer.
  public var producer: String? {
    get { text("producer") }
    set { set(text: newValue, "producer") }
  }

  /// The genre.
  public var genre: String? {
    get { text("genre") }
    set { set(text: newValue, "genre") }
  }

  /// Who performs.
  public var performers: [String]? {
    get { texts("performers") }
    set { set(texts: newValue, "performers") }
  }

  /// The format of the original.
  public var originalFormat: String? {
    get { text("originalFormat") }
    set { set(text: newValue, "originalFormat") }
  }

  /// Where the original came from.
  public var originalSource: String? {
    get { text("originalSource") }
    set { set(text: newValue, "originalSource") }
  }

  /// Whether it is on this machine.
  public var local: NSNumber? {
    get { flag("local") }
    set { set(flag: newValue, "local") }
  }

  /// 0 is suitable for all, 1 explicit.
  public var contentRating: NSNumber? {
    get { number("contentRating") }
    set { set(number: newValue, "contentRating") }
  }

  /// The page it comes from; kept as `URL`, its name in Objective-C, since NDJSON's `url` is `contentURL`.
  public var url: URL? {
    get { url("URL") }
    set { set(url: newValue, "URL") }
  }
}
