public import Foundation
import SearchModel

/// One text in several languages.
///
/// All languages are searched; the person's own is shown. On Linux a `String` attribute cannot take an `NSString`,
/// so a text in several languages goes in through `setValue(_:forCustomKey:)` or
/// `CSSearchableItemAttributeSet.setLocalizedString(_:for:)`.
///
/// Apple's counterpart: `CSLocalizedString`.
open class CSLocalizedString: NSString {
  /// By language code.
  package let texts: [String: String]
  private let shown: NSString

  /// The text by language code, such as `["en": "Lake", "de": "See"]`.
  public init(localizedStrings: [AnyHashable: Any]) {
    var texts: [String: String] = [:]
    for (language, text) in localizedStrings {
      if let language = language.base as? String { texts[language] = text as? String ?? "\(text)" }
    }
    self.texts = texts
    shown = NSString(string: Self.choose(from: texts) ?? "")
    super.init()
  }

  /// Fails: archives do not keep the languages.
  public required init?(coder: NSCoder) { nil }

  /// A text whose language is taken to be English, as literals are.
  public required convenience init(stringLiteral value: StaticString) {
    self.init(localizedStrings: ["en": "\(value)"])
  }

  /// A text whose language is taken to be English, as literals are.
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(localizedStrings: ["en": "\(value)"])
  }

  /// A text whose language is taken to be English, as literals are.
  public required convenience init(unicodeScalarLiteral value: StaticString) {
    self.init(localizedStrings: ["en": "\(value)"])
  }

  /// A text whose language is taken to be English.
  public required convenience init(string: String) { self.init(localizedStrings: ["en": string]) }

  /// The text for the person's language.
  open func localizedString() -> String { shown.description }

  /// The length of the text for the person's language, in UTF-16 units.
  open override var length: Int { shown.length }

  /// A UTF-16 unit of the text for the person's language.
  open override func character(at index: Int) -> unichar { shown.character(at: index) }

  /// The person's language if there is one, else English, else the first by language code.
  static func choose(from texts: [String: String]) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    let language = String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let wanted: [String] = [language, String(language.prefix { $0 != "-" }), "en"]
    return wanted.lazy.compactMap { texts[$0] }.first ?? texts.min { $0.key < $1.key }?.value
  }
}

extension CSSearchableItemAttributeSet {
  /// Sets a text attribute in several languages.
  ///
  /// Limelight's own: on Apple's systems a localized string is a string attribute's value as it is.
  public func setLocalizedString(
    _ string: CSLocalizedString?, for attribute: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    guard let key = AttributeKeyPaths.key(for: attribute) else { return }
    self[attribute: key.name] = string.map { .localized($0.texts) }
  }
}
