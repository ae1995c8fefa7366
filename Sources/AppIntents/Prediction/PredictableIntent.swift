/// An intent that the system may suggest, with what people see of each suggestion.
///
/// On Linux nothing guesses when: the configuration says how a donated intent is shown in history and suggestions.
///
/// Apple's counterpart: `PredictableIntent`.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
  /// How suggestions read.
  associatedtype Prediction: IntentPredictionConfiguration
  /// How suggestions read: one or several predictions.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How suggestions of an intent read.
public protocol IntentPredictionConfiguration {
  /// The intent that is suggested.
  associatedtype Intent: AppIntent
}
