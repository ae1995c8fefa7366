public import Foundation

/// What describes music.
extension CSSearchableItemAttributeSet {
  /// Samples a second.
  public var audioSampleRate: NSNumber? {
    get { number("audioSampleRate") }
    set { set(number: newValue, "audioSampleRate") }
  }

  /// The number of channels.
  public var audioChannelCount: NSNumber? {
    get { number("audioChannelCount") }
    set { set(number: newValue, "audioChannelCount") }
  }

  /// Beats a minute.
  public var tempo: NSNumber? {
    get { number("tempo") }
    set { set(number: newValue, "tempo") }
  }

  /// The key.
  public var keySignature: String? {
    get { text("keySignature") }
    set { set(text: newValue, "keySignature") }
  }

  /// The time signature.
  public var timeSignature: String? {
    get { text("timeSignature") }
    set { set(text: newValue, "timeSignature") }
  }

  /// The program that encoded it.
  public var audioEncodingApplication: String? {
    get { text("audioEncodingApplication") }
    set { set(text: newValue, "audioEncodingApplication") }
  }

  /// The composer.
  public var composer: String? {
    get { text("composer") }
    set { set(text: newValue, "composer") }
  }

  /// The author of the words.
  public var lyricist: String? {
    get { text("lyricist") }
    set { set(text: newValue, "lyricist") }
  }

  /// The album.
  public var album: String? {
    get { text("album") }
    set { set(text: newValue, "album") }
  }

  /// The artist.
  public var artist: String? {
    get { text("artist") }
    set { set(text: newValue, "artist") }
  }

  /// The place on the album.
  public var audioTrackNumber: NSNumber? {
    get { number("audioTrackNumber") }
    set { set(number: newValue, "audioTrackNumber") }
  }

  /// When it was recorded.
  public var recordingDate: Date? {
    get { date("recordingDate") }
    set { set(date: newValue, "recordingDate") }
  }

  /// The genre.
  public var musicalGenre: String? {
    get { text("musicalGenre") }
    set { set(text: newValue, "musicalGenre") }
  }

  /// Whether it is a General MIDI sequence.
  public var generalMIDISequence: NSNumber? {
    get { flag("generalMIDISequence") }
    set { set(flag: newValue, "generalMIDISequence") }
  }

  /// The family of instruments.
  public var musicalInstrumentCategory: String? {
    get { text("musicalInstrumentCategory") }
    set { set(text: newValue, "musicalInstrumentCategory") }
  }

  /// The instrument.
  public var musicalInstrumentName: String? {
    get { text("musicalInstrumentName") }
    set { set(text: newValue, "musicalInstrumentName") }
  }
}
