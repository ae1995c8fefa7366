/// Which file an entity is, or which draft that has no file yet.
///
/// A file is known by what the file system calls it (its volume, number and date of creation) and by where it was
/// last: `fileURL` finds it again after it was renamed or moved within its volume, as far as it can look. Apple's
/// systems keep bookmark data instead, which Linux has no counterpart of; see `fileURL` for the limits.
///
/// Apple's counterpart: `FileEntityIdentifier`.
public struct FileEntityIdentifier: Hashable, Codable, Sendable {
  enum Subject: Hashable, Codable, Sendable {
    case file(FileTrace)
    case draft(String)
  }

  let subject: Subject

  /// The identifier of the file at that place.
  ///
  /// - Throws: `CocoaError(.fileNoSuchFile)` if there is none, `CocoaError(.fileReadUnsupportedScheme)` if the URL is
  ///   not one of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    let path = url.standardizedFileURL.path
    guard let identity = FileIdentity(path: path) else { throw CocoaError(.fileNoSuchFile) }
    return FileEntityIdentifier(subject: .file(FileTrace(path: path, identity: identity)))
  }

  /// The identifier of content that has no file yet, by a text of the app's own.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(subject: .draft(identifier))
  }

  /// Where the file is now.
  ///
  /// First its last place is looked at, then the file is looked for by its number: in that directory, then around
  /// it, nearest first, up to 20,000 entries of the same volume. Where it is not found but another file stands in its
  /// place, that one is taken: many programs save by writing a new file under the old name.
  ///
  /// - Throws: `CocoaError(.fileNoSuchFile)` if it is not found, or if the identifier is that of a draft.
  public var fileURL: URL {
    get async throws {
      guard case .file(let trace) = subject, let path = trace.currentPath() else {
        throw CocoaError(.fileNoSuchFile)
      }
      return URL(fileURLWithPath: path)
    }
  }

  /// The draft's text; `nil` for a file.
  public var draftIdentifier: String? {
    guard case .draft(let identifier) = subject else { return nil }
    return identifier
  }

  /// The type that the file's name says; `nil` for a draft and for a name that says none.
  package var contentType: UTType? {
    guard case .file(let trace) = subject else { return nil }
    return UTType(filenameExtension: (trace.path as NSString).pathExtension)
  }

  /// Whether there is no file yet.
  public var isDraft: Bool { draftIdentifier != nil }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// `draft:TEXT`, or `file:VOLUME:NUMBER:CREATED:PATH`.
  ///
  /// The text changes when the file is moved and the identifier made anew; the identifiers stay equal.
  public var entityIdentifierString: String {
    switch subject {
    case .draft(let identifier): "draft:\(identifier)"
    case .file(let trace):
      "file:\(trace.identity.volume):\(trace.identity.number):\(trace.identity.created):\(trace.path)"
    }
  }

  /// The identifier of that text; `nil` for any other text.
  ///
  /// A plain absolute path stands for the file that is there.
  public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
    let text = entityIdentifierString
    if text.hasPrefix("draft:") { return draft(identifier: String(text.dropFirst(6))) }
    if text.hasPrefix("/") { return try? file(url: URL(fileURLWithPath: text)) }
    let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == "file", let volume = UInt64(parts[1]), let number = UInt64(parts[2]),
      let created = Int64(parts[3]), parts[4].hasPrefix("/")
    else { return nil }
    let identity = FileIdentity(volume: volume, number: number, created: created)
    return FileEntityIdentifier(subject: .file(FileTrace(path: String(parts[4]), identity: identity)))
  }
}
