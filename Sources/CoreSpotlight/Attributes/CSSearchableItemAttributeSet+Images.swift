public import Foundation

/// What describes pictures.
extension CSSearchableItemAttributeSet {
  /// The height in pixels.
  public var pixelHeight: NSNumber? {
    get { number("pixelHeight") }
    set { set(number: newValue, "pixelHeight") }
  }

  /// The width in pixels.
  public var pixelWidth: NSNumber? {
    get { number("pixelWidth") }
    set { set(number: newValue, "pixelWidth") }
  }

  /// The number of pixels.
  public var pixelCount: NSNumber? {
    get { number("pixelCount") }
    set { set(number: newValue, "pixelCount") }
  }

  /// The color space.
  public var colorSpace: String? {
    get { text("colorSpace") }
    set { set(text: newValue, "colorSpace") }
  }

  /// The bits of one sample.
  public var bitsPerSample: NSNumber? {
    get { number("bitsPerSample") }
    set { set(number: newValue, "bitsPerSample") }
  }

  /// Whether the flash fired.
  public var flashOn: NSNumber? {
    get { flag("flashOn") }
    set { set(flag: newValue, "flashOn") }
  }

  /// The focal length in millimetres.
  public var focalLength: NSNumber? {
    get { number("focalLength") }
    set { set(number: newValue, "focalLength") }
  }

  /// Whether the focal length is that of a 35 mm film camera.
  public var focalLength35mm: NSNumber? {
    get { flag("focalLength35mm") }
    set { set(flag: newValue, "focalLength35mm") }
  }

  /// The maker of the camera.
  public var acquisitionMake: String? {
    get { text("acquisitionMake") }
    set { set(text: newValue, "acquisitionMake") }
  }

  /// The model of the camera.
  public var acquisitionModel: String? {
    get { text("acquisitionModel") }
    set { set(text: newValue, "acquisitionModel") }
  }

  /// The owner of the camera.
  public var cameraOwner: String? {
    get { text("cameraOwner") }
    set { set(text: newValue, "cameraOwner") }
  }

  /// The model of the lens.
  public var lensModel: String? {
    get { text("lensModel") }
    set { set(text: newValue, "lensModel") }
  }

  /// The film speed.
  public var isoSpeed: NSNumber? {
    get { number("isoSpeed") }
    set { set(number: newValue, "isoSpeed") }
  }

  /// 0 is landscape, 1 portrait.
  public var orientation: NSNumber? {
    get { number("orientation") }
    set { set(number: newValue, "orientation") }
  }

  /// The names of the layers.
  public var layerNames: [String]? {
    get { texts("layerNames") }
    set { set(texts: newValue, "layerNames") }
  }

  /// 0 is automatic, 1 manual.
  public var whiteBalance: NSNumber? {
    get { number("whiteBalance") }
    set { set(number: newValue, "whiteBalance") }
  }

  /// The aperture in APEX units.
  public var aperture: NSNumber? {
    get { number("aperture") }
    set { set(number: newValue, "aperture") }
  }

  /// The color profile.
  public var profileName: String? {
    get { text("profileName") }
    set { set(text: newValue, "profileName") }
  }

  /// Dots an inch across.
  public var resolutionWidthDPI: NSNumber? {
    get { number("resolutionWidthDPI") }
    set { set(number: newValue, "resolutionWidthDPI") }
  }

  /// Dots an inch down.
  public var resolutionHeightDPI: NSNumber? {
    get { number("resolutionHeightDPI") }
    set { set(number: newValue, "resolutionHeightDPI") }
  }

  /// 0 is automatic, 1 manual, 2 a bracket.
  public var exposureMode: NSNumber? {
    get { number("exposureMode") }
    set { set(number: newValue, "exposureMode") }
  }

  /// The exposure in seconds.
  public var exposureTime: NSNumber? {
    get { number("exposureTime") }
    set { set(number: newValue, "exposureTime") }
  }

  /// The version of the Exif data.
  public var exifVersion: String? {
    get { text("exifVersion") }
    set { set(text: newValue, "exifVersion") }
  }

  /// The version of the Exif position data.
  public var exifgpsVersion: String? {
    get { text("exifgpsVersion") }
    set { set(text: newValue, "exifgpsVersion") }
  }

  /// Whether it has transparency.
  public var hasAlphaChannel: NSNumber? {
    get { flag("hasAlphaChannel") }
    set { set(flag: newValue, "hasAlphaChannel") }
  }

  /// Whether red eyes were reduced.
  public var redEyeOn: NSNumber? {
    get { flag("redEyeOn") }
    set { set(flag: newValue, "redEyeOn") }
  }

  /// How light was metered.
  public var meteringMode: String? {
    get { text("meteringMode") }
    set { set(text: newValue, "meteringMode") }
  }

  /// The smallest f-number of the lens, in APEX units.
  public var maxAperture: NSNumber? {
    get { number("maxAperture") }
    set { set(number: newValue, "maxAperture") }
  }

  /// The f-number.
  public var fNumber: NSNumber? {
    get { number("fNumber") }
    set { set(number: newValue, "fNumber") }
  }

  /// The exposure program.
  public var exposureProgram: String? {
    get { text("exposureProgram") }
    set { set(text: newValue, "exposureProgram") }
  }

  /// The exposure as text.
  public var exposureTimeString: String? {
    get { text("exposureTimeString") }
    set { set(text: newValue, "exposureTimeString") }
  }
}
