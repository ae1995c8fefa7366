/// The order of values whose types are known only at run time.
package enum ValueOrder {
  /// How two values of one type are ordered; `nil` if they have no order.
  ///
  /// Texts are ordered without regard to case and accents, and where that finds no difference by their letters; no
  /// comes before yes, enum cases stand in the order they are declared, entities in that of their titles.
  package static func compare(_ left: Any, _ right: Any) -> ComparisonResult? {
    if let left = TextFolding.text(left), let right = TextFolding.text(right) { return texts(left, right) }
    switch (left, right) {
    case (let left as Bool, let right as Bool): return ordered(left ? 1 : 0, right ? 1 : 0)
    case (let left as any Comparable, _): return comparables(left, right)
    case (let left as any AppEnum, _): return cases(left, right)
    case (let left as any InstanceDisplayRepresentable, let right as any InstanceDisplayRepresentable):
      return texts(left.localizedStringResource.text, right.localizedStringResource.text)
    case (let left as URL, let right as URL): return texts(left.absoluteString, right.absoluteString)
    default: return nil
    }
  }

  /// The elements in order of the keys, the first deciding; elements that no key tells apart keep their places.
  ///
  /// An element without a value comes last, whichever way the order goes.
  package static func sorted<Element>(
    _ elements: [Element], by keys: [(value: (Element) -> Any?, isDescending: Bool)]
  ) -> [Element] {
    guard !keys.isEmpty else { return elements }
    let rows = elements.map { element in (element, keys.map { $0.value(element) }) }
    // The library's sort keeps the places of equal elements.
    return rows.sorted { left, right in
      for (place, key) in keys.enumerated() {
        switch (left.1[place], right.1[place]) {
        case (nil, nil): continue
        case (nil, _): return false
        case (_, nil): return true
        case (let first?, let second?):
          guard let result = compare(first, second), result != .orderedSame else { continue }
          return (result == .orderedAscending) != key.isDescending
        }
      }
      return false
    }.map(\.0)
  }

  private static func texts(_ left: String, _ right: String) -> ComparisonResult {
    let folded = ordered(TextFolding.fold(left), TextFolding.fold(right))
    return folded == .orderedSame ? ordered(left, right) : folded
  }

  private static func comparables<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    (right as? Value).map { ordered(left, $0) }
  }

  private static func cases<Value: AppEnum>(_ left: Value, _ right: Any) -> ComparisonResult? {
    let all = Array(Value.allCases)
    guard let right = right as? Value, let first = all.firstIndex(of: left),
      let second = all.firstIndex(of: right)
    else { return nil }
    return ordered(first, second)
  }

  private static func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : (right < left ? .orderedDescending : .orderedSame)
  }
}
