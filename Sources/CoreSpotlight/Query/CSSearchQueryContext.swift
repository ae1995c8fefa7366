public import Foundation

/// What a query is to give back and what else its results have to satisfy.
///
/// Apple's counterpart: `CSSearchQueryContext`.
open class CSSearchQueryContext: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Names of the attributes that found items carry; the others stay unset.
  open var fetchAttributes: [String] = []
  /// Conditions in the query language that every result has to satisfy.
  open var filterQueries: [String] = []
  /// The language that is typed in, such as `de`; every language is understood without it.
  open var keyboardLanguage: String?
  /// What besides the app's own items is searched.
  open var sourceOptions: SourceOptions = .default

  /// A context with nothing in it.
  public override init() { super.init() }

  /// What besides the app's own items is searched.
  public struct SourceOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app's own items.
    public static let `default`: SourceOptions = []
    /// Mail besides; without effect on Linux, where no mail store is shared between apps.
    public static let allowMail = SourceOptions(rawValue: 1)
  }

  /// An independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchQueryContext()
    copy.take(self)
    return copy
  }

  func take(_ other: CSSearchQueryContext) {
    fetchAttributes = other.fetchAttributes
    filterQueries = other.filterQueries
    keyboardLanguage = other.keyboardLanguage
    sourceOptions = other.sourceOptions
  }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the context to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(texts: fetchAttributes, forKey: "fetchAttributes")
    coder.encode(texts: filterQueries, forKey: "filterQueries")
    coder.encode(keyboardLanguage, forKey: "keyboardLanguage")
    coder.encode(Int64(sourceOptions.rawValue), forKey: "sourceOptions")
  }

  /// Reads a context from an archive; what it lacks is as in a new one.
  public required init?(coder: NSCoder) {
    super.init()
    fetchAttributes = coder.texts("fetchAttributes") ?? []
    filterQueries = coder.texts("filterQueries") ?? []
    keyboardLanguage = coder.text("keyboardLanguage")
    sourceOptions = SourceOptions(
      rawValue: Int(truncatingIfNeeded: coder.decodeInt64(forKey: "sourceOptions")))
  }
}
