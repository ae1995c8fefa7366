import Glibc
package import SearchModel

/// The NDJSON texts of one `donate` call, in order; nothing is read before `makeReader`.
///
/// A call can be read again only if all its sources can: standard input cannot.
package struct DonationLines: Sendable {
  package enum Source: Sendable {
    case file(String)
    /// An open descriptor, which the reader does not close.
    case descriptor(Int32)
    case bytes([UInt8])
  }

  package var sources: [Source]
  /// Longest line taken, in bytes; a longer one is rejected as `too-large` without being kept in memory.
  package var lineLimit = 16 << 20

  package init(_ sources: [Source]) { self.sources = sources }

  /// Whether `makeReader` can be called again: `--strict` reads twice, once to judge and once to take.
  ///
  /// Pipes cannot, those with a name (`mkfifo`, `<(…)` of a shell) no more than standard input.
  package var isRepeatable: Bool { sources.allSatisfy(\.isRepeatable) }

  /// Finds files that cannot be opened before anything is taken.
  ///
  /// Pipes are left alone: their writer would find its reader gone when the trial is over.
  ///
  /// - Throws: `badData` for a missing file or a directory, `denied` for one without permission, naming it.
  package func check() throws(LimelightError) {
    for case .file(let path) in sources where DonationLines.Source.canBeReopened(path) {
      close(try DonationLineReader.open(path))
    }
  }

  /// Starts reading from the first source.
  package func makeReader() -> DonationLineReader { DonationLineReader(self) }
}

extension DonationLines.Source {
  /// Whether reading it twice gives the same twice.
  var isRepeatable: Bool {
    switch self {
    case .file(let path): Self.canBeReopened(path)
    case .descriptor: false
    case .bytes: true
    }
  }

  /// False for pipes, terminals and sockets; true for what does not exist, so that opening it can say so.
  static func canBeReopened(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT)
  }
}

/// One line of a donation stream, valid only while the closure it was handed to runs.
package struct DonationLine {
  /// Counted physically from 1 in its source, blank lines too.
  package var number: Int
  /// The file it came from, where the call names several sources.
  package var file: String?
  /// Without the line end and, on the first line, without a byte-order mark; empty if `isTooLarge`.
  package var text: UnsafeRawBufferPointer
  /// As it stood in the source, without its newline; empty if `isTooLarge`.
  package var verbatim: UnsafeRawBufferPointer
  package var isTooLarge = false
}
