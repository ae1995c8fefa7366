/// Who may see a part of a message.
///
/// Apple's counterpart: `OSLogPrivacy`.
public struct OSLogPrivacy: Sendable, Equatable {
  /// What stands in for what is not shown.
  public enum Mask: Sendable, Equatable {
    /// A number that is the same for the same value in one run of the program.
    case hash
    /// Nothing but the fact.
    case none
  }

  enum Reach { case open, closed, secret, byType }
  let reach: Reach
  let mask: Mask

  private init(_ reach: Reach, _ mask: Mask = .none) {
    self.reach = reach
    self.mask = mask
  }

  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(.open) }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(.closed) }
  /// Nobody, ever.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(.secret) }
  /// Numbers and truth values everyone, all else nobody.
  public static var auto: OSLogPrivacy { OSLogPrivacy(.byType) }
  /// Nobody, with something standing in.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.closed, mask) }
  /// Nobody, ever, with something standing in.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.secret, mask) }
  /// Numbers and truth values everyone, for all else something stands in.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.byType, mask) }

  func shown(_ text: String, isOpenByType: Bool) -> String {
    switch reach {
    case .open: return text
    case .byType where isOpenByType: return text
    default: break
    }
    guard mask == .hash else { return reach == .secret ? "<sensitive>" : "<private>" }
    // The hasher is seeded for each run, so the value cannot be told from its hash by trying.
    return "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>"
  }
}
