/// The long descriptions that apt keeps apart from its package lists, by the hash the lists name.
///
/// One buffer holds all texts (some 30 MB for all of Debian): a `String` each would cost twice that.
struct PackageDetails {
  private var texts: [UInt8] = []
  private var places: [String: Range<UInt32>] = [:]

  mutating func add(_ stanza: Stanza) {
    var hash = ""
    var place: Range<UInt32>?
    stanza.forEachField { name, value in
      if name.isField("Description-md5") {
        hash = value.text
      } else if name.isField("Description-en"), texts.count + value.count < Int(UInt32.max) {
        let start = UInt32(texts.count)
        texts.append(contentsOf: value)
        place = start..<UInt32(texts.count)
      }
    }
    if let place, !hash.isEmpty { places[hash] = place }
  }

  /// The whole description field, first line included.
  subscript(hash: String) -> String? {
    guard let place = places[hash] else { return nil }
    return String(decoding: texts[Int(place.lowerBound)..<Int(place.upperBound)], as: UTF8.self)
  }
}
