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
  package var isRepeatable: Bool {
    sources.allSatisfy {
      if case .descriptor = $0 { return false }
      return true
    }
  }

  /// Finds files that cannot be opened before anything is taken.
  ///
  /// - Throws: `badData` for a missing file or a directory, `denied` for one without permission, naming it.
  package func check() throws(LimelightError) {
    for case .file(let path) in sources { close(try DonationLineReader.open(path)) }
  }

  /// Starts reading from the first source.
  package func makeReader() -> DonationLineReader { DonationLineReader(self) }
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
