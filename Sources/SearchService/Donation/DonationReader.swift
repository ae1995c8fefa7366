package import SearchModel

/// Turns a line of NDJSON into a donation step, by the rules of Docs/Formats.md.
///
/// Texts stay byte for byte as donated, control characters included; only the index sees them as blanks.
package struct DonationReader: Sendable {
  /// App of records that name none; a record naming another is rejected.
  package var app: String?
  /// Type of records that name none.
  package var type: String?
  package var names: AttributeNames

  package init(app: String? = nil, type: String? = nil, names: AttributeNames) {
    self.app = app
    self.type = type
    self.names = names
  }

  /// Reads one line.
  ///
  /// - Returns: the step, or why the line is refused with as much of its identity as could be read.
  package func read(_ line: DonationLine) -> Result<DonationOperation, RejectedRecord> {
    guard !line.isTooLarge else {
      return .failure(
        rejection(line, .init("too-large", "the line is over the limit of 16 MB and was not kept"), nil))
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(line.text)
    } catch {
      return .failure(rejection(line, .init("bad-json", error.description), nil))
    }
    var record = DonationRecord()
    do throws(RecordFault) {
      guard case .object(let members) = value else {
        throw RecordFault("not-an-object", "the line is JSON but not an object")
      }
      try record.read(members, names: names)
      return .success(try operation(record))
    } catch {
      return .failure(rejection(line, error, record))
    }
  }

  private func operation(_ record: DonationRecord) throws(RecordFault) -> DonationOperation {
    let app = try self.app(record)
    switch record.op {
    case .deleteApp:
      if let type = record.type { return .deleteType(app: app, type: type) }
      return .deleteApp(app)
    case .deleteDomain:
      guard let domain = record.domain else {
        throw RecordFault("bad-value", "deleteDomain needs a domain")
      }
      return .deleteDomain(app: app, domain: domain, type: record.type)
    case .index, .delete:
      guard let type = record.type ?? type else {
        throw RecordFault("missing-type", "the record names no type and --type gives none")
      }
      guard let id = record.id else { throw RecordFault("missing-id", "the record has no id") }
      let key = EntityKey(app: app, type: type, id: id)
      guard record.op == .index else { return .delete(key) }
      var entity = DonatedEntity(key: key)
      entity.domain = record.domain
      entity.language = record.language
      entity.isHidden = record.isHidden
      entity.expires = record.expires
      entity.attributes = record.attributes
      return .index(entity)
    }
  }

  private func app(_ record: DonationRecord) throws(RecordFault) -> String {
    guard let app = record.app ?? app else {
      throw RecordFault("missing-app", "the record names no app and --app gives none")
    }
    if let fixed = self.app, !fixed.utf8.elementsEqual(app.utf8) {
      throw RecordFault("other-app", "the record is of another app than --app \(fixed)")
    }
    return app
  }

  private func rejection(_ line: DonationLine, _ fault: RecordFault, _ record: DonationRecord?)
    -> RejectedRecord
  {
    RejectedRecord(
      line: line.number, code: fault.code,
      message: line.file.map { "\($0): \(fault.message)" } ?? fault.message,
      app: record?.app ?? app, type: record?.type ?? type, id: record?.id)
  }
}

extension RejectedRecord: Error {}

/// Why one record is refused.
struct RecordFault: Error {
  var code: String
  var message: String
  init(_ code: String, _ message: String) {
    self.code = code
    self.message = message
  }
}
