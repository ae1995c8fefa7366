/// How the values of a shortcut's parameter are listed.
///
/// Apple's counterpart: `AppShortcutParameterPresentation`.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  package let keyPath: ParameterKeyPath
  package let summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
  package let collections: [any AnyOptionsCollection]

  /// A sentence, and the collections that the values come from.
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections:
      () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {
    self.keyPath = keyPath
    self.summary = summary
    let specification = optionsCollections()
    collections =
      (specification as? AppShortcutOptionsCollections<Value.UnwrappedType>)?.collections
      ?? (specification as? any AnyOptionsCollection).map { [$0] } ?? []
  }

  func details(_ names: ParameterNames<Intent>) -> ParameterPresentationDetails {
    ParameterPresentationDetails(
      parameter: names.name(of: keyPath) ?? "",
      summary: summary.string.pieces.map { piece in
        piece.template { path in (path as? PartialKeyPath<Intent>).flatMap(names.name) }
      }.joined(), collections: collections)
  }
}

/// What a presentation says, without its types.
package struct ParameterPresentationDetails: Sendable {
  package let parameter: String
  /// With `${PARAMETER}` in the parameter's place.
  package let summary: String
  package let collections: [any AnyOptionsCollection]
}

/// The sentence above the values.
///
/// Apple's counterpart: `AppShortcutParameterPresentationSummary`, written `Summary` in a provider.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
> {
  package let string:
    AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
  package let table: String?

  /// A sentence, and the file of its translations.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >, table: StaticString? = nil
  ) {
    string = summaryString
    self.table = table.map { "\($0)" }
  }
}

/// The sentence itself: literals and the parameter, written `"Open \(\.$folder)"`.
public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
  package let pieces: [KeyPathText<Intent>.Piece]

  /// A sentence without the parameter.
  public init(stringLiteral value: String) { pieces = [.text(value)] }

  /// A sentence with the parameter.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.collected.pieces }

  /// Collects the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var collected = KeyPathText<Intent>()

    /// Begins empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a literal piece.
    public mutating func appendLiteral(_ literal: String) { collected.add(literal) }

    /// Adds the parameter.
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {
      collected.pieces.append(.parameter(subject))
    }
  }
}

/// The earlier name of the sentence above the values.
@available(*, deprecated, renamed: "AppShortcutParameterPresentationSummary")
public typealias AppShortcutParameterPresentationTitle = AppShortcutParameterPresentationSummary

/// The earlier name of the sentence itself.
@available(*, deprecated, renamed: "AppShortcutParameterPresentationSummaryString")
public typealias AppShortcutParameterPresentationTitleString = AppShortcutParameterPresentationSummaryString

extension AppShortcutsProvider {
  /// The earlier name of `Summary`.
  @available(*, deprecated, renamed: "Summary")
  public typealias Title = AppShortcutParameterPresentationSummary
}
