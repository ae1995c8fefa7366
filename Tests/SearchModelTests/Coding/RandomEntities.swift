import SearchModel
import TestSupport

/// Entities of every shape, from a seed.
struct RandomEntities {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> DonatedEntity {
    var entity = DonatedEntity(key: EntityKey(app: text(1), type: text(1), id: text(1)))
    if chance(2) { entity.domain = text(0) }
    if chance(3) { entity.language = "de" }
    if chance(3) { entity.item = text(0) }
    if chance(3) { entity.expires = Double.random(in: -1e12...1e12, using: &random) }
    entity.isHidden = chance(5)
    let names = ["title", "textContent", "contentDescription", "", "Gewicht", "\u{212A}ind", "x y"]
    for name in names where chance(2) {
      let custom = chance(2) ? CustomKeyOptions(rawValue: UInt8.random(in: 0...255, using: &random)) : nil
      entity.attributes.append(Attribute(name, value(depth: 0), custom: custom))
    }
    return entity
  }

  private mutating func value(depth: Int) -> AttributeValue {
    switch Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &random) {
    case 0: return .text(text(0))
    case 1: return .integer([.min, -1, 0, 1, .max, .random(in: .min ... .max, using: &random)][pick(6)])
    case 2: return .number([0, -0.5, 1e308, .leastNonzeroMagnitude][pick(4)])
    case 3: return .boolean(chance(2))
    case 4: return .date(Double.random(in: -1e10...1e10, using: &random))
    case 5: return .data((0..<pick(40)).map { _ in UInt8.random(in: 0...255, using: &random) })
    case 6: return .list((0..<pick(5)).map { _ in value(depth: depth + 1) })
    case 7: return .object(Dictionary((0..<pick(6)).map { ("k\($0)", value(depth: depth + 1)) }) { $1 })
    default: return .localized(["en": text(0), "de": text(0), "": text(0)])
    }
  }

  private mutating func text(_ least: Int) -> String {
    let alphabet: [Unicode.Scalar] = [
      "a", "Z", " ", "\n", "\u{0}", "é", "\u{301}", "한", "🪴", "\u{200D}", "/", "%",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<(least + pick(24)) { scalars.append(alphabet[pick(alphabet.count)]) }
    return String(scalars)
  }

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func chance(_ of: Int) -> Bool { pick(of) == 0 }
}
