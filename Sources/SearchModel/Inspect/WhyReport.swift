/// Why a search finds an entity, or does not.
package struct WhyReport: Sendable {
  package enum Verdict: String, Sendable {
    case found
    /// Something of the query does not hold for it.
    case notFound = "not-found"
    /// It is donated, not indexed yet.
    case pending
    /// It is kept for its app and intents.
    case hidden
    case expired
    /// The query has nothing to search for.
    case nothingToSearch = "nothing-to-search"
  }

  /// One thing the query asks for.
  package struct Part: Sendable, Equatable {
    package enum Answer: String, Sendable {
      case yes
      /// A word of it only begins so.
      case completed
      /// Nobody has the word, and the entity has one that is spelt nearly so.
      case corrected
      case no
    }
    package var text: String
    package var answer: Answer
    /// What the entity has instead; `nil` if it holds.
    package var reason: String?
    /// Words of the entity that are spelt nearly so.
    package var nearest: [String] = []
    package init(text: String, answer: Answer, reason: String? = nil, nearest: [String] = []) {
      self.text = text
      self.answer = answer
      self.reason = reason
      self.nearest = nearest
    }
  }

  package var verdict: Verdict
  package var parts: [Part] = []
  /// The place among the hits, from 1; `nil` if it is none, or beyond the places looked at.
  package var rank: Int?
  /// How many entities the search finds.
  package var count = 0
  package var tier: RankTier?
  package var score: Double?
  /// How the query was understood and the hit ranked, one line each.
  package var explanation: [String] = []
  package var notices: [Notice] = []

  package init(_ verdict: Verdict) { self.verdict = verdict }
}
