/// How a suggestion with values for some parameters reads.
///
/// Apple's counterpart: `IntentPrediction`.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  /// What is shown; `nil` where one of the parameters has no value, or another than the one given.
  package let representation: (Intent) -> DisplayRepresentation?

  /// A suggestion without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {
    representation = { _ in displayRepresentation() }
  }

  /// A suggestion with one parameter or a tuple of several, whose values the closure gets in that order.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
    representation = { intent in
      func hasValue<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) -> Bool {
        SummaryValue.unwrapped(intent[keyPath: keyPath].currentValue) != nil
      }
      func value<V>(_ keyPath: KeyPath<Intent, IntentParameter<V>>) -> V {
        intent[keyPath: keyPath].wrappedValue
      }
      for keyPath in repeat each parameters {
        if !hasValue(keyPath) { return nil }
      }
      return displayRepresentation(repeat value(each parameters))
    }
  }

  /// A suggestion with just that value.
  public init<Value>(
    parameters: (KeyPath<Intent, IntentParameter<Value>>, IntentPredictionValue<Value>),
    displayRepresentation: @escaping () -> DisplayRepresentation
  ) where T == (KeyPath<Intent, IntentParameter<Value>>, IntentPredictionValue<Value>) {
    representation = { intent in
      let value = SummaryValue.unwrapped(intent[keyPath: parameters.0].currentValue)
      let isMeant = SummaryValue.areEqual(value, SummaryValue.unwrapped(parameters.1.value))
      return isMeant ? displayRepresentation() : nil
    }
  }
}

/// A value that a prediction is made for, written `.value(…)`.
public struct IntentPredictionValue<Value> {
  package let value: Value

  /// Just that value.
  public static func value(_ value: Value) -> IntentPredictionValue { IntentPredictionValue(value: value) }
}

/// Several predictions; the first that fits is shown.
public struct _IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
  package let representations: [(Intent) -> DisplayRepresentation?]
}

/// Takes predictions one below the other.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// One prediction.
  public static func buildExpression<T>(
    _ expression: IntentPrediction<Intent, T>
  ) -> IntentPrediction<Intent, T> { expression }

  /// All of them.
  public static func buildBlock<each T>(
    _ components: repeat IntentPrediction<Intent, each T>
  ) -> _IntentPredictions<Intent> {
    var representations: [(Intent) -> DisplayRepresentation?] = []
    for component in repeat each components { representations.append(component.representation) }
    return _IntentPredictions(representations: representations)
  }
}

extension PredictableIntent {
  /// How this intent with its values reads as a suggestion; `nil` if no prediction fits.
  package var predictedRepresentation: DisplayRepresentation? {
    switch Self.predictionConfiguration {
    case let predictions as _IntentPredictions<Self>:
      for representation in predictions.representations {
        if let shown = representation(self) { return shown }
      }
      return nil
    default: return nil
    }
  }
}
