/// What says what it does by a constant that is not optional.
///
/// `static let description = IntentDescription("…")` is what most apps write, and Swift does not take it for the optional
/// requirement of `AppIntent`. Conform to `AppIntent` instead.
public protocol _IntentDescribing {
  /// What it does; empty if it says nothing.
  @_disfavoredOverload static var description: IntentDescription { get }
}

extension _IntentDescribing {
  /// Empty.
  @_disfavoredOverload public static var description: IntentDescription { "" }
}

/// What says what its Find intent does by a constant that is not optional.
///
/// Conform to `EntityPropertyQuery` or `EnumerableEntityQuery` instead.
public protocol _FindIntentDescribing {
  /// What the Find intent does; empty if it says nothing.
  @_disfavoredOverload static var findIntentDescription: IntentDescription { get }
}

extension _FindIntentDescribing {
  /// Empty.
  @_disfavoredOverload public static var findIntentDescription: IntentDescription { "" }
}

extension AppIntent {
  /// What the type says it does, in either of the forms that apps write.
  package static var statedDescription: IntentDescription? {
    description ?? (description as IntentDescription).ifAny
  }
}

extension EntityPropertyQuery {
  /// What the query says of its Find intent, in either form.
  static var statedFindDescription: IntentDescription? {
    findIntentDescription ?? (findIntentDescription as IntentDescription).ifAny
  }
}

extension EnumerableEntityQuery {
  /// What the query says of its Find intent, in either form.
  static var statedFindDescription: IntentDescription? {
    findIntentDescription ?? (findIntentDescription as IntentDescription).ifAny
  }
}

extension IntentDescription {
  /// This description, unless it is the empty one.
  fileprivate var ifAny: IntentDescription? { descriptionText.text.isEmpty ? nil : self }
}
