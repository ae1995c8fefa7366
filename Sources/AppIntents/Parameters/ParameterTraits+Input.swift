extension Bool {
  /// What people call the two values of a parameter.
  public struct IntentDisplayName: Sendable {
    /// What people call the value for yes.
    public let `true`: LocalizedStringResource
    /// What people call the value for no.
    public let `false`: LocalizedStringResource

    /// Names for both.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension String {
  /// How a text is entered.
  public struct IntentInputOptions: Sendable {
    /// Which keys are offered.
    public enum KeyboardType: Sendable {
      /// Those meant.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
    }

    /// What is capitalised while typing.
    public enum CapitalizationType: Sendable {
      /// That much.
      case none, words, sentences, allCharacters
    }

    /// Which keys are offered.
    public var keyboardType: KeyboardType
    /// What is capitalised while typing.
    public var capitalizationType: CapitalizationType
    /// Whether there may be several lines.
    public var multiline: Bool
    /// Whether typing is corrected.
    public var autocorrect: Bool
    /// Whether quotation marks are curled.
    public var smartQuotes: Bool
    /// Whether two hyphens become a dash.
    public var smartDashes: Bool

    /// Options, each with Apple's default.
    public init(
      keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
