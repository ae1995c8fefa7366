/// What is said or shown when an intent has run.
///
/// Apple's counterpart: `IntentDialog`.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// Interpolates as localized texts do.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// What is said where nothing can be seen.
  package let full: LocalizedStringResource
  /// What is said beside something to see.
  package let supporting: LocalizedStringResource?
  package let systemImageName: String?

  /// One text for both.
  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
    systemImageName = nil
  }

  /// A text to say alone, and a shorter one beside something to see.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
    systemImageName = nil
  }

  /// One text with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.full = full
    supporting = nil
    self.systemImageName = systemImageName
  }

  /// Two texts with a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.full = full
    self.supporting = supporting
    self.systemImageName = systemImageName
  }

  /// A text.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// A text with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
