/// What an options provider or query knows of the other parameters of the intent that its options are for.
///
/// Apple's counterpart: `IntentParameterDependency`.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let keyPaths: [PartialKeyPath<Intent>]

  /// Depends on these parameters, written `\.$name`.
  public init<each V: _IntentValue & Sendable>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each V>>) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each keyPaths)
    self.keyPaths = all
  }

  /// The intent's values; `nil` while one of the parameters has none, or where no options for that intent are asked.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentParameterDependencyContext.current as? Intent else { return nil }
    let isComplete = keyPaths.allSatisfy {
      (intent[keyPath: $0] as? any AnyIntentParameter)?.hasValue == true
    }
    return isComplete ? IntentProjection(intent) : nil
  }
}

extension IntentParameterDependency: Hashable, CustomDebugStringConvertible {
  /// Dependencies on the same parameters are equal.
  public static func == (left: IntentParameterDependency, right: IntentParameterDependency) -> Bool {
    left.keyPaths == right.keyPaths
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyPaths) }

  /// The intent, and how many of its parameters are depended on.
  public var debugDescription: String { "\(keyPaths.count) parameters of \(Intent.self)" }
}

/// The values of an intent's parameters.
///
/// Apple's counterpart: `IntentProjection`.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent
  init(_ intent: Intent) { self.intent = intent }

  /// The value of a parameter, without its optional.
  ///
  /// Reading one that has none and was not among those depended on is an error of the program.
  public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType
  {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      fatalError("A parameter of \(Intent.self) was read through a dependency before it had a value.")
    }
    return value
  }
}

/// Whose options are being asked for.
package enum IntentParameterDependencyContext {
  /// The intent, as far as its parameters are known; set by whoever calls an options provider or a query for it.
  @TaskLocal package static var current: (any AppIntent)?
}

extension DynamicOptionsProvider {
  /// The other parameters of the intent that the options are for.
  public typealias ParameterDependency = IntentParameterDependency
}
