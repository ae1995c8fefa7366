import Glibc
import SearchModel
import SearchService

/// `limelight donate`: NDJSON in, a receipt out.
struct DonateCommand {
  var options = DonateOptions()
  var lines: DonationLines
  var rejectsFile: String?

  /// Resolves the flags; opens nothing.
  ///
  /// - Throws: `usage` for flags that do not go together.
  init(_ invocation: Invocation) throws(LimelightError) {
    let arguments = invocation.arguments
    options.app = try arguments.text(.app)
    options.type = try arguments.text(.type)
    options.isStrict = arguments.has(.strict)
    options.isCheck = arguments.has(.check)
    options.replaces = arguments.has(.replace)
    options.listsAccepted = arguments.has(.records)
    options.waitsUntilSearchable = !arguments.has(.noWait)
    if let timeout = invocation.timeout { options.timeout = timeout }
    rejectsFile = try arguments.text(.rejects)
    if options.replaces, options.app == nil {
      throw LimelightError(
        .usage, "--replace needs to know of which app the input is the whole truth", hint: "Add --app A")
    }
    let names = arguments.words.isEmpty ? ["-"] : arguments.words
    guard names.filter({ $0 == "-" }).count < 2 else {
      throw LimelightError(.usage, "- is named twice, but there is one standard input", hint: "Name it once")
    }
    lines = DonationLines(names.map { $0 == "-" ? .descriptor(0) : .file($0) })
  }

  /// Whether it would wait for somebody to type NDJSON.
  static func waitsForTyping(_ arguments: LowArguments) -> Bool {
    arguments.words.isEmpty && isatty(0) == 1
  }

  static func run(_ invocation: Invocation) async throws -> Int32 {
    let command = try DonateCommand(invocation)
    try command.lines.check()
    let rejects = try command.rejectsFile.map { try RejectsFile($0) }
    let receipt = try await invocation.service.donate(command.lines, options: command.options) { _, line in
      try rejects?.write(line)
    }
    try rejects?.end()
    try write(receipt, command.options, invocation)
    if receipt.counts.rejected > 0 || !receipt.rejected.isEmpty {
      return (command.options.isStrict ? LimelightError.Code.badData : .partly).rawValue
    }
    return receipt.withholdsDeletions ? LimelightError.Code.partly.rawValue : ExitCode.ok
  }

  private static func write(
    _ receipt: DonationReceipt, _ options: DonateOptions, _ invocation: Invocation
  ) throws {
    let talk = invocation.talk
    if !invocation.printsJSON {
      for record in receipt.rejected.prefix(20) {
        let place = record.line.map { "line \($0): " } ?? ""
        talk.say("\(place)\(record.message) (\(record.code))")
      }
      if receipt.rejected.count > 20 {
        talk.say("and \(receipt.rejected.count - 20) more lines were refused")
      }
      talk.say(receipt.notices)
    }
    guard !invocation.isInteractive else {
      if !talk.isQuiet { try invocation.output.write(summary(receipt, isCheck: options.isCheck)) }
      return
    }
    // On a pipe the receipt is data; a quiet run says it only where it was asked for.
    if invocation.printsJSON || !talk.isQuiet {
      try invocation.output.write(.receipt(receipt, withRecords: options.listsAccepted))
    }
  }

  private static func summary(_ receipt: DonationReceipt, isCheck: Bool) -> String {
    let counts = receipt.counts
    var text = isCheck ? "would index \(counts.indexed)" : "indexed \(counts.indexed)"
    if counts.unchanged > 0 { text += ", unchanged \(counts.unchanged)" }
    if counts.deleted > 0 { text += ", deleted \(counts.deleted)" }
    if counts.rejected > 0 { text += ", refused \(counts.rejected)" }
    if !isCheck, !receipt.searchable { text += "; durable, not yet searchable" }
    return text + "\n"
  }
}

/// Where refused lines go, as they came.
final class RejectsFile {
  private let path: String
  private let stream: UnsafeMutablePointer<FILE>

  /// - Throws: `cannotCreate`.
  init(_ path: String) throws(LimelightError) {
    self.path = path
    guard let stream = fopen(path, "we") else {
      throw LimelightError(
        .cannotCreate, "cannot write \(path): \(String(cString: strerror(errno)))",
        hint: "Name another --rejects file")
    }
    self.stream = stream
  }

  deinit { fclose(stream) }

  /// - Throws: `io`.
  func write(_ line: [UInt8]) throws {
    // A line over the limit was not kept and is empty here.
    guard !line.isEmpty else { return }
    guard fwrite(line, 1, line.count, stream) == line.count, putc(0x0A, stream) != EOF else { throw failure }
  }

  /// - Throws: `io`.
  func end() throws {
    guard fflush(stream) == 0 else { throw failure }
  }

  private var failure: LimelightError {
    LimelightError(.io, "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}
