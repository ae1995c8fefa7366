import SearchModel
import SearchService

/// `limelight delete`: withdraws entities.
enum DeleteCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let arguments = invocation.arguments
    let scope = try await invocation.resolvedScope()
    let domain = try arguments.text(.domain)
    var operations: [DonationOperation] = []
    var unknown: [String] = []
    if arguments.words.isEmpty {
      operations = [try bulk(scope, domain: domain, usesIdentifiers: arguments.has(.id))]
    } else {
      guard domain == nil else {
        throw LimelightError(
          .usage, "--domain withdraws a whole domain and takes no REF", hint: "Leave one of them away")
      }
      for word in arguments.words {
        if let key = try await invocation.key(word, scope: scope) {
          operations.append(.delete(key))
        } else {
          unknown.append(word)
        }
      }
    }
    var receipt = DonationReceipt()
    receipt.searchable = true
    if !operations.isEmpty { receipt = try await invocation.service.delete(operations) }
    for word in unknown {
      receipt.notices.append(Notice("missing", "there is no entity with the identifier \(word)"))
    }
    try write(receipt, invocation)
    return ExitCode.ok
  }

  private static func bulk(
    _ scope: (app: String?, type: String?), domain: String?, usesIdentifiers: Bool
  ) throws(LimelightError) -> DonationOperation {
    guard let app = scope.app, !usesIdentifiers else {
      throw LimelightError(
        .usage, "nothing to delete was named",
        hint: "Write: limelight delete REF…, or limelight delete --app A [--type T] [--domain D]")
    }
    if let domain { return .deleteDomain(app: app, domain: domain, type: scope.type) }
    if let type = scope.type { return .deleteType(app: app, type: type) }
    return .deleteApp(app)
  }

  private static func write(_ receipt: DonationReceipt, _ invocation: Invocation) throws {
    if invocation.printsJSON || (!invocation.terminal.isTerminal && !invocation.talk.isQuiet) {
      try invocation.output.write(.receipt(receipt, withRecords: true))
      return
    }
    invocation.talk.say(receipt.notices)
    if !invocation.talk.isQuiet {
      let missing = receipt.accepted.filter { $0.outcome == .missing }.count
      try invocation.output.write(
        "deleted \(receipt.counts.deleted)" + (missing > 0 ? ", missing \(missing)" : "") + "\n")
    }
  }
}
