/// Two spellings of one Indic word: a nasal joined to a stop of its own place of articulation, and the anusvara.
///
/// Hindi, Gujarati, Telugu and Kannada write either before every such stop (`हिन्दी`, `हिंदी`), Bengali, Assamese and Odia
/// before velar stops alone (`সঙ্গীত`, `সংগীত`), Malayalam before velar and labial ones; Unicode Standard, chapter 12.
enum NasalSpelling {
  /// Places of articulation, in the order of the alphabets: velar, palatal, retroflex, dental, labial.
  private static let stops: [ClosedRange<UInt32>] = [
    0x15...0x18, 0x1A...0x1D, 0x1F...0x22, 0x24...0x27, 0x2A...0x2D,
  ]
  private static let nasals: [UInt32] = [0x19, 0x1E, 0x23, 0x28, 0x2E]
  private static let anusvara: UInt32 = 0x02
  private static let virama: UInt32 = 0x4D

  /// Whether the scalar is of a script that may have both spellings.
  @inline(__always)
  static func mayConcern(_ scalar: UInt32) -> Bool { scalar &- 0x900 < 0x480 }

  /// What stands for a scalar that is part of such a spelling: nothing for the virama; `nil` if it stands for itself.
  ///
  /// - Parameter neighbour: the scalar so many places on, 0 past the ends.
  static func folded(_ scalar: UInt32, _ neighbour: (Int) -> UInt32) -> UInt32? {
    // Tippi and bindi are one sign, whose form the vowel before it decides.
    if scalar == 0xA70 { return 0xA02 }
    let block = scalar & ~0x7F
    switch scalar & 0x7F {
    case virama: return joins(neighbour(-1), scalar, neighbour(1), in: block) ? 0 : nil
    case 0x19...0x2E: return joins(scalar, neighbour(1), neighbour(2), in: block) ? block + anusvara : nil
    default: return nil
    }
  }

  private static func joins(_ nasal: UInt32, _ sign: UInt32, _ stop: UInt32, in block: UInt32) -> Bool {
    guard sign == block + virama, let place = nasals.firstIndex(of: nasal &- block) else { return false }
    return places(block).contains(place) && stops[place].contains(stop &- block)
  }

  /// The places of articulation before whose stops a script has both spellings.
  private static func places(_ block: UInt32) -> [Int] {
    switch block {
    case 0x900, 0xA80, 0xC00, 0xC80: [0, 1, 2, 3, 4]
    case 0x980, 0xB00: [0]
    case 0xD00: [0, 4]
    default: []
    }
  }
}
