public import UniformTypeIdentifiers

/// A file that an intent takes or gives.
///
/// Apple's counterpart: `IntentFile`.
public struct IntentFile: Sendable, Hashable, Codable, _IntentValue {
  private var bytes: Data?
  /// The file's name, with its extension.
  public private(set) var filename: String
  /// Where the file is, if it is one.
  public private(set) var fileURL: URL?
  /// The type of its content.
  public private(set) var type: UTType?
  /// Whether the file may be removed once the intent has run.
  public var removedOnCompletion = false

  /// A file of that content.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    self.filename = filename
    self.type = type ?? Self.type(of: filename)
  }

  /// A file in that place.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(of: fileURL.lastPathComponent)
  }

  private static func type(of name: String) -> UTType? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? UTType(filenameExtension: String(parts[parts.count - 1])) : nil
  }

  /// The content; empty if the file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// The types its content can be had in.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// The content in that type.
  ///
  /// - Throws: `IntentFileError.failedToLoadData` if it cannot be had in that type or not be read.
  public func data(contentType: UTType) async throws -> Data {
    if let type, !type.conforms(to: contentType) { throw IntentFileError.failedToLoadData }
    if let bytes { return bytes }
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else {
      throw IntentFileError.failedToLoadData
    }
    return data
  }
}

/// Why a file's content could not be had.
public enum IntentFileError: Error, Sendable {
  /// The content could not be read.
  case failedToLoadData
  /// The file could not be made.
  case failedToLoadFile
}

extension IntentFile: DisplayRepresentable {
  /// "File".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  /// The file's name.
  public var displayRepresentation: DisplayRepresentation { "\(filename)" }
}

/// A sum of money.
///
/// Apple's counterpart: `IntentCurrencyAmount`.
public struct IntentCurrencyAmount: Hashable, Sendable, _IntentValue {
  /// How much.
  public let amount: Decimal
  /// Of what, as an ISO 4217 code.
  public let currencyCode: String

  /// A sum.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  /// "Amount".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
  /// The sum and its currency.
  public var displayRepresentation: DisplayRepresentation { "\("\(amount)") \(currencyCode)" }
}
