/// What was typed, cut into tokens whose parentheses pair and whose dates are written out.
///
/// The step between the lexer and the two readings: the forgiving and the strict one.
struct PreparedTokens {
  private(set) var tokens: [QueryToken]
  /// Where a parenthesis without its counterpart stands, in Unicode scalars of the text.
  let unmatched: Int?

  /// - Parameters:
  ///   - target: the attribute a key names.
  ///   - now: seconds since 1970, from which relative dates count.
  init(_ text: String, target: @escaping (String) -> AttributeTarget?, now: Double) {
    let paired = TokenPairs.paired(QueryLexer.tokens(text))
    unmatched = paired.unmatched
    let joining = TokenJoining(target: target, now: now)
    tokens = joining.joined(paired.tokens).map(joining.written)
  }
}
