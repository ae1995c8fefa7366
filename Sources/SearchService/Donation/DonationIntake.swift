import Glibc
import SearchIndex
import SearchModel

/// Reads and judges an NDJSON stream on a thread of its own, a batch at a time.
///
/// Reading standard input blocks as long as its writer likes, so it never happens on the cooperative pool.
actor DonationIntake {
  private let executor = ThreadExecutor(name: "limelight-intake")
  private let reader: DonationReader
  private let source: DonationLineReader

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// What one look at the stream gave.
  struct Batch: Sendable {
    var operations: [DonationOperation] = []
    var rejected: [(record: RejectedRecord, line: [UInt8])] = []
  }

  /// One call is one transaction up to this many records or bytes; longer streams are cut there, so a bulk
  /// donor never starves a small one.
  private static let records = 1_000
  private static let bytes = 4 << 20

  init(_ lines: DonationLines, reader: DonationReader) {
    self.reader = reader
    source = lines.makeReader()
  }

  /// The next batch, `nil` at the end of the stream.
  ///
  /// - Throws: `io` when the input cannot be read on.
  func next() throws -> Batch? {
    var batch = Batch()
    var size = 0
    while batch.operations.count + batch.rejected.count < Self.records, size < Self.bytes {
      let more: Void? = try source.next { line in
        size += line.text.count
        switch reader.read(line) {
        case .success(let operation): batch.operations.append(operation)
        case .failure(let record): batch.rejected.append((record, Array(line.verbatim)))
        }
      }
      if more == nil { return batch.operations.isEmpty && batch.rejected.isEmpty ? nil : batch }
    }
    return batch
  }
}

/// A copy of a stream that can only be read once, so that `--strict` can judge it before taking it.
enum DonationSpool {
  /// Copies descriptors and named pipes into unlinked temporary files; the result can be read twice.
  ///
  /// - Throws: `cannotCreate` when there is no room for the copy.
  static func repeatable(_ lines: DonationLines) throws(LimelightError) -> (
    lines: DonationLines, close: () -> Void
  ) {
    var copy = lines
    var descriptors: [Int32] = []
    for (place, source) in lines.sources.enumerated() where !source.isRepeatable {
      let spool: Int32
      switch source {
      case .descriptor(let input): spool = try self.spool(input)
      case .file(let path):
        let input = try DonationLineReader.open(path)
        defer { Glibc.close(input) }
        spool = try self.spool(input)
      case .bytes: continue
      }
      descriptors.append(spool)
      copy.sources[place] = .file("/proc/self/fd/\(spool)")
    }
    return (copy, { [descriptors] in for descriptor in descriptors { Glibc.close(descriptor) } })
  }

  private static func spool(_ input: Int32) throws(LimelightError) -> Int32 {
    var template = Array("/tmp/limelight-spool-XXXXXX".utf8CString)
    let output = mkstemp(&template)
    guard output >= 0 else { throw failure("cannot make a temporary file") }
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    unlink(template)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &buffer, buffer.count)
      if count == 0 { return output }
      if count < 0 && errno == EINTR { continue }
      var done = 0
      while count > 0 && done < count {
        let written = buffer.withUnsafeBytes { write(output, $0.baseAddress.map { $0 + done }, count - done) }
        if written < 0 { break }
        done += written
      }
      guard count > 0, done == count else {
        let error = failure("cannot copy the input to check it first")
        close(output)
        throw error
      }
    }
  }

  private static func failure(_ what: String) -> LimelightError {
    LimelightError(
      .cannotCreate, "\(what): \(String(cString: strerror(errno)))",
      hint: "Put the records in a file and name it, or leave --strict out.")
  }
}
