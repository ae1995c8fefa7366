public import Foundation

/// How a change is drawn over time; nothing is drawn on Linux, so it is kept as a value.
///
/// Apple's counterpart: SwiftUI's `Animation`.
public struct Animation: Hashable, Sendable, ViewValueConvertible {
  let name: String
  var duration: Double?
  var delay: Double?
  var speed: Double?
  var repeats: Int?

  /// The usual one.
  public static let `default` = Animation(name: "default")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Slow at the start.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Always as fast.
  public static let linear = Animation(name: "linear")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a springy spring.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a stiff spring.
  public static let snappy = Animation(name: "snappy")
  /// Like a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }
  /// Slow at the start, for so many seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }
  /// Always as fast, for so many seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(name: "linear", duration: duration)
  }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring", duration: response) }
  /// Like a spring.
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring", duration: duration) }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
  /// The animation, so many seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay = delay } }
  /// The animation, so many times as fast.
  public func speed(_ speed: Double) -> Animation { with { $0.speed = speed } }
  /// The animation, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with { $0.repeats = repeatCount }
  }
  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { with { $0.repeats = -1 } }

  package var viewValue: ViewValue {
    let values: [String: ViewValue] = [
      "name": .text(name), "duration": duration.viewValue, "delay": delay.viewValue, "speed": speed.viewValue,
      "repeats": repeats.viewValue,
    ]
    return .object(values.filter { $0.value != .null })
  }
}

/// How a change comes about; kept as a value.
///
/// Apple's counterpart: SwiftUI's `Transaction`.
public struct Transaction: Sendable {
  /// How it is drawn.
  public var animation: Animation?
  /// A change that is not drawn over time.
  public init() {}
  /// A change drawn that way.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change; nothing is drawn over time on Linux.
@MainActor
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
  -> Result
{ try body() }

/// How a view comes and goes; kept as a value.
///
/// Apple's counterpart: SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable, ViewValueConvertible {
  let names: [String]
  /// At once.
  public static let identity = AnyTransition(names: ["identity"])
  /// By becoming visible.
  public static let opacity = AnyTransition(names: ["opacity"])
  /// By growing.
  public static let scale = AnyTransition(names: ["scale"])
  /// From the leading edge.
  public static let slide = AnyTransition(names: ["slide"])
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(names: ["move.\(edge)"]) }
  /// From an edge, pushing others away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(names: ["push.\(edge)"]) }
  /// By growing from that size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// One way in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(names: insertion.names + removal.names)
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(names: names + other.names)
  }
  /// Drawn that way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  package var viewValue: ViewValue { .list(names.map { .text($0) }) }
}

/// How a view's content changes; kept as a value.
///
/// Apple's counterpart: SwiftUI's `ContentTransition`.
public struct ContentTransition: Equatable, Sendable, ViewValueConvertible {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By becoming visible.
  public static let opacity = ContentTransition(name: "opacity")
  /// As symbols do.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As symbols do.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// As numbers do.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// As numbers do.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  package var viewValue: ViewValue { .text(name) }
}
