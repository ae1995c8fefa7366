/// Text to terms, the same for documents and queries.
///
/// NFKC, full case folding, marks stripped at the folded tier with the exact form beside it; independent of the
/// environment. Sources: Unicode UAX #15 and #29, ICU's dictionaries, Xapian's `TermGenerator` for the stems.
package struct TextAnalyzer: Sendable {
  package init() {}

  /// The tokens of a text, in order; empty for blanks and punctuation alone.
  ///
  /// For queries. Cost: linear, with some allocations a token.
  package func tokens(of text: String) -> [Token] {
    var collector = TokenCollector()
    scan(text, into: &collector)
    return collector.tokens
  }

  /// Every unprefixed posting a document has for the text, with its place in the text.
  ///
  /// For highlights and for checks of stored text; stems are not among them. Cost: linear, with an allocation for terms that are wanted.
  ///
  /// - Parameter mayBegin: whether a term that begins so is wanted, by its first byte and its second, or 0; of a
  ///   plain ASCII word in either case.
  package func postings(
    of text: String, mayBegin: (UInt8, UInt8) -> Bool = { _, _ in true }
  ) -> [Posting] {
    withoutActuallyEscaping(mayBegin) { mayBegin in
      var collector = PostingCollector(mayBegin: mayBegin)
      scan(text, into: &collector)
      return collector.postings
    }
  }

  /// The text as words joined by one space, as exact titles are compared; empty if it has none.
  ///
  /// Of the readings that ``readings(of:)`` has the first.
  package func foldedWords(of text: String) -> String { readings(of: text)[0] }

  /// What a title is compared as: its words with compounds as their parts (`git hub desktop`), and, where that is
  /// another text, with compounds joined (`github desktop`).
  package func readings(of text: String) -> [String] {
    var folder = WordFolder()
    scan(text, into: &folder)
    let parted = String(decoding: folder.bytes, as: UTF8.self)
    return folder.joined == folder.bytes
      ? [parted] : [parted, String(decoding: folder.joined, as: UTF8.self)]
  }

  /// The text folded, blanks collapsed, punctuation kept, as exact values and sort keys are compared.
  package func foldedValue(of text: String) -> String {
    String(decoding: ValueFolder.fold(text), as: UTF8.self)
  }

  private func scan<Emitter: TokenEmitter>(_ text: String, into emitter: inout Emitter) {
    var text = text
    text.withUTF8 {
      var scanner = Scanner()
      scanner.scan($0, into: &emitter)
    }
  }
}
