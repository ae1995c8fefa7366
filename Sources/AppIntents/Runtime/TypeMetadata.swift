/// Finds types of this process by the records that the compiler leaves of their conformances.
///
/// Order and meaning of the records are those of Swift's stable ABI (docs/ABI/TypeMetadata.rst); those of generic types
/// are left out. The optimiser keeps the records of protocols that are marked `@_alwaysEmitConformanceMetadata`, for types
/// that name such a protocol, whatever their access.
enum TypeMetadata {
  /// The types that conform to one of those protocols, each once.
  static func types(conformingTo protocols: Set<UnsafeRawPointer>) -> [Any.Type] {
    let collector = Collector(protocols)
    enumerateMetadataSections(
      { sections, context in
        guard let sections, let context else { return true }
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().visit(sections)
        return true
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.found
  }

  /// The descriptor of a protocol, from the type of its existentials.
  static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // `any P` without a constraint: kind, flags, count, then one descriptor.
    guard metadata.load(as: UInt.self) == 0x303 else { return nil }
    return metadata.load(fromByteOffset: 2 * 8, as: UnsafeRawPointer.self)
  }

  private final class Collector {
    let protocols: Set<UnsafeRawPointer>
    var found: [Any.Type] = []
    private var seen: Set<ObjectIdentifier> = []

    init(_ protocols: Set<UnsafeRawPointer>) { self.protocols = protocols }

    /// Looks through the conformance records of one image.
    func visit(_ sections: UnsafeRawPointer) {
      // Version, base address, two unused words, protocols as start and length, then the conformances.
      let start = sections.load(fromByteOffset: 6 * 8, as: UnsafeRawPointer?.self)
      let length = sections.load(fromByteOffset: 7 * 8, as: Int.self)
      guard let start else { return }
      for offset in stride(from: 0, to: length, by: 4) {
        let record = Self.follow(start + offset)
        guard let proto = Self.followIndirectable(record), protocols.contains(proto) else { continue }
        take(record)
      }
    }

    private func take(_ record: UnsafeRawPointer) {
      // Protocol, type, witness table, flags; bits 3 to 5 of the flags say how the type is named.
      let flags = record.load(fromByteOffset: 12, as: UInt32.self)
      let descriptor: UnsafeRawPointer
      switch (flags >> 3) & 7 {
      case 0: descriptor = Self.follow(record + 4)
      case 1: descriptor = Self.follow(record + 4).load(as: UnsafeRawPointer.self)
      default: return
      }
      let kind = descriptor.load(as: UInt32.self)
      // Classes, structures and enumerations without generic parameters.
      guard (16...18).contains(kind & 0x1F), kind & 0x80 == 0 else { return }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
      let accessor = unsafeBitCast(Self.follow(descriptor + 12), to: Accessor.self)
      guard let metadata = accessor(0) else { return }
      let type = unsafeBitCast(metadata, to: Any.Type.self)
      if seen.insert(ObjectIdentifier(type)).inserted { found.append(type) }
    }

    private static func follow(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
      field + Int(field.load(as: Int32.self))
    }

    private static func followIndirectable(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(field.load(as: Int32.self))
      guard offset != 0 else { return nil }
      guard offset & 1 == 1 else { return field + offset }
      return (field + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }
}

/// The runtime's own walk over the images of this process.
///
/// Linked by its name, since a program with Swift's libraries linked in exports no names to look up.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ visit: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer)
