/// One term of the vocabulary, for `terms`.
package struct TermEntry: Sendable, Equatable {
  /// As a query has it: `harbour`, `title:harbour`, `continent=asia`.
  package var text: String
  /// As Xapian has it.
  package var term: String
  /// How many entities have it.
  package var count: Int
  package init(text: String, term: String, count: Int) {
    self.text = text
    self.term = term
    self.count = count
  }
}

/// What of the vocabulary begins with something.
package struct TermListing: Sendable, Equatable {
  /// In byte order of their terms.
  package var terms: [TermEntry] = []
  /// Whether more terms begin so.
  package var hasMore = false
  package var notices: [Notice] = []
  package init() {}
}
