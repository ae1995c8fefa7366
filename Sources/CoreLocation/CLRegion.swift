import Synchronization

/// A part of the world with a name of the app's own.
///
/// A mere value on Linux: nothing watches who enters or leaves it.
///
/// Apple's counterpart: Core Location's class of that name.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The app's own name for it.
  public let identifier: String
  private let notifies = Mutex((entry: true, exit: true))

  package init(identifier: String) { self.identifier = identifier }

  /// Whether entering is to be told; kept, and without effect on Linux.
  public var notifyOnEntry: Bool {
    get { notifies.withLock { $0.entry } }
    set { notifies.withLock { $0.entry = newValue } }
  }

  /// Whether leaving is to be told; kept, and without effect on Linux.
  public var notifyOnExit: Bool {
    get { notifies.withLock { $0.exit } }
    set { notifies.withLock { $0.exit = newValue } }
  }
}

/// All places within a distance of one.
///
/// Apple's counterpart: Core Location's class of that name.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The place in the middle.
  public let center: CLLocationCoordinate2D
  /// Metres from the middle to the edge.
  public let radius: CLLocationDistance

  /// A circle on the surface of Earth.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether the place is no farther from the middle than the radius.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }
}
