extension UTType {
  /// An item (`public.item`).
  public static let item = UTType(known: "public.item")
  /// Content (`public.content`).
  public static let content = UTType(known: "public.content")
  /// Composite content (`public.composite-content`).
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Any data (`public.data`).
  public static let data = UTType(known: "public.data")
  /// A directory (`public.directory`).
  public static let directory = UTType(known: "public.directory")
  /// A folder (`public.folder`).
  public static let folder = UTType(known: "public.folder")
  /// A resolvable (`com.apple.resolvable`).
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A package (`com.apple.package`).
  public static let package = UTType(known: "com.apple.package")
  /// A bundle (`com.apple.bundle`).
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A symbolic link (`public.symlink`).
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A volume (`public.volume`).
  public static let volume = UTType(known: "public.volume")
  /// A disk image (`public.disk-image`).
  public static let diskImage = UTType(known: "public.disk-image")
  /// A mount point (`com.apple.mount-point`).
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An URL (`public.url`).
  public static let url = UTType(known: "public.url")
  /// A file URL (`public.file-url`).
  public static let fileURL = UTType(known: "public.file-url")
  /// Text (`public.text`).
  public static let text = UTType(known: "public.text")
  /// Plain text (`public.plain-text`).
  public static let plainText = UTType(known: "public.plain-text")
  /// An UTF-8 plain text (`public.utf8-plain-text`).
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// An UTF-16 plain text (`public.utf16-plain-text`).
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// A delimited text (`public.delimited-values-text`).
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Comma-separated values (`public.comma-separated-values-text`).
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tab-separated values (`public.tab-separated-values-text`).
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Rich text (`public.rtf`).
  public static let rtf = UTType(known: "public.rtf")
  /// Rich text with attachments (`com.apple.rtfd`).
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// An HTML text (`public.html`).
  public static let html = UTType(known: "public.html")
  /// An XML text (`public.xml`).
  public static let xml = UTType(known: "public.xml")
  /// A YAML text (`public.yaml`).
  public static let yaml = UTType(known: "public.yaml")
  /// A JSON text (`public.json`).
  public static let json = UTType(known: "public.json")
  /// A style sheet (`public.css`).
  public static let css = UTType(known: "public.css")
  /// A Markdown text (`net.daringfireball.markdown`).
  public static let markdown = UTType(known: "net.daringfireball.markdown")
  /// A source code (`public.source-code`).
  public static let sourceCode = UTType(known: "public.source-code")
  /// A Swift source (`public.swift-source`).
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A C source (`public.c-source`).
  public static let cSource = UTType(known: "public.c-source")
  /// A C header (`public.c-header`).
  public static let cHeader = UTType(known: "public.c-header")
  /// A C++ source (`public.c-plus-plus-source`).
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A C++ header (`public.c-plus-plus-header`).
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A script (`public.script`).
  public static let script = UTType(known: "public.script")
  /// A shell script (`public.shell-script`).
  public static let shellScript = UTType(known: "public.shell-script")
  /// A Python script (`public.python-script`).
  public static let pythonScript = UTType(known: "public.python-script")
  /// A Perl script (`public.perl-script`).
  public static let perlScript = UTType(known: "public.perl-script")
  /// A Ruby script (`public.ruby-script`).
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A JavaScript (`com.netscape.javascript-source`).
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A property list (`com.apple.property-list`).
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A PDF document (`com.adobe.pdf`).
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An EPUB book (`org.idpf.epub-container`).
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A spreadsheet (`public.spreadsheet`).
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation (`public.presentation`).
  public static let presentation = UTType(known: "public.presentation")
  /// A database (`public.database`).
  public static let database = UTType(known: "public.database")
  /// A message (`public.message`).
  public static let message = UTType(known: "public.message")
  /// A mail message (`public.email-message`).
  public static let emailMessage = UTType(known: "public.email-message")
  /// A contact (`public.contact`).
  public static let contact = UTType(known: "public.contact")
  /// A contact card (`public.vcard`).
  public static let vCard = UTType(known: "public.vcard")
  /// A to-do item (`public.to-do-item`).
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A calendar event (`public.calendar-event`).
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An image (`public.image`).
  public static let image = UTType(known: "public.image")
  /// A JPEG image (`public.jpeg`).
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF image (`public.tiff`).
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF image (`com.compuserve.gif`).
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG image (`public.png`).
  public static let png = UTType(known: "public.png")
  /// A BMP image (`com.microsoft.bmp`).
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon (`com.microsoft.ico`).
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A WebP image (`org.webmproject.webp`).
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG image (`public.svg-image`).
  public static let svg = UTType(known: "public.svg-image")
  /// An HEIC image (`public.heic`).
  public static let heic = UTType(known: "public.heic")
  /// An HEIF image (`public.heif-standard`).
  public static let heif = UTType(known: "public.heif-standard")
  /// A raw image (`public.camera-raw-image`).
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A live photo (`com.apple.live-photo`).
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An audiovisual content (`public.audiovisual-content`).
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A movie (`public.movie`).
  public static let movie = UTType(known: "public.movie")
  /// A video (`public.video`).
  public static let video = UTType(known: "public.video")
  /// Audio (`public.audio`).
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie (`com.apple.quicktime-movie`).
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG movie (`public.mpeg`).
  public static let mpeg = UTType(known: "public.mpeg")
  /// An MPEG-4 movie (`public.mpeg-4`).
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An AVI movie (`public.avi`).
  public static let avi = UTType(known: "public.avi")
  /// An MP3 audio (`public.mp3`).
  public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 audio (`public.mpeg-4-audio`).
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// A WAV audio (`com.microsoft.waveform-audio`).
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An AIFF audio (`public.aiff-audio`).
  public static let aiff = UTType(known: "public.aiff-audio")
  /// A MIDI audio (`public.midi-audio`).
  public static let midi = UTType(known: "public.midi-audio")
  /// A playlist (`public.playlist`).
  public static let playlist = UTType(known: "public.playlist")
  /// An archive (`public.archive`).
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive (`public.zip-archive`).
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip archive (`org.gnu.gnu-zip-archive`).
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive (`public.bzip2-archive`).
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A tar archive (`public.tar-archive`).
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// A font (`public.font`).
  public static let font = UTType(known: "public.font")
  /// An executable (`public.executable`).
  public static let executable = UTType(known: "public.executable")
  /// A Unix executable (`public.unix-executable`).
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// An application (`com.apple.application`).
  public static let application = UTType(known: "com.apple.application")
  /// An application bundle (`com.apple.application-bundle`).
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A bookmark (`public.bookmark`).
  public static let bookmark = UTType(known: "public.bookmark")
  /// An internet location (`com.apple.internet-location`).
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A log (`public.log`).
  public static let log = UTType(known: "public.log")
  /// A 3D content (`public.3d-content`).
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A USDZ scene (`com.pixar.universal-scene-description-mobile`).
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
