import Catalog
import IndexSchema

/// What this person opened before after typing the same or nearly so, by document how much that counts; and what
/// apps show now.
struct Engagement: Equatable, Sendable {
  /// 0…1 by docid.
  private(set) var strengths: [UInt32: Double] = [:]
  /// What apps show at this moment.
  var onScreen: Set<UInt32> = []

  /// Nothing was opened.
  static let none = Engagement()

  /// What an app showed this long ago counts no longer, in seconds: its process may have ended without a word.
  static let longestOnScreen = 600.0
  /// After so many seconds an opening counts half: two weeks, so that old habits go.
  static let halfLife = 14.0 * 86_400
  /// So many openings are looked at, the newest.
  static let mostOpenings = 200
  /// Longer text is not typed, in UTF-8 bytes.
  static let longestTyped = 1_000
  /// So many beginnings of the typed text are looked up.
  static let mostBeginnings = 24

  private init() {}

  /// - Parameters:
  ///   - typed: folded.
  ///   - now: seconds since 1970.
  init(_ openings: [ActivityStore.Opening], typed: String, now: Double) {
    var sums: [UInt32: Double] = [:]
    let length = Double(max(1, typed.unicodeScalars.count))
    for opening in openings {
      guard opening.row > 0, let docid = Docid.of(row: opening.row) else { continue }
      // Whoever had typed less meant less of this text.
      let share = min(1, Double(opening.typed.unicodeScalars.count) / length)
      sums[docid, default: 0] += share * Self.decay(max(0, now - opening.at))
    }
    strengths = sums.mapValues { $0 / (1 + $0) }
  }

  var isEmpty: Bool { strengths.isEmpty && onScreen.isEmpty }

  /// The documents, ascending.
  var docids: [UInt32] { onScreen.union(strengths.keys).sorted() }

  /// Whether a document was opened or is on screen.
  func has(_ docid: UInt32) -> Bool { strengths[docid] != nil || onScreen.contains(docid) }

  /// Halves every ``halfLife``, straight lines in between.
  static func decay(_ age: Double) -> Double {
    let halvings = min(age / halfLife, 1_000)
    let whole = halvings.rounded(.down)
    return Double(sign: .plus, exponent: -Int(whole), significand: 1) * (1 - (halvings - whole) / 2)
  }

  /// The form in which typed text is recorded and looked up.
  static func folded(_ text: String) -> String { TextAnalyzer().foldedValue(of: text) }

  /// What was typed on the way to a folded text, the longest first, itself left out.
  static func beginnings(of typed: String) -> [String] {
    var beginnings: [String] = []
    var rest = Substring(typed)
    while rest.count > 1, beginnings.count < mostBeginnings {
      rest = rest.dropLast()
      beginnings.append(folded(String(rest)))
    }
    return beginnings.filter { !$0.isEmpty }
  }
}
