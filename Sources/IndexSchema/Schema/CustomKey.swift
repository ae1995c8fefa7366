package import SearchModel

/// A custom key in one kind: its prefix and the slot the catalog allotted.
package struct CustomKey: Sendable, Hashable {
  package let name: String
  package let kind: CustomKeyKind
  /// Allotted once, kept for ever; from 1000 up.
  package let slot: UInt32
  package let options: CustomKeyOptions
  /// `XK`, the percent-encoded name, and a colon.
  package let prefix: String

  package init(name: String, kind: CustomKeyKind, slot: UInt32, options: CustomKeyOptions) {
    self.name = name
    self.kind = kind
    self.slot = slot
    self.options = options
    prefix = Terms.customPrefix(name)
  }
}
