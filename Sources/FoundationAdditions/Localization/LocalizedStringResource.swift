/// A text that is looked up in the person's language when it is shown.
///
/// A value without table, bundle or key of its own is as small as its text: entities make two of them each.
///
/// Apple's counterpart: Foundation's `LocalizedStringResource`, which Linux lacks.
public struct LocalizedStringResource: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
  /// The text if there is no translation.
  public let defaultValue: String.LocalizationValue
  private var details: Details?

  private final class Details: Sendable, Codable {
    let key: String?
    let table: String?
    let locale: Locale?
    let bundle: BundleDescription
    init(key: String?, table: String?, locale: Locale?, bundle: BundleDescription) {
      self.key = key
      self.table = table
      // The current locale is no choice: it would shut out the person's other languages.
      self.locale = locale == .current ? nil : locale
      self.bundle = bundle
    }
  }

  /// Where translations are.
  public enum BundleDescription: Sendable, Equatable, Codable {
    /// The app's own.
    case main
    /// Of the bundle at that place.
    case atURL(URL)
    /// Of the module that a class comes from: its resources beside the executable, else the app's own.
    public static func forClass(_ type: AnyClass) -> BundleDescription { Localization.module(of: type) }
  }

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    defaultValue = keyAndValue
    if table != nil || locale != nil || bundle != .main {
      details = Details(key: nil, table: table, locale: locale, bundle: bundle)
    }
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.defaultValue = defaultValue
    details = Details(key: "\(key)", table: table, locale: locale, bundle: bundle)
  }

  /// A text that is its own key, with translations in that bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: Localization.description(of: bundle))
  }

  /// A text with a key of its own, with translations in that bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: Localization.description(of: bundle))
  }

  /// A literal without interpolations.
  public init(stringLiteral value: String) { defaultValue = String.LocalizationValue(value) }

  /// A literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }

  /// What the translation is filed under.
  public var key: String { details?.key ?? defaultValue.key }
  /// The file of translations, if not the usual one.
  public var table: String? { details?.table }
  /// The language it is looked up in, the person's unless set.
  public var locale: Locale {
    get { details?.locale ?? .current }
    set { details = Details(key: details?.key, table: table, locale: newValue, bundle: bundle) }
  }
  /// Where translations are.
  public var bundle: BundleDescription { details?.bundle ?? .main }

  /// The text as it is shown: looked up in the person's language, or in the one set.
  package var text: String {
    Localization.text(
      of: defaultValue, key: key, table: table, bundle: bundle,
      languages: details?.locale.map { [$0.identifier(.bcp47)] } ?? PersonLanguages.current.identifiers)
  }

  /// Resources are equal if they show the same text from the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.defaultValue == right.defaultValue && left.key == right.key && left.table == right.table
      && left.bundle == right.bundle
  }
}

/// Something that says what people see of it.
///
/// Apple's counterpart: Foundation's protocol of that name, which Linux lacks.
public protocol CustomLocalizedStringResourceConvertible {
  /// What people see.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
