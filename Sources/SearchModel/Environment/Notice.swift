/// Something the caller should know that is not an error.
package struct Notice: Hashable, Sendable {
  /// A stable word, such as `indexing-pending`, `unknown-key`, `read-only`, `nothing-to-search`.
  package var code: String
  /// One sentence for people.
  package var message: String

  package init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}

extension Notice {
  /// What may match besides was not looked at.
  package static let resultsIncomplete = Notice(
    "results-incomplete", "Too many entities may match; the stored text of the oldest was not read.")
}
