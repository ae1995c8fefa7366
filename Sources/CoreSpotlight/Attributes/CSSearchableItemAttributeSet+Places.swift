public import Foundation

/// What describes places and positions.
extension CSSearchableItemAttributeSet {
  /// A headline.
  public var headline: String? {
    get { text("headline") }
    set { set(text: newValue, "headline") }
  }

  /// How to use it.
  public var instructions: String? {
    get { text("instructions") }
    set { set(text: newValue, "instructions") }
  }

  /// The street.
  public var thoroughfare: String? {
    get { text("thoroughfare") }
    set { set(text: newValue, "thoroughfare") }
  }

  /// The number in the street.
  public var subThoroughfare: String? {
    get { text("subThoroughfare") }
    set { set(text: newValue, "subThoroughfare") }
  }

  /// The postal code.
  public var postalCode: String? {
    get { text("postalCode") }
    set { set(text: newValue, "postalCode") }
  }

  /// The city.
  public var city: String? {
    get { text("city") }
    set { set(text: newValue, "city") }
  }

  /// The state or province.
  public var stateOrProvince: String? {
    get { text("stateOrProvince") }
    set { set(text: newValue, "stateOrProvince") }
  }

  /// The country.
  public var country: String? {
    get { text("country") }
    set { set(text: newValue, "country") }
  }

  /// The address as one text.
  public var fullyFormattedAddress: String? {
    get { text("fullyFormattedAddress") }
    set { set(text: newValue, "fullyFormattedAddress") }
  }

  /// Metres above sea level.
  public var altitude: NSNumber? {
    get { number("altitude") }
    set { set(number: newValue, "altitude") }
  }

  /// Degrees north, WGS 84.
  public var latitude: NSNumber? {
    get { number("latitude") }
    set { set(number: newValue, "latitude") }
  }

  /// Degrees east, WGS 84.
  public var longitude: NSNumber? {
    get { number("longitude") }
    set { set(number: newValue, "longitude") }
  }

  /// Kilometres an hour.
  public var speed: NSNumber? {
    get { number("speed") }
    set { set(number: newValue, "speed") }
  }

  /// When the position was taken.
  public var timestamp: Date? {
    get { date("timestamp") }
    set { set(date: newValue, "timestamp") }
  }

  /// The direction of the picture, in degrees.
  public var imageDirection: NSNumber? {
    get { number("imageDirection") }
    set { set(number: newValue, "imageDirection") }
  }

  /// The name of the place.
  public var namedLocation: String? {
    get { text("namedLocation") }
    set { set(text: newValue, "namedLocation") }
  }

  /// The direction of travel, in degrees.
  public var gpsTrack: NSNumber? {
    get { number("gpsTrack") }
    set { set(number: newValue, "gpsTrack") }
  }

  /// The state of the receiver.
  public var gpsStatus: String? {
    get { text("gpsStatus") }
    set { set(text: newValue, "gpsStatus") }
  }

  /// How the position was measured.
  public var gpsMeasureMode: String? {
    get { text("gpsMeasureMode") }
    set { set(text: newValue, "gpsMeasureMode") }
  }

  /// The dilution of precision.
  public var gpsdop: NSNumber? {
    get { number("gpsdop") }
    set { set(number: newValue, "gpsdop") }
  }

  /// The geodetic datum.
  public var gpsMapDatum: String? {
    get { text("gpsMapDatum") }
    set { set(text: newValue, "gpsMapDatum") }
  }

  /// The latitude of the destination.
  public var gpsDestLatitude: NSNumber? {
    get { number("gpsDestLatitude") }
    set { set(number: newValue, "gpsDestLatitude") }
  }

  /// The longitude of the destination.
  public var gpsDestLongitude: NSNumber? {
    get { number("gpsDestLongitude") }
    set { set(number: newValue, "gpsDestLongitude") }
  }

  /// The direction of the destination, in degrees.
  public var gpsDestBearing: NSNumber? {
    get { number("gpsDestBearing") }
    set { set(number: newValue, "gpsDestBearing") }
  }

  /// The distance of the destination.
  public var gpsDestDistance: NSNumber? {
    get { number("gpsDestDistance") }
    set { set(number: newValue, "gpsDestDistance") }
  }

  /// How the position was found.
  public var gpsProcessingMethod: String? {
    get { text("gpsProcessingMethod") }
    set { set(text: newValue, "gpsProcessingMethod") }
  }

  /// The name of the area.
  public var gpsAreaInformation: String? {
    get { text("gpsAreaInformation") }
    set { set(text: newValue, "gpsAreaInformation") }
  }

  /// The date of the position.
  public var gpsDateStamp: Date? {
    get { date("gpsDateStamp") }
    set { set(date: newValue, "gpsDateStamp") }
  }

  /// Whether the position was corrected; spelled as Apple spells it.
  public var gpsDifferental: NSNumber? {
    get { number("gpsDifferental") }
    set { set(number: newValue, "gpsDifferental") }
  }
}
