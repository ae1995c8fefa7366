/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres; negative where the value is unknown.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; negative where it is unknown.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north, clockwise; negative where it is unknown.
public typealias CLLocationDirection = Double

/// A place on Earth by its degrees.
///
/// Apple's counterpart: Core Location's structure of that name, which Linux lacks.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place at 0, 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// The place of these degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether there is such a place: a latitude of at most 90 and a longitude of at most 180 degrees either way.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Where something was at a time.
///
/// A mere value on Linux: there is no location service that makes them.
///
/// Apple's counterpart: Core Location's class of that name.
public final class CLLocation: NSObject, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above sea level.
  public let altitude: CLLocationDistance
  /// How far the place may be off; negative where it is unknown.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the altitude may be off; negative where it is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement.
  public let course: CLLocationDirection
  /// The speed of movement.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date

  /// A place, now, its altitude unknown.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place with its accuracy, not moving.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place with its accuracy and movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres to that place along the surface of a sphere of Earth's mean radius, right to half a percent.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }
}

extension CLLocationCoordinate2D {
  /// Metres along the surface of a sphere of Earth's mean radius (the haversine formula).
  func distance(to other: CLLocationCoordinate2D) -> CLLocationDistance {
    let radians = Double.pi / 180
    let height = (other.latitude - latitude) * radians / 2
    let width = (other.longitude - longitude) * radians / 2
    let chord =
      sin(height) * sin(height)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(width) * sin(width)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}
