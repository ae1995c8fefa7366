import IndexSchema
import SearchModel

@testable import SearchIndex

/// Any bytes either are a condition, which prints as one that means the same and can be evaluated, or fail with a
/// usage error that names a column.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  do {
    let condition = try SpotlightParser.parse(text, now: 1_800_000_000, customKeys: keys)
    let printed = condition.description
    let again: SpotlightCondition
    do {
      again = try SpotlightParser.parse(printed, now: 1_800_000_000, customKeys: keys)
    } catch let error as LimelightError where error.message.contains("nest deeper") {
      // Printed with all its parentheses.
      return 0
    }
    for entity in entities {
      let first = SpotlightEvaluation(condition: condition, mapping: .current, customKeys: keys).accepts(
        entity)
      let second = SpotlightEvaluation(condition: again, mapping: .current, customKeys: keys).accepts(entity)
      precondition(first == second, "\(text) and \(printed) differ")
    }
  } catch let error as LimelightError {
    precondition(error.code == .usage && error.message.contains("(column "), error.message)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private let keys: CustomKeyTable = {
  var keys = CustomKeyTable()
  for (slot, kind) in [CustomKeyKind.text, .number, .date, .boolean].enumerated() {
    keys.add(CustomKey(name: "own", kind: kind, slot: 1000 + UInt32(slot), options: .donated))
  }
  return keys
}()

private let entities: [DonatedEntity] = {
  var full = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "1"))
  full.domain = "x.y"
  full.expires = 1_800_000_001
  full.attributes = [
    Attribute("title", .text("MyWindow Été paris-France")), Attribute("pageCount", .integer(3)),
    Attribute("dueDate", .date(1_800_000_000)), Attribute("allDay", .boolean(true)),
    Attribute("keywords", .list([.text("a"), .text("b c")])),
    Attribute("own", .list([.number(2), .text("x")]), custom: .donated),
  ]
  return [full, DonatedEntity(key: EntityKey(app: "b", type: "U", id: "2"))]
}()
