import IndexSchema
import Xapian

/// The needles of a whole query, apart for what they were looked up in.
struct NeedleSet {
  /// Which forms of its words found what a stage found.
  struct Forms {
    /// Words that an unfinished one begins.
    var completes = false
    /// By word the terms that were taken for it, without prefix.
    var near: [QueryWord: [String]] = [:]
    /// By word the one it is together with the next.
    var together: [QueryWord: QueryWord] = [:]
  }

  /// Of words in any attribute.
  private(set) var anywhere: Needles
  /// The same in titles and other names, where the shortest beginnings count too.
  private(set) var names: Needles
  /// Of conditions on one attribute, by its name.
  private(set) var attributes: [String: Needles] = [:]
  private let forms: Forms
  private let stemmers: [Stemmer]
  private var count = 0

  init(_ clause: QueryClause, forms: Forms, stemmers: [Stemmer]) {
    (anywhere, names) = (Needles(stemmers: stemmers), Needles(stemmers: stemmers))
    self.forms = forms
    self.stemmers = stemmers
    add(clause)
  }

  private mutating func add(_ clause: QueryClause) {
    switch clause {
    case .word(let word): add(word, completes: forms.completes)
    case .phrase(let words):
      if words.count == 1, !words[0].token.isPlainWord {
        add(words[0], completes: false)
      } else {
        anywhere.add(phrase: words, number: count)
        names.add(phrase: words, number: count)
        count += 1
      }
    case .not: break
    case .all(let clauses), .any(let clauses):
      for clause in clauses { add(clause) }
    case .attribute(let condition):
      guard condition.target.filter == nil, !condition.words.isEmpty else { return }
      var own = attributes[condition.target.name] ?? Needles(stemmers: stemmers)
      if condition.isQuoted {
        own.add(phrase: condition.words, number: count)
        count += 1
      } else {
        for word in condition.words {
          own.add(word, number: count, completes: true)
          count += 1
        }
      }
      attributes[condition.target.name] = own
    }
  }

  private mutating func add(_ word: QueryWord, completes: Bool) {
    let near = forms.near[word] ?? []
    // One or two letters are completed in titles only.
    let isLong = word.token.text.unicodeScalars.count > 2
    anywhere.add(word, number: count, completes: completes && isLong, near: near)
    names.add(word, number: count, completes: completes, near: near)
    if let whole = forms.together[word] {
      anywhere.add(whole, number: count, completes: completes)
      names.add(whole, number: count, completes: completes)
    }
    count += 1
  }
}
