import SearchModel

extension JSONWriter {
  /// An attribute's value: dates as RFC 3339, data as Base64, texts in several languages as an object.
  mutating func value(_ value: AttributeValue) {
    switch value {
    case .text(let text): string(text)
    case .integer(let number): integer(number)
    case .number(let number): self.number(number)
    case .boolean(let flag): boolean(flag)
    case .date(let seconds): string(RFC3339.format(seconds))
    case .data(let bytes): string(Base64.encode(bytes))
    case .list(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let members):
      beginObject()
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        self.key(key)
        self.value(value)
      }
      endObject()
    case .localized(let texts):
      beginObject()
      for (language, text) in texts.sorted(by: { $0.key < $1.key }) { member(language, text) }
      endObject()
    }
  }

  mutating func member(_ name: String, _ attributes: [Attribute]) {
    object(name) {
      for attribute in attributes {
        $0.key(attribute.name)
        $0.value(attribute.value)
      }
    }
  }

  mutating func member(_ name: String, _ notices: [Notice]) {
    array(name) { list in
      for notice in notices {
        list.object {
          $0.member("code", notice.code)
          $0.member("message", notice.message)
        }
      }
    }
  }

  mutating func member(_ name: String, _ actions: [IntentAction]) {
    array(name) { list in
      for action in actions {
        list.object {
          $0.member("intent", action.intent)
          $0.member("title", action.title)
        }
      }
    }
  }

  /// Milliseconds, no finer than microseconds.
  mutating func member(_ name: String, milliseconds: Double) {
    member(name, (milliseconds * 1000).rounded() / 1000)
  }

  /// A whole answer on one line.
  static func answer(_ body: (inout JSONWriter) -> Void) -> JSONWriter {
    var writer = JSONWriter()
    writer.object(nil) {
      $0.member("version", 1)
      body(&$0)
    }
    return writer
  }

  /// `{"error":{…}}`, the one shape of errors.
  ///
  /// - Parameter more: appends what this error says besides, to the inner object.
  static func error(
    _ error: LimelightError, more: (inout JSONWriter) -> Void = { _ in }
  ) -> JSONWriter {
    var writer = JSONWriter()
    writer.object {
      $0.object("error") {
        $0.member("code", Int(error.code.rawValue))
        $0.member("name", error.code.name)
        $0.member("message", error.message)
        $0.member("hint", orNull: error.hint)
        more(&$0)
      }
    }
    return writer
  }
}
