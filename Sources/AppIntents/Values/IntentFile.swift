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
  /// Whether the file may be removed once the intent has run; a mere value on Linux, where nothing is removed by it.
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
  ///
  /// It holds the whole file in memory; `data(contentType:)` says why a file could not be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// The types its content can be had in: its own, and plain text in UTF-8 for every kind of text.
  public var availableContentTypes: [UTType] {
    guard let type else { return [] }
    return type.conforms(to: .text) && type != .utf8PlainText ? [type, .utf8PlainText] : [type]
  }

  /// The content in that type.
  ///
  /// It can be had in its own type, in what its type conforms to and, if it is text, as plain text; a file whose
  /// type is not known is had in any. Nothing is converted between formats.
  ///
  /// - Throws: `IntentFileError.failedToLoadData` if it cannot be had in that type or not be read.
  public func data(contentType: UTType) async throws -> Data {
    guard canBeHad(as: contentType) else { throw IntentFileError.failedToLoadData }
    if let bytes { return bytes }
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else {
      throw IntentFileError.failedToLoadData
    }
    return data
  }

  private func canBeHad(as wanted: UTType) -> Bool {
    guard let type else { return true }
    return availableContentTypes.contains { $0.conforms(to: wanted) }
      || (type.conforms(to: .text) && wanted.conforms(to: .plainText))
  }

  /// A file of that content type: where it is, or a copy in the directory.
  ///
  /// Without a directory a file stays where it is, and content in memory is written to a directory for temporary
  /// files. A copy is the caller's to remove.
  ///
  /// - Throws: `IntentFileError.failedToLoadFile` if it cannot be had in that type, read or written.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    guard canBeHad(as: contentType) else { throw IntentFileError.failedToLoadFile }
    let files = FileManager.default
    if destinationDirectory == nil, let fileURL {
      guard files.isReadableFile(atPath: fileURL.path) else { throw IntentFileError.failedToLoadFile }
      return (fileURL, true)
    }
    do {
      let directory =
        destinationDirectory ?? files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try files.createDirectory(at: directory, withIntermediateDirectories: true)
      let copy = directory.appendingPathComponent(safeName)
      if let bytes {
        try bytes.write(to: copy, options: .atomic)
      } else if let fileURL {
        try files.copyItem(at: fileURL, to: copy)
      }
      return (copy, false)
    } catch {
      throw IntentFileError.failedToLoadFile
    }
  }

  /// The name without a path, since a name from elsewhere must not lead out of the directory.
  private var safeName: String {
    let name = filename.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? "file" : name
  }

  /// Gives the handler a file of that content type, which is removed when it is done unless it was opened in place.
  ///
  /// - Parameters:
  ///   - allowOpenInPlace: whether the handler may get the file itself instead of a copy.
  ///   - fileHandler: takes the place, and whether that is the file itself.
  /// - Throws: `IntentFileError.failedToLoadFile`, and what the handler throws.
  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result {
    if allowOpenInPlace, fileURL != nil {
      let found = try await file(contentType: contentType)
      return try await fileHandler(found.fileURL, found.openedInPlace)
    }
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    let copy = try await file(contentType: contentType, destinationDirectory: directory)
    return try await fileHandler(copy.fileURL, false)
  }
}

/// Why a file's content could not be had.
public enum IntentFileError: Error, Hashable, Sendable {
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
