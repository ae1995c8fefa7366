/// A place with its address.
///
/// A mere value on Linux: there is no geocoder that makes them, so they are made from what is known.
///
/// Apple's counterpart: Core Location's class of that name.
public final class CLPlacemark: NSObject, Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// The part of the world it is.
  public let region: CLRegion?
  /// Its time zone.
  public let timeZone: TimeZone?
  /// What people call it.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// The part of the city.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The country by its two letters.
  public let isoCountryCode: String?
  /// The country.
  public let country: String?
  /// The water inland it is at.
  public let inlandWater: String?
  /// The ocean it is at.
  public let ocean: String?
  /// What is there to see.
  public let areasOfInterest: [String]?

  /// A place by what is known of it; on Apple's systems the geocoder makes them.
  public init(
    location: CLLocation?, name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    subAdministrativeArea: String? = nil, postalCode: String? = nil, isoCountryCode: String? = nil,
    country: String? = nil, inlandWater: String? = nil, ocean: String? = nil,
    areasOfInterest: [String]? = nil,
    region: CLRegion? = nil, timeZone: TimeZone? = nil
  ) {
    self.location = location
    self.region = region
    self.timeZone = timeZone
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.subAdministrativeArea = subAdministrativeArea
    self.postalCode = postalCode
    self.isoCountryCode = isoCountryCode
    self.country = country
    self.inlandWater = inlandWater
    self.ocean = ocean
    self.areasOfInterest = areasOfInterest
  }

  /// A copy.
  public convenience init(placemark: CLPlacemark) {
    self.init(
      location: placemark.location, name: placemark.name, thoroughfare: placemark.thoroughfare,
      subThoroughfare: placemark.subThoroughfare, locality: placemark.locality,
      subLocality: placemark.subLocality, administrativeArea: placemark.administrativeArea,
      subAdministrativeArea: placemark.subAdministrativeArea, postalCode: placemark.postalCode,
      isoCountryCode: placemark.isoCountryCode, country: placemark.country,
      inlandWater: placemark.inlandWater, ocean: placemark.ocean, areasOfInterest: placemark.areasOfInterest,
      region: placemark.region, timeZone: placemark.timeZone)
  }
}
