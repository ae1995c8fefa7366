import IndexSchema
import SearchModel
import Xapian

/// Names and readable text of a document's value slots, for `show --terms`.
struct SlotText {
  private var names: [UInt32: (name: String, isNumber: Bool)] = [
    Terms.expirySlot: ("expires", true), Terms.modifiedSlot: ("contentModificationDate", true),
    Terms.rankingHintSlot: ("rankingHint", true), Terms.titleSlot: ("title", false),
  ]

  init(customKeys: CustomKeyTable) {
    for attribute in SchemaMapping.current.attributes {
      guard let slot = attribute.slot else { continue }
      names[slot] = (attribute.name, attribute.kind == .number || attribute.kind == .date)
    }
    for key in customKeys.keys { names[key.slot] = (key.name, key.kind == .number || key.kind == .date) }
  }

  /// - Returns: the slot's name, its number where the name is unknown, and the value as text.
  func describe(_ slot: UInt32, _ bytes: [UInt8]) -> (name: String, value: String) {
    guard let known = names[slot] else { return ("slot-\(slot)", String(decoding: bytes, as: UTF8.self)) }
    guard known.isNumber else { return (known.name, String(decoding: bytes, as: UTF8.self)) }
    let number = SortableNumber.decode(bytes)
    let whole = number.rounded() == number && abs(number) < 1e15
    return (known.name, whole ? "\(Int64(number))" : "\(number)")
  }
}
