import SearchModel
import SearchService

extension JSONWriter {
  /// The receipt of `donate` and `delete`.
  static func receipt(_ receipt: DonationReceipt, withRecords: Bool) -> JSONWriter {
    answer {
      $0.key("sequence")
      if let sequence = receipt.sequence { $0.integer(sequence) } else { $0.null() }
      $0.member("durable", receipt.durable)
      $0.member("searchable", receipt.searchable)
      $0.object("counts") {
        $0.member("indexed", receipt.counts.indexed)
        $0.member("unchanged", receipt.counts.unchanged)
        $0.member("deleted", receipt.counts.deleted)
        $0.member("rejected", receipt.counts.rejected)
      }
      $0.member("truncatedTokens", receipt.truncatedTokens)
      $0.array("rejected") { for record in receipt.rejected { $0.value(record) } }
      if withRecords { $0.array("records") { for record in receipt.accepted { $0.value(record) } } }
      $0.member("notices", receipt.notices)
      $0.member("tookMs", milliseconds: receipt.tookMilliseconds)
    }
  }

  private mutating func value(_ record: RejectedRecord) {
    object {
      if let line = record.line { $0.member("line", line) }
      $0.member("code", record.code)
      $0.member("message", record.message)
      if let app = record.app { $0.member("app", app) }
      if let type = record.type { $0.member("type", type) }
      if let id = record.id { $0.member("id", id) }
    }
  }

  private mutating func value(_ record: AcceptedRecord) {
    object {
      $0.member("uri", record.key.uri)
      $0.member("app", record.key.app)
      $0.member("type", record.key.type)
      $0.member("id", record.key.id)
      $0.member("outcome", record.outcome.rawValue)
    }
  }

  /// The answer of `status --json`.
  ///
  /// - Parameter now: seconds since 1970, for the age.
  static func status(_ status: IndexStatus, now: Double) -> JSONWriter {
    answer {
      $0.member("host", status.host)
      $0.member("home", status.home)
      $0.member("state", status.state.rawValue)
      $0.member("entities", status.entities)
      $0.object("catalog") {
        $0.member("sequence", status.catalogSequence)
        $0.member("bytes", status.catalogBytes)
      }
      $0.object("index") {
        $0.member("generation", status.generation)
        $0.member("applied", status.appliedSequence)
        $0.member("pending", status.pending)
        $0.member("bytes", status.indexBytes)
        $0.member("builtAt", date: status.builtAt)
        $0.key("ageSeconds")
        if let builtAt = status.builtAt { $0.number(max(0, now - builtAt).rounded()) } else { $0.null() }
      }
      $0.array("apps") { list in
        for app in status.apps {
          list.object {
            $0.member("app", app.app)
            $0.object("types") {
              for (type, count) in app.types.sorted(by: { $0.key < $1.key }) { $0.member(type, count) }
            }
          }
        }
      }
      $0.member("rejected", status.rejected)
      $0.member("truncatedTokens", status.truncatedTokens)
      $0.object("reindex") {
        $0.member("lastSuccess", date: status.lastReindexSuccess)
        $0.member("lastSkip", date: status.lastReindexSkip)
        $0.member("lastFailure", date: status.lastReindexFailure)
      }
      $0.member("notices", status.notices)
    }
  }

  /// The answer of `reindex --json`.
  static func reindex(_ report: ReindexReport) -> JSONWriter {
    answer {
      $0.array("apps") { list in
        for app in report.apps {
          list.object {
            $0.member("app", app.app)
            $0.member("donated", app.donated)
            $0.member("swept", app.swept)
            $0.member("withheld", app.withheld)
            $0.key("failure")
            guard let failure = app.failure else { return $0.null() }
            $0.object(nil) {
              $0.member("code", Int(failure.code.rawValue))
              $0.member("name", failure.code.name)
              $0.member("message", failure.message)
              $0.member("hint", orNull: failure.hint)
            }
          }
        }
      }
      $0.key("rebuiltGeneration")
      if let generation = report.rebuiltGeneration { $0.integer(generation) } else { $0.null() }
      $0.member("skipped", report.wasSkipped)
      $0.member("notices", report.notices)
      $0.member("tookMs", milliseconds: report.tookMilliseconds)
    }
  }
}
