/// Finds the parentheses that belong together, and makes text of the others.
enum TokenPairs {
  /// Groups nested deeper are read as if their parentheses were not there.
  static let deepest = 24

  /// The tokens with every parenthesis in its pair, and where the first one without a counterpart stands.
  ///
  /// Cost: linear.
  static func paired(_ tokens: [QueryToken]) -> (tokens: [QueryToken], unmatched: Int?) {
    guard tokens.contains(where: { $0.shape == .open || $0.shape == .close }) else { return (tokens, nil) }
    var kept = [Bool](repeating: true, count: tokens.count)
    var open: [Int] = []
    var unmatched: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.shape {
      case .open: open.append(index)
      case .close:
        guard let start = open.popLast() else {
          kept[index] = false
          unmatched.append(token.range.lowerBound)
          continue
        }
        if open.count >= deepest { (kept[start], kept[index]) = (false, false) }
      case .bare, .quoted: break
      }
    }
    for index in open {
      kept[index] = false
      unmatched.append(tokens[index].range.upperBound - 1)
    }
    var paired: [QueryToken] = []
    paired.reserveCapacity(tokens.count)
    // From the end: a parenthesis that is text belongs to what stands right behind it.
    for index in tokens.indices.reversed() {
      var token = tokens[index]
      if !kept[index] {
        if token.shape == .open, let next = paired.last, token.range.upperBound == next.range.lowerBound,
          let joined = joined(token, next)
        {
          paired[paired.count - 1] = joined
          continue
        }
        token.shape = .bare
      }
      paired.append(token)
    }
    return (paired.reversed(), unmatched.min())
  }

  /// One token of a parenthesis that is text and what follows it.
  ///
  /// Its key and its `-` are those of what follows; `nil` if that has its own.
  private static func joined(_ parenthesis: QueryToken, _ next: QueryToken) -> QueryToken? {
    guard next.shape != .close, !next.isNegated || !parenthesis.isNegated,
      next.key == nil || parenthesis.key == nil
    else { return nil }
    var joined = next
    joined.isNegated = next.isNegated || parenthesis.isNegated
    joined.key = next.key ?? parenthesis.key
    joined.source = parenthesis.source + next.source
    joined.range = parenthesis.range.lowerBound..<next.range.upperBound
    if next.key == nil, parenthesis.key != nil { joined.valueStart = parenthesis.valueStart }
    return joined
  }
}
