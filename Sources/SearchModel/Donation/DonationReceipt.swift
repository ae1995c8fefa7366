/// What became of one donation call.
///
/// Its JSON form is fixed (Docs/Formats.md).
package struct DonationReceipt: Sendable, Equatable {
  package struct Counts: Sendable, Equatable {
    package var indexed = 0
    /// Same content as before: only expiry and sweep mark were renewed.
    package var unchanged = 0
    package var deleted = 0
    package var rejected = 0
    package init() {}
  }

  /// The last sequence number this call took; `nil` if it changed nothing.
  package var sequence: Int64?
  package var durable = true
  package var searchable = false
  package var counts = Counts()
  /// Text tokens over the term limit, cut on a character boundary.
  package var truncatedTokens = 0
  package var rejected: [RejectedRecord] = []
  /// Filled only on request.
  package var accepted: [AcceptedRecord] = []
  package var notices: [Notice] = []
  package var tookMilliseconds = 0.0

  package init() {}

  /// The notice that the sweep brake kept what a whole stream no longer named.
  package static let deletionsWithheld = "deletions-withheld"

  /// Whether the sweep brake kept entities: the donation was taken only partly.
  package var withholdsDeletions: Bool { notices.contains { $0.code == Self.deletionsWithheld } }

  package mutating func add(_ other: DonationReceipt) {
    sequence = other.sequence ?? sequence
    counts.indexed += other.counts.indexed
    counts.unchanged += other.counts.unchanged
    counts.deleted += other.counts.deleted
    counts.rejected += other.counts.rejected
    truncatedTokens += other.truncatedTokens
    rejected += other.rejected
    accepted += other.accepted
    for notice in other.notices where !notices.contains(notice) { notices.append(notice) }
  }
}

/// A record that was not taken, and why; the others of its batch were.
package struct RejectedRecord: Sendable, Equatable {
  /// Physical line of the stream, from 1; `nil` where the record did not come from a stream.
  package var line: Int?
  /// A stable word: `bad-json`, `not-an-object`, `missing-id`, `bad-id`, `missing-app`, `missing-type`,
  /// `other-app`, `duplicate-key`, `bad-date`, `bad-value`, `too-large`, `unknown-op`.
  package var code: String
  package var message: String
  package var app: String?
  package var type: String?
  package var id: String?

  package init(
    line: Int? = nil, code: String, message: String, app: String? = nil, type: String? = nil,
    id: String? = nil
  ) {
    self.line = line
    self.code = code
    self.message = message
    self.app = app
    self.type = type
    self.id = id
  }
}

/// A record that was taken, listed on request (`--records`).
package struct AcceptedRecord: Sendable, Equatable {
  /// `missing` is a deletion of something that was not there.
  package enum Outcome: String, Sendable {
    case indexed, unchanged, deleted, missing, expired = "already-expired"
  }
  package var key: EntityKey
  package var outcome: Outcome

  package init(key: EntityKey, outcome: Outcome) {
    self.key = key
    self.outcome = outcome
  }
}
