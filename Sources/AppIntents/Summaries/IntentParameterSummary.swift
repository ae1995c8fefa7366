/// A sentence with parameters in it, and parameters shown below.
///
/// Apple's counterpart: `IntentParameterSummary`, written `Summary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  package let string: ParameterSummaryString<Intent>?
  package let table: String?
  package let additionalParameters: [PartialKeyPath<Intent>]

  /// A sentence, and parameters below it.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.string = string
    self.table = table
    additionalParameters = additionalParameterKeyPaths()
  }

  /// A sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    self.string = string
    self.table = table
    additionalParameters = []
  }

  /// Parameters without a sentence.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    string = nil
    table = nil
    additionalParameters = additionalParameterKeyPaths()
  }

  /// Nothing.
  public init() {
    string = nil
    table = nil
    additionalParameters = []
  }
}

/// The sentence: literals and parameters, written `"Open \(\.$target)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  package let pieces: [KeyPathText<Intent>.Piece]

  /// A sentence without parameters.
  public init(stringLiteral value: String) { pieces = [.text(value)] }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.collected.pieces }

  /// Collects the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var collected = KeyPathText<Intent>()

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) { collected.add(literal) }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ subject: KeyPath<Intent, IntentParameter<Value>>) {
      collected.pieces.append(.parameter(subject))
    }
  }
}

/// Lists the parameters below a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { expression }

  /// All of them.
  public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    components
  }
}

/// A text with parameters of an intent and the app's name in it.
package struct KeyPathText<Intent: AppIntent> {
  package enum Piece {
    case text(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }
  package var pieces: [Piece] = []

  package mutating func add(_ literal: String) {
    if !literal.isEmpty { pieces.append(.text(literal)) }
  }
}
