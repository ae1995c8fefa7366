extension String {
  /// The text of the resource in its language, the person's unless set; without a translation, as written.
  public init(localized resource: LocalizedStringResource) { self = resource.text }

  /// The text in the person's language; without a translation, as written.
  ///
  /// As on Apple's systems the locale does not choose the language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.text(
      of: keyAndValue, key: keyAndValue.key, table: table, bundle: Localization.description(of: bundle),
      languages: PersonLanguages.current.identifiers)
  }

  /// The text in the person's language; without a translation, the default.
  ///
  /// As on Apple's systems the locale does not choose the language.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.text(
      of: defaultValue, key: "\(key)", table: table, bundle: Localization.description(of: bundle),
      languages: PersonLanguages.current.identifiers)
  }
}

extension AttributedString {
  /// The text of the resource in its language, without attributes.
  ///
  /// Unlike on Apple's systems Markdown in a translation stays as it is written.
  public init(localized resource: LocalizedStringResource) { self.init(resource.text) }

  /// The text in the person's language, without attributes.
  ///
  /// Unlike on Apple's systems Markdown in a translation stays as it is written.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
  }

  /// The text in the person's language, without attributes; without a translation, the default.
  ///
  /// Unlike on Apple's systems Markdown in a translation stays as it is written.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current))
  }
}
