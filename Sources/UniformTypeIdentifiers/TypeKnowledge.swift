import FoundationEssentials

/// Answers what types a tag means: first from the package's table, then from the system's MIME types.
struct TypeKnowledge: Sendable {
  static let shared = TypeKnowledge(mime: nil)

  private let given: MIMEDatabase?

  /// With another database than the system's, which is read when it is first needed.
  init(mime: MIMEDatabase?) { given = mime }

  private var mime: MIMEDatabase { given ?? .system }

  /// All types that files of that extension have and that conform to the supertype; none if only a made-up type does.
  func types(fileExtension: String, conformingTo supertype: UTType) -> [UTType] {
    let wanted = fileExtension.lowercased()
    let own = TypeTable.shared.types(withExtension: wanted).map { UTType(known: $0.identifier) }
    if let first = own.first, first.conforms(to: supertype) {
      return own.filter { $0.conforms(to: supertype) }
    }
    let others = mime.types(withExtension: wanted).map { type(ofMIMEType: $0, fileExtension: wanted) }
    return unique(own + others).filter { $0.conforms(to: supertype) }
  }

  /// All types of that MIME type that conform to the supertype; none if only a made-up type does.
  func types(mimeType: String, conformingTo supertype: UTType) -> [UTType] {
    let wanted = mimeType.lowercased().prefix { $0 != ";" && $0 != " " }
    let own = TypeTable.shared.types(withMIMEType: String(wanted)).map { UTType(known: $0.identifier) }
    if !own.isEmpty { return own.filter { $0.conforms(to: supertype) } }
    let extensions = mime.extensions(of: String(wanted))
    guard
      !extensions.isEmpty || !mime.parents(of: String(wanted)).isEmpty
        || mime.proper(String(wanted)) != wanted
    else {
      return []
    }
    return [type(ofMIMEType: String(wanted), fileExtension: extensions.first)].filter {
      $0.conforms(to: supertype)
    }
  }

  /// The type for a tag that nothing is known about.
  func dynamicType(fileExtension: String?, mimeType: String?, conformingTo supertype: UTType) -> UTType {
    UTType(
      known: DynamicType(
        parents: [supertype.identifier], fileExtension: fileExtension?.lowercased(),
        mimeType: mimeType?.lowercased()
      ).identifier)
  }

  private func type(ofMIMEType mimeType: String, fileExtension: String?) -> UTType {
    for name in mime.names(of: mimeType) {
      if let row = TypeTable.shared.types(withMIMEType: name).first { return UTType(known: row.identifier) }
    }
    return UTType(
      known: DynamicType(
        parents: parents(ofMIMEType: mimeType), fileExtension: fileExtension, mimeType: mime.proper(mimeType)
      ).identifier)
  }

  /// The table's types that a MIME type is a kind of: by the system's subclasses, else by what stands before the slash.
  private func parents(ofMIMEType mimeType: String) -> [String] {
    var found: [String] = []
    var open = mime.parents(of: mimeType)
    var seen = Set(open)
    while let next = open.popLast() {
      let rows = mime.names(of: next).flatMap { TypeTable.shared.types(withMIMEType: $0) }
      if let row = rows.first {
        found.append(row.identifier)
      } else {
        open += mime.parents(of: next).filter { seen.insert($0).inserted }
      }
    }
    let group: [Substring: String] = [
      "text": "public.plain-text", "image": "public.image", "audio": "public.audio", "video": "public.movie",
      "font": "public.font", "message": "public.message", "model": "public.3d-content",
      "inode": "public.item",
    ]
    let general = group[mimeType.prefix { $0 != "/" }] ?? "public.data"
    if !found.contains(where: { UTType(known: $0).conforms(to: UTType(known: general)) }) {
      found.append(general)
    }
    return found.sorted()
  }

  private func unique(_ types: [UTType]) -> [UTType] {
    var seen: Set<UTType> = []
    return types.filter { seen.insert($0).inserted }
  }
}
