/// What is known about types: one row a type, parents before children.
enum TypeTable {
  struct Row: Sendable {
    var identifier: String
    var parents: [String]
    var extensions: [String]
    var mimeType: String?
    var name: String
  }

  static let byIdentifier = Dictionary(rows.map { ($0.identifier.lowercased(), $0) }) { first, _ in first }

  static let rows: [Row] = [
    row("public.item", [], [], nil, "item"),
    row("public.content", [], [], nil, "content"),
    row("public.composite-content", ["public.content"], [], nil, "composite content"),
    row("public.data", ["public.item"], [], nil, "data"),
    row("public.directory", ["public.item"], [], nil, "directory"),
    row("public.folder", ["public.directory"], [], nil, "folder"),
    row("com.apple.resolvable", [], [], nil, "resolvable"),
    row("com.apple.package", ["public.directory"], [], nil, "package"),
    row("com.apple.bundle", ["public.directory"], [], nil, "bundle"),
    row("public.symlink", ["public.item"], [], nil, "symbolic link"),
    row("public.volume", ["public.folder"], [], nil, "volume"),
    row("public.disk-image", ["public.archive"], [], nil, "disk image"),
    row("com.apple.mount-point", ["public.item"], [], nil, "mount point"),
    row("public.url", ["public.data"], [], nil, "URL"),
    row("public.file-url", ["public.url"], [], nil, "file URL"),
    row("public.text", ["public.data", "public.content"], [], nil, "text"),
    row("public.plain-text", ["public.text"], ["txt", "text"], "text/plain", "plain text"),
    row("public.utf8-plain-text", ["public.plain-text"], [], nil, "UTF-8 plain text"),
    row("public.utf16-plain-text", ["public.plain-text"], [], nil, "UTF-16 plain text"),
    row("public.delimited-values-text", ["public.text"], [], nil, "delimited text"),
    row(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv",
      "comma-separated values"),
    row(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      "text/tab-separated-values", "tab-separated values"),
    row("public.rtf", ["public.text"], ["rtf"], "text/rtf", "rich text"),
    row(
      "com.apple.rtfd", ["public.composite-content", "com.apple.package"], ["rtfd"], nil,
      "rich text with attachments"),
    row("public.html", ["public.text"], ["html", "htm"], "text/html", "HTML text"),
    row("public.xml", ["public.text"], ["xml"], "application/xml", "XML text"),
    row("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml", "YAML text"),
    row("public.json", ["public.text"], ["json"], "application/json", "JSON text"),
    row("public.css", ["public.text"], ["css"], "text/css", "style sheet"),
    row(
      "net.daringfireball.markdown", ["public.text"], ["md", "markdown"], "text/markdown", "Markdown text"),
    row("public.source-code", ["public.plain-text"], [], nil, "source code"),
    row("public.swift-source", ["public.source-code"], ["swift"], "text/x-swift", "Swift source"),
    row("public.c-source", ["public.source-code"], ["c"], "text/x-c", "C source"),
    row("public.c-header", ["public.source-code"], ["h"], nil, "C header"),
    row("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx"], nil, "C++ source"),
    row("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh"], nil, "C++ header"),
    row("public.script", ["public.source-code"], [], nil, "script"),
    row("public.shell-script", ["public.script"], ["sh"], "text/x-shellscript", "shell script"),
    row("public.python-script", ["public.script"], ["py"], "text/x-python-script", "Python script"),
    row("public.perl-script", ["public.script"], ["pl"], "text/x-perl-script", "Perl script"),
    row("public.ruby-script", ["public.script"], ["rb"], "text/x-ruby-script", "Ruby script"),
    row("com.netscape.javascript-source", ["public.source-code"], ["js"], "text/javascript", "JavaScript"),
    row("com.apple.property-list", ["public.data"], ["plist"], nil, "property list"),
    row(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf", "PDF document"
    ),
    row(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      "application/epub+zip", "EPUB book"),
    row("public.spreadsheet", ["public.content"], [], nil, "spreadsheet"),
    row("public.presentation", ["public.composite-content"], [], nil, "presentation"),
    row("public.database", ["public.item"], [], nil, "database"),
    row("public.message", ["public.item"], [], nil, "message"),
    row("public.email-message", ["public.message"], ["eml"], "message/rfc822", "mail message"),
    row("public.contact", ["public.item"], [], nil, "contact"),
    row("public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard", "contact card"),
    row("public.to-do-item", ["public.item"], [], nil, "to-do item"),
    row("public.calendar-event", ["public.item"], [], nil, "calendar event"),
    row("public.image", ["public.data", "public.content"], [], nil, "image"),
    row("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg", "JPEG image"),
    row("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff", "TIFF image"),
    row("com.compuserve.gif", ["public.image"], ["gif"], "image/gif", "GIF image"),
    row("public.png", ["public.image"], ["png"], "image/png", "PNG image"),
    row("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp", "BMP image"),
    row("com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon", "icon"),
    row("org.webmproject.webp", ["public.image"], ["webp"], "image/webp", "WebP image"),
    row("public.svg-image", ["public.image"], ["svg"], "image/svg+xml", "SVG image"),
    row("public.heic", ["public.image"], ["heic"], "image/heic", "HEIC image"),
    row("public.heif-standard", ["public.image"], ["heif"], "image/heif", "HEIF image"),
    row("public.camera-raw-image", ["public.image"], [], nil, "raw image"),
    row("com.apple.live-photo", [], [], nil, "live photo"),
    row("public.audiovisual-content", ["public.data", "public.content"], [], nil, "audiovisual content"),
    row("public.movie", ["public.audiovisual-content"], [], nil, "movie"),
    row("public.video", ["public.movie"], [], nil, "video"),
    row("public.audio", ["public.audiovisual-content"], [], nil, "audio"),
    row("com.apple.quicktime-movie", ["public.movie"], ["mov"], "video/quicktime", "QuickTime movie"),
    row("public.mpeg", ["public.movie"], ["mpg", "mpeg"], "video/mpeg", "MPEG movie"),
    row("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4", "MPEG-4 movie"),
    row("public.avi", ["public.movie"], ["avi"], "video/avi", "AVI movie"),
    row("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg", "MP3 audio"),
    row("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4", "MPEG-4 audio"),
    row("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave", "WAV audio"),
    row("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff", "AIFF audio"),
    row("public.midi-audio", ["public.audio"], ["mid", "midi"], "audio/midi", "MIDI audio"),
    row("public.playlist", ["public.item"], [], nil, "playlist"),
    row("public.archive", ["public.data"], [], nil, "archive"),
    row("public.zip-archive", ["public.archive"], ["zip"], "application/zip", "ZIP archive"),
    row("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip", "gzip archive"),
    row("public.bzip2-archive", ["public.archive"], ["bz2"], "application/x-bzip2", "bzip2 archive"),
    row("public.tar-archive", ["public.archive"], ["tar"], "application/x-tar", "tar archive"),
    row("public.font", ["public.data"], ["ttf", "otf"], nil, "font"),
    row("public.executable", ["public.data"], [], nil, "executable"),
    row("public.unix-executable", ["public.executable"], [], nil, "Unix executable"),
    row("com.apple.application", ["public.executable"], [], nil, "application"),
    row(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle"], ["app"], nil,
      "application bundle"),
    row("public.bookmark", ["public.data"], [], nil, "bookmark"),
    row("com.apple.internet-location", ["public.data"], [], nil, "internet location"),
    row("public.log", ["public.plain-text"], ["log"], "text/x-log", "log"),
    row("public.3d-content", ["public.content"], [], nil, "3D content"),
    row(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content"], ["usdz"], "model/vnd.usdz+zip",
      "USDZ scene"),
  ]

  private static func row(
    _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeType: String?, _ name: String
  ) -> Row {
    Row(identifier: identifier, parents: parents, extensions: extensions, mimeType: mimeType, name: name)
  }
}
