/// How much stored text one search may look at, its counts and suggestions included.
///
/// A frequent word asked of one attribute that shares its terms with others (`text:the`) has nearly every entity for
/// a candidate. What is bounded is the work, so that the answer to a query never depends on how busy the machine is.
final class StoredBudget {
  /// So many entities are decoded.
  static let mostEntities = 2_000
  /// So many bytes of text are analysed.
  static let mostText = 250_000

  private var entities = 0
  private var text = 0
  /// Whether a candidate was left out.
  private(set) var isSpent = false

  /// Whether something else was not read to its end.
  var isCut = false
  /// Whether more may match than was looked at.
  var isIncomplete: Bool { isSpent || isCut }

  /// Whether another entity may be decoded.
  func takeEntity() -> Bool {
    entities += 1
    if entities > Self.mostEntities || text > Self.mostText { isSpent = true }
    return !isSpent
  }

  /// So many bytes were analysed.
  func spend(_ bytes: Int) { text += bytes }
}
