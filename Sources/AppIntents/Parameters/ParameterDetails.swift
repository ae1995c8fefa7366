package import UniformTypeIdentifiers

package typealias ParameterDetails = _ParameterDetails

/// What a parameter declares besides title and default.
public struct _ParameterDetails: @unchecked Sendable {
  package var description: LocalizedStringResource?
  package var requestValueDialog: IntentDialog?
  package var requestDisambiguationDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior
  package var trait: Trait
  /// How many values a list may hold.
  package var size: Size?
  /// Who offers values; read by one run at a time.
  package var optionsProvider: (any DynamicOptionsProvider)?
  /// The query that finds the entities, if it is not their type's own.
  package var query: (any EntityQuery)?
  /// What is tried after the type's own resolvers.
  package var resolvers: [any Resolver]

  /// What depends on the value's type.
  package enum Trait: Sendable {
    case none
    case truth(Bool.IntentDisplayName?)
    case wholeNumber(_IntControlStyle, Bounds<Int>?)
    case number(_DoubleControlStyle, Bounds<Double>?)
    case text(String.IntentInputOptions?)
    case date(_DateKind)
    case place(_PlacemarkDisplayStyle)
    case person(IntentPerson.ParameterMode)
    case cases([any AppEnum])
    case file([UTType])
    case money([String], Bounds<Decimal>?)
    case measurement(MeasurementTrait)
  }

  /// The size of a list, for all places or by the widget it is shown in.
  package enum Size: Sendable {
    case always(IntentCollectionSize)
    case byFamily([IntentWidgetFamily: IntentCollectionSize])
  }

  /// A least and a greatest value, as the app gave them.
  package struct Bounds<Bound: Comparable & Sendable>: Sendable {
    package let lower: Bound
    package let upper: Bound

    package init?(_ range: (lowerBound: Bound, upperBound: Bound)?) {
      guard let range else { return nil }
      lower = range.lowerBound
      upper = range.upperBound
    }

    var range: (lowerBound: Bound, upperBound: Bound) { (lower, upper) }
    func contains(_ value: Bound) -> Bool { lower <= value && value <= upper }
  }

  package init(
    _ description: LocalizedStringResource? = nil, _ request: IntentDialog? = nil,
    _ connection: InputConnectionBehavior = .default, disambiguation: IntentDialog? = nil,
    trait: Trait = .none,
    size: Size? = nil, options: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil,
    resolvers: [any Resolver] = []
  ) {
    self.description = description
    requestValueDialog = request
    requestDisambiguationDialog = disambiguation
    inputConnectionBehavior = connection
    self.trait = trait
    self.size = size
    optionsProvider = options
    self.query = query
    self.resolvers = resolvers
  }
}

/// The unit of a parameter for a measurement.
package struct MeasurementTrait: Sendable {
  /// The unit meant where none is given.
  package var unit: (any _ParameterUnit)?
  /// Whether values are always in that unit.
  package var isFixed: Bool
  /// Whether the unit is the one usual where the person lives.
  package var adjustsForLocale: Bool
  package var supportsNegativeNumbers: Bool
}

/// What says the same of a parameter to its app and to its resolvers.
public protocol _DescribedParameter: AnyIntentValue {
  /// What the parameter declares.
  var _details: _ParameterDetails { get }
}
