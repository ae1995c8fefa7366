internal import CXapian

/// A document of a database (`Xapian::Document`), read lazily.
///
/// It reads from the database it came from: after `Database.close()` it throws `databaseClosed`, after a
/// `Database.reopen()` that moved on `databaseModified`. One given to a decider is lent: after the decider
/// returns it throws `invalidOperation`.
package final class Document {
  private var raw: OpaquePointer?
  private let isOwned: Bool

  init(owning raw: OpaquePointer) {
    self.raw = raw
    isOwned = true
  }

  init(borrowing raw: OpaquePointer) {
    self.raw = raw
    isOwned = false
  }

  deinit {
    if isOwned, let raw { cxap_document_free(raw) }
  }

  /// Ends a loan: the matcher takes the document away when the decider returns.
  func giveBack() { raw = nil }

  /// The docid (`get_docid`).
  package var docid: UInt32 {
    get throws(XapianError) {
      let raw = try live()
      var docid: UInt32 = 0
      try perform { cxap_document_docid(raw, &docid, $0) }
      return docid
    }
  }

  /// The stored data (`get_data`).
  package var data: [UInt8] {
    get throws(XapianError) {
      let raw = try live()
      return try bytes { cxap_document_data(raw, $0, $1) }
    }
  }

  /// The value in `slot` (`get_value`), empty if there is none.
  package func value(_ slot: UInt32) throws(XapianError) -> [UInt8] {
    let raw = try live()
    return try bytes { cxap_document_value(raw, slot, $0, $1) }
  }

  /// Every value, by slot (`values_begin`).
  package func values() throws(XapianError) -> [(slot: UInt32, bytes: [UInt8])] {
    let raw = try live()
    return try records({ cxap_document_values(raw, $0, $1) }) { reader in
      reader.list { reader in
        let slot = reader.number()
        return (slot: slot, bytes: reader.counted())
      }
    }
  }

  /// Every term with its wdf, in byte order (`termlist_begin`).
  package func terms() throws(XapianError) -> [(term: String, wdf: Int)] {
    let raw = try live()
    return try records({ cxap_document_terms(raw, $0, $1) }) { reader in
      reader.list { reader in
        let wdf = Int(reader.number())
        return (term: reader.countedText(), wdf: wdf)
      }
    }
  }

  private func live() throws(XapianError) -> OpaquePointer {
    guard let raw else {
      throw XapianError(code: .invalidOperation, message: "The document was lent to a decider that has ended")
    }
    return raw
  }
}
