package import SearchModel

/// What a phrase asks for: an intent with its values.
package struct PhraseReading: Sendable, Equatable {
  package var app: String
  package var appTitle: String
  package var intent: String
  package var intentTitle: String
  package var parameters: [String: String]
  /// The parameter that stands in the phrase.
  package var parameter: String?
  /// What people call the value in the parameter's place.
  package var valueTitle: String?
  /// The phrase in full.
  package var phrase: String
  /// The entity that the intent opens, if that is what it does.
  package var opens: EntityKey?

  /// Whether both would do the same, however they are said.
  func doesTheSame(as other: PhraseReading) -> Bool {
    app == other.app && intent == other.intent && parameters == other.parameters
  }
}

/// What can be made of a phrase.
package enum PhraseOutcome: Sendable {
  case one(PhraseReading)
  /// Nothing may be run: these may be meant.
  case several([PhraseReading])
  /// Phrases that come nearest, best first.
  case none(nearest: [String])
}
