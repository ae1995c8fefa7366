public import Foundation

/// What describes documents.
extension CSSearchableItemAttributeSet {
  /// The subject.
  public var subject: String? {
    get { text("subject") }
    set { set(text: newValue, "subject") }
  }

  /// The theme.
  public var theme: String? {
    get { text("theme") }
    set { set(text: newValue, "theme") }
  }

  /// A description of the content.
  public var contentDescription: String? {
    get { text("contentDescription") }
    set { set(text: newValue, "contentDescription") }
  }

  /// A formal identifier, such as an ISBN.
  public var identifier: String? {
    get { text("identifier") }
    set { set(text: newValue, "identifier") }
  }

  /// For whom it is meant.
  public var audiences: [String]? {
    get { texts("audiences") }
    set { set(texts: newValue, "audiences") }
  }

  /// The size in megabytes.
  public var fileSize: NSNumber? {
    get { number("fileSize") }
    set { set(number: newValue, "fileSize") }
  }

  /// The number of pages.
  public var pageCount: NSNumber? {
    get { number("pageCount") }
    set { set(number: newValue, "pageCount") }
  }

  /// The width of a page in points.
  public var pageWidth: NSNumber? {
    get { number("pageWidth") }
    set { set(number: newValue, "pageWidth") }
  }

  /// The height of a page in points.
  public var pageHeight: NSNumber? {
    get { number("pageHeight") }
    set { set(number: newValue, "pageHeight") }
  }

  /// How it is encrypted.
  public var securityMethod: String? {
    get { text("securityMethod") }
    set { set(text: newValue, "securityMethod") }
  }

  /// The program that made it.
  public var creator: String? {
    get { text("creator") }
    set { set(text: newValue, "creator") }
  }

  /// The programs that converted it.
  public var encodingApplications: [String]? {
    get { texts("encodingApplications") }
    set { set(texts: newValue, "encodingApplications") }
  }

  /// What kind of document it is.
  public var kind: String? {
    get { text("kind") }
    set { set(text: newValue, "kind") }
  }

  /// The fonts it uses.
  public var fontNames: [String]? {
    get { texts("fontNames") }
    set { set(texts: newValue, "fontNames") }
  }
}
