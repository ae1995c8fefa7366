public import Foundation
import SearchModel

/// One text in several languages.
///
/// All languages are searched; the person's own is shown. Apple's is an `NSString`, which Foundation on Linux lets
/// nobody subclass and no `String` attribute would take: so a text in several languages goes in through
/// `setValue(_:forCustomKey:)` or `CSSearchableItemAttributeSet.setLocalizedString(_:for:)`.
///
/// Apple's counterpart: `CSLocalizedString`.
open class CSLocalizedString: NSObject, @unchecked Sendable {
  /// By language code.
  package let texts: [String: String]

  /// The text by language code, such as `["en": "Lake", "de": "See"]`.
  public init(localizedStrings: [AnyHashable: Any]) {
    var texts: [String: String] = [:]
    for (language, text) in localizedStrings {
      if let language = language.base as? String { texts[language] = text as? String ?? "\(text)" }
    }
    self.texts = texts
    super.init()
  }

  /// The text for the person's language.
  open func localizedString() -> String { Self.choose(from: texts) ?? "" }

  /// The text for the person's language.
  open override var description: String { localizedString() }

  /// Texts are equal if they are so in every language.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CSLocalizedString)?.texts == texts }

  /// Hashes what equality compares.
  open override var hash: Int { texts.hashValue }

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
