/// What an intent does, for people.
///
/// Apple's counterpart: `IntentDescription`.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public var descriptionText: LocalizedStringResource
  /// The group it is listed in.
  public var categoryName: LocalizedStringResource?
  /// Words that find it.
  public var searchKeywords: [LocalizedStringResource]
  /// What its result is called.
  public var resultValueName: LocalizedStringResource?

  /// A text with what else is known.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// A text.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// A text with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
