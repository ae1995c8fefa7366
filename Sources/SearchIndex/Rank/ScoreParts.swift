import SearchModel

/// What the rank of one hit is made of.
struct ScoreParts: Equatable, Sendable {
  var tier: RankTier
  /// Xapian's weight without what it carries for the tier.
  var text: Double
  /// What orders a tier before any text weight: words in the lines people see, with their marks, as typed.
  var place = 0.0
  /// 0…1: how recently the content changed.
  var recency = 0.0
  /// 0…1: the donor's own hint.
  var hint = 0.0
  /// 0…1: how often and how lately this person opened it after typing the same.
  var engagement = 0.0
  /// Whether an app shows it at this moment.
  var isOnScreen = false
  /// Whether it stands before better ones because those were of one app; see ``AppBalance``.
  var isMovedUp = false
  /// The score of the hit before it: what stands where its own parts would not put it has no better one, and what
  /// was moved up no worse.
  var before: Double?
  /// Its place by meaning among the hits of its tier, where a scorer was asked.
  var meaning: Int?
  /// Whether words that begin like the unfinished one may have found it.
  var completes = false

  init(tier: RankTier, text: Double, place: Double = 0, completes: Bool = false) {
    self.tier = tier
    self.text = text
    self.place = place
    self.completes = completes
  }

  /// A change half as old as another counts one and a half times as much, roughly; a year is next to nothing.
  static let halfLife = 60.0 * 86_400
  /// At most these fractions of the text score are added, so that no hint makes a poor match a good one.
  static let recencyShare = 0.1
  static let hintShare = 0.25
  static let engagementShare = 0.75
  static let onScreenShare = 0.5

  /// Orders hits within their tier.
  var withinTier: Double {
    // A word that everything has weighs nothing; what was opened counts all the same.
    place + text * (1 + Self.recencyShare * recency + Self.hintShare * hint)
      + max(text, 1) * (Self.engagementShare * engagement + (isOnScreen ? Self.onScreenShare : 0))
  }

  /// One number that no later hit exceeds: a hundred per tier, and less than a hundred for the rest.
  var score: Double {
    let inner = max(0, withinTier)
    let own = Double(RankTier.completed.rank - tier.rank) * 100 + 100 * inner / (inner + 20)
    guard let before else { return own }
    return isMovedUp ? before : min(own, before)
  }

  /// The lines of `--explain`.
  var explanation: [String] {
    [
      "tier \(tier.rawValue)", "place +\(Self.rounded(place))", "text \(Self.rounded(text))",
      "recency +\(Self.percent(Self.recencyShare * recency))",
      "rankingHint +\(Self.percent(Self.hintShare * hint))",
      "engagement +\(Self.percent(Self.engagementShare * engagement))",
      "onScreen +\(Self.percent(isOnScreen ? Self.onScreenShare : 0))", "score \(Self.rounded(score))",
    ] + (isMovedUp ? ["moved up behind \(AppBalance.longestRun) of one app"] : [])
      + (meaning.map { ["meaning place \($0)"] } ?? [])
  }

  /// 1 for now and for dates in the future, halving every ``halfLife``.
  static func recency(modified: Double, now: Double) -> Double {
    let age = max(0, now - modified)
    // 2^(-age/halfLife) needs libm; this hyperbola has the same half-life and needs nothing.
    return halfLife / (halfLife + age)
  }

  /// Core Spotlight's hint runs from 0 to 100; anything beyond counts as the nearer end.
  static func hint(_ value: Double) -> Double { min(max(value, 0), 100) / 100 }

  private static func rounded(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    return "\(thousandths / 1000)"
  }

  private static func percent(_ fraction: Double) -> String { "\((fraction * 1000).rounded() / 10)%" }
}
