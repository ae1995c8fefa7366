/// A message for a log, with interpolations that say who may see them.
///
/// Apple's counterpart: `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without interpolations.
  public init(stringLiteral value: String) { text = value }
  /// A message with interpolations.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins empty.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Adds a literal piece, which everyone may see.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func add(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isOpenByType: Bool
  ) {
    text += align.applied(to: privacy.shown(value, isOpenByType: isOpenByType))
  }

  /// Adds a text; private unless said otherwise.
  public mutating func appendInterpolation(
    _ string: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add(string, align, privacy, isOpenByType: false)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(number), align, privacy, isOpenByType: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add(format.text(Double(number)), align, privacy, isOpenByType: true)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    add(format == .truth ? "\(boolean)" : boolean ? "yes" : "no", .none, privacy, isOpenByType: true)
  }

  /// Adds the name of a type, which everyone may see.
  public mutating func appendInterpolation(
    _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add("\(value)", align, privacy, isOpenByType: true)
  }

  /// Adds anything else; private unless said otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    add("\(value)", align, privacy, isOpenByType: false)
  }
}
