internal import CXapian

/// A query (`Xapian::Query`), immutable; belongs to one thread at a time, with all queries made from it.
///
/// Building one never throws: where Xapian refuses, the query carries the error, and so does every query made from
/// it, until a match throws it. `OP_MAX` is not offered: inside `OP_OR` it crashes in Xapian 1.4.22.
package final class Query: CustomStringConvertible {
  private let outcome: Result<OpaquePointer, XapianError>

  init(_ make: (UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?) {
    do throws(XapianError) {
      outcome = .success(try handle(make))
    } catch {
      outcome = .failure(error)
    }
  }

  init(failure: XapianError) { outcome = .failure(failure) }

  deinit {
    if case .success(let raw) = outcome { cxap_query_free(raw) }
  }

  /// Lends the handle to one call, or throws the error from building the query.
  func withHandle<Value>(_ body: (OpaquePointer) throws(XapianError) -> Value) throws(XapianError) -> Value {
    try body(try outcome.get())
  }

  /// What went wrong when the query was built.
  var failure: XapianError? {
    guard case .failure(let error) = outcome else { return nil }
    return error
  }

  /// Whether this is the query that matches nothing in any database (`empty`).
  package var isEmpty: Bool {
    guard case .success(let raw) = outcome else { return false }
    return cxap_query_is_empty(raw)
  }

  /// The query in Xapian's notation (`get_description`), for people who debug.
  package var description: String {
    switch outcome {
    case .success(let raw):
      let text = try? bytes { cxap_query_description(raw, $0, $1) }
      return String(decoding: text ?? [], as: UTF8.self)
    case .failure(let error):
      return error.description
    }
  }

  /// Each term of the query once, in byte order (`get_unique_terms_begin`); wildcards are not among them.
  package var terms: [String] {
    guard case .success(let raw) = outcome else { return [] }
    let terms = try? records({ cxap_query_terms(raw, $0, $1) }) { reader in
      reader.list { $0.countedText() }
    }
    return terms ?? []
  }
}
