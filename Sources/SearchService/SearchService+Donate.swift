import SearchIndex
package import SearchModel

extension SearchService {
  /// Takes an NDJSON stream.
  ///
  /// Records are taken in order, up to 1,000 a transaction; while one batch is made durable and indexed the
  /// next is read. With `isStrict` the whole stream is judged first. With `replaces` what the stream does not
  /// name is withdrawn at its end, unless a record was refused: then the stream is not the whole truth.
  ///
  /// - Parameters:
  ///   - lines: where the records come from; nothing is taken if one of the files cannot be opened.
  ///   - onRejected: called with each refused line, verbatim.
  /// - Returns: the receipt; `searchable` is false only after `timeout`, with a notice naming the holder.
  /// - Throws: `badData` for an unreadable input, and for a refused line under `isStrict`; `usage` for
  ///   `replaces` without an app; what the engine throws. What was taken before stays taken.
  package func donate(
    _ lines: DonationLines, options: DonateOptions, onRejected: (RejectedRecord, [UInt8]) throws -> Void
  ) async throws -> DonationReceipt {
    let start = clock.now()
    try lines.check()
    guard !options.replaces || options.app != nil else {
      throw LimelightError(
        .usage, "--replace needs to know whose entities the stream is the whole of",
        hint: "Add --app APP, and --type TYPE to narrow it.")
    }
    let reader = DonationReader(app: options.app, type: options.type, names: .schema)
    var lines = lines
    var closeSpool = {}
    defer { closeSpool() }
    if options.isStrict || options.isCheck {
      (lines, closeSpool) = try DonationSpool.repeatable(lines)
      let judged = try await judge(lines, reader: reader, onRejected: onRejected)
      if options.isCheck { return checked(judged, since: start) }
      guard judged.counts.rejected == 0 else {
        let first = judged.rejected[0]
        throw LimelightError(
          .badData,
          "line \(first.line ?? 0) is not taken: \(first.message) (\(first.code)); "
            + "\(judged.counts.rejected) refused in all, so nothing was taken",
          hint: "Mend the lines, or leave --strict out to take the others.")
      }
    }
    let wasPending = engine.isPending
    var receipt = try await take(lines, reader: reader, options: options, onRejected: onRejected)
    try await settle(&receipt, options, wasPending: wasPending)
    receipt.tookMilliseconds = (clock.now() - start) * 1000
    return receipt
  }

  /// Waits until what was taken is searchable, if that was asked for, and says in the receipt whether it is.
  private func settle(
    _ receipt: inout DonationReceipt, _ options: DonateOptions, wasPending: Bool
  ) async throws {
    do {
      guard let sequence = try await engine.sequenceToAwait(receipt, wasPending: wasPending) else {
        receipt.searchable = true
        return
      }
      guard options.waitsUntilSearchable else { return }
      if let holder = try await engine.waitUntilSearchable(sequence, timeout: options.timeout) {
        receipt.notices.append(Notice("indexing-pending", "Durable, not yet searchable: \(holder)."))
      } else {
        receipt.searchable = true
      }
    } catch let error as LimelightError {
      throw LimelightError(
        error.code, "all records are durable, but not searchable yet: \(error.message)", hint: error.hint)
    }
  }

  private func take(
    _ lines: DonationLines, reader: DonationReader, options: DonateOptions,
    onRejected: (RejectedRecord, [UInt8]) throws -> Void
  ) async throws -> DonationReceipt {
    var receipt = DonationReceipt()
    var batchOptions = DonationOptions()
    batchOptions.listsAccepted = options.listsAccepted
    if options.replaces {
      batchOptions.sweepMark = try await engine.beginSweep()
    }
    let intake = DonationIntake(lines, reader: reader)
    var inFlight: Task<DonationReceipt, any Error>?
    while let batch = try await intake.next() {
      for (record, line) in batch.rejected {
        try onRejected(record, line)
        receipt.rejected.append(record)
        receipt.counts.rejected += 1
      }
      if let inFlight { receipt.add(try await inFlight.value) }
      inFlight = nil
      guard !batch.operations.isEmpty else { continue }
      inFlight = Task { [engine, batchOptions] in
        try await engine.donate(batch.operations, options: batchOptions)
      }
    }
    if let inFlight { receipt.add(try await inFlight.value) }
    if receipt.counts.rejected > 0 { try await engine.countRejected(receipt.counts.rejected) }
    if let mark = batchOptions.sweepMark, let app = options.app {
      try await finishReplacing(app, options.type, mark, &receipt)
    }
    return receipt
  }

  private func finishReplacing(
    _ app: String, _ type: String?, _ mark: Int64, _ receipt: inout DonationReceipt
  ) async throws {
    guard receipt.counts.rejected == 0 else {
      receipt.notices.append(
        Notice("sweep-skipped", "Nothing was withdrawn, because refused lines leave the stream incomplete."))
      return
    }
    let swept = try await engine.sweep(
      mark, app: app, scope: type.map { .type($0) } ?? .everything, acceptDeletions: false)
    receipt.counts.deleted += swept.deleted
    receipt.sequence = swept.sequence ?? receipt.sequence
    if swept.withheld > 0 {
      receipt.notices.append(
        Notice(
          DonationReceipt.deletionsWithheld,
          "\(swept.withheld) entities the stream does not name were kept: more than a tenth would have gone. "
            + "If that is right, `limelight delete` them, or all of \(app) first, and donate again."))
    }
  }

  private func judge(
    _ lines: DonationLines, reader: DonationReader, onRejected: (RejectedRecord, [UInt8]) throws -> Void
  ) async throws -> DonationReceipt {
    var judged = DonationReceipt()
    let intake = DonationIntake(lines, reader: reader)
    while let batch = try await intake.next() {
      for operation in batch.operations {
        if case .index = operation { judged.counts.indexed += 1 } else { judged.counts.deleted += 1 }
      }
      for (record, line) in batch.rejected {
        try onRejected(record, line)
        judged.rejected.append(record)
        judged.counts.rejected += 1
      }
    }
    return judged
  }

  private func checked(_ judged: DonationReceipt, since start: Double) -> DonationReceipt {
    var receipt = judged
    receipt.durable = false
    receipt.notices.append(Notice("check-only", "Nothing was written."))
    receipt.tookMilliseconds = (clock.now() - start) * 1000
    return receipt
  }
}
