/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// As "true" or "false".
  case truth
  /// As "yes" or "no".
  case answer
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var sign = false
  private var prefix = ""
  private var uppercase = false
  private var digits = 1

  private init(radix: Int) { self.radix = radix }

  /// In tens.
  public static var decimal: Self { Self(radix: 10) }
  /// In sixteens.
  public static var hex: Self { Self(radix: 16) }
  /// In eights.
  public static var octal: Self { Self(radix: 8) }

  /// In tens, with a sign or with zeros in front.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
    var format = decimal
    format.sign = explicitPositiveSign
    format.digits = minDigits
    return format
  }

  /// In sixteens, with a sign, with `0x` or with zeros in front.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 1
  ) -> Self {
    var format = hex
    format.sign = explicitPositiveSign
    format.prefix = includePrefix ? "0x" : ""
    format.uppercase = uppercase
    format.digits = minDigits
    return format
  }

  func text<Number: FixedWidthInteger>(_ number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, self.digits - digits.count))
    return (number < 0 ? "-" : sign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits behind the point.
  public static var fixed: Self { Self(format: "%f") }
  /// As a power of ten.
  public static var exponential: Self { Self(format: "%e") }
  /// As a power of two.
  public static var hex: Self { Self(format: "%a") }
  /// In whichever form is shorter.
  public static var hybrid: Self { Self(format: "%g") }
  /// With that many digits behind the point.
  public static func fixed(precision: Int) -> Self { Self(format: "%.\(max(0, precision))f") }
  /// As a power of ten, with that many digits behind the point.
  public static func exponential(precision: Int) -> Self { Self(format: "%.\(max(0, precision))e") }
  /// In whichever form is shorter, with that many digits.
  public static func hybrid(precision: Int) -> Self { Self(format: "%.\(max(0, precision))g") }

  func text(_ number: Double) -> String { String(format: format, number) }
}

/// How a piece of a message is filled up with spaces.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int

  /// Not at all.
  public static var none: Self { Self(columns: 0) }
  /// On the left, to that many characters.
  public static func right(columns: Int) -> Self { Self(columns: -columns) }
  /// On the right, to that many characters.
  public static func left(columns: Int) -> Self { Self(columns: columns) }

  func applied(to text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(columns) - text.count))
    return columns < 0 ? spaces + text : text + spaces
  }
}
