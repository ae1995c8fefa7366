/// Finds values for something that is neither an identifier nor a text, such as what is seen in a picture.
///
/// Apple's counterpart: `IntentValueQuery`. There the system asks it with what the camera or the screen shows; here
/// whoever has a picture or its labels does.
public protocol IntentValueQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
  /// What is asked with, for instance a `SemanticContentDescriptor`.
  associatedtype Input
  /// What is found: entities of one type, or a union value for entities of several.
  associatedtype ResultValue: _IntentValue = Result.Result where ResultValue == Result.Result
  /// How the values come.
  associatedtype Result: ResultsCollection = [ResultValue]
  /// A query.
  nonisolated init()
  /// What fits the input, the best first.
  func values(for input: Input) async throws -> Result
}
