import SearchModel

/// A value a parameter can have a range for.
///
/// Apple's counterpart: `RangeComparableProperty`.
public protocol RangeComparableProperty: _IntentValue, Comparable {}
extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

/// A resolver that holds its values against the parameter's range.
///
/// Apple's counterpart: `RangeCheckingResolver`.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver where Output: RangeComparableProperty {
  /// Ends the run if the parameter has a range and the value is outside it.
  ///
  /// - Throws: an error that names the value and the range.
  public func checkParameterRangeContains(value: Output, context: IntentParameterContext<Output>) throws {
    if let problem = context._details.trait.problem(with: value) {
      throw LimelightError(.usage, "\(problem) for the parameter '\(context.name)'.")
    }
  }
}
