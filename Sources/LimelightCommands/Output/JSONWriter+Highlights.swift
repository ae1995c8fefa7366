import SearchModel

extension JSONWriter {
  /// Where a hit matched: the ranges of each attribute and, beside them in the same order, their kinds.
  mutating func highlights(of hit: EntityHit) {
    let highlights = hit.highlights.sorted { $0.key < $1.key }
    object("highlights") { for (key, found) in highlights { $0.ranges(key, found) } }
    member("rangeUnit", "unicode-scalar")
    if !highlights.isEmpty {
      object("highlightKinds") { for (key, found) in highlights { $0.kinds(key, found) } }
    }
    if !hit.elementHighlights.isEmpty {
      object("elementHighlights") {
        for (key, elements) in hit.elementHighlights.sorted(by: { $0.key < $1.key }) {
          $0.array(key) { list in for element in elements { list.value(element) } }
        }
      }
    }
    if let extract = hit.extract {
      object("extract") {
        $0.member("key", extract.key)
        $0.member("text", extract.text)
        $0.ranges("highlights", extract.highlights)
        $0.kinds("kinds", extract.highlights)
      }
    }
  }

  private mutating func value(_ element: ElementHighlights) {
    object {
      if let number = element.place.element { $0.member("element", number) }
      if let member = element.place.member { $0.member("member", member) }
      if let language = element.place.language { $0.member("language", language) }
      $0.ranges("highlights", element.highlights)
      $0.kinds("kinds", element.highlights)
    }
  }

  private mutating func ranges(_ name: String, _ highlights: [Highlight]) {
    array(name) { list in
      for highlight in highlights {
        list.beginArray()
        list.integer(highlight.range.lowerBound)
        list.integer(highlight.range.count)
        list.endArray()
      }
    }
  }

  private mutating func kinds(_ name: String, _ highlights: [Highlight]) {
    array(name) { list in for highlight in highlights { list.string(highlight.kind.rawValue) } }
  }
}
