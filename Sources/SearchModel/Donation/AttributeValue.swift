import FoundationEssentials

/// One value of an attribute, in the kinds that Core Spotlight and JSON share.
package indirect enum AttributeValue: Hashable, Sendable {
  /// Text as donated; never normalised.
  case text(String)
  /// A whole number; JSON integers that fit 64 bits keep every digit.
  case integer(Int64)
  /// Any other finite number.
  case number(Double)
  case boolean(Bool)
  /// A point in time, in seconds since 1970-01-01 00:00 UTC.
  case date(Double)
  /// Opaque bytes (thumbnails); stored, never searched.
  case data([UInt8])
  /// Several values of one attribute; never nested lists.
  case list([AttributeValue])
  /// A JSON object: stored and returned, its leaves are not searched.
  case object([String: AttributeValue])
  /// One text in several languages, by language code; all are searched, the caller's is shown.
  case localized([String: String])
}
