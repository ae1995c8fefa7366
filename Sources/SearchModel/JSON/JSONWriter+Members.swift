extension JSONWriter {
  package mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Int64) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Double) {
    key(name)
    number(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// `null` where there is no text.
  package mutating func member(_ name: String, orNull text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// A point in time as RFC 3339, `null` where there is none.
  package mutating func member(_ name: String, date seconds: Double?) {
    key(name)
    if let seconds { string(RFC3339.format(seconds)) } else { null() }
  }

  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// A member whose value is an object.
  package mutating func object(_ name: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let name { key(name) }
    beginObject()
    body(&self)
    endObject()
  }

  /// A member whose value is an array.
  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    beginArray()
    body(&self)
    endArray()
  }
}
