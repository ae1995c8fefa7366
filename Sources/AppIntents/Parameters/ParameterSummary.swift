/// The sentence that shows an intent with its parameters.
public protocol ParameterSummary {
  /// The intent it shows.
  associatedtype Intent: AppIntent
}

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
  package enum Piece {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }
  package let pieces: [Piece]

  /// A sentence without parameters.
  public init(stringLiteral value: String) { pieces = [.text(value)] }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var pieces: [Piece] = []

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(_ subject: KeyPath<Intent, IntentParameter<Value>>) {
      pieces.append(.parameter(subject))
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

/// Takes exactly one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension Never: ParameterSummary {
  /// No intent.
  public typealias Intent = Never
}
