extension AppManifest {
  /// The manifest as its file holds it (Docs/Manifest.md).
  package var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("app", app)
      writer.member("title", title)
      if !service.isEmpty { writer.member("service", service) }
      if !handler.isEmpty || service.isEmpty { writer.member("handler", handler) }
      writer.array("entities") { writer in
        for entity in entities {
          writer.object {
            $0.member("type", entity.type)
            $0.member("title", entity.title)
          }
        }
      }
      writer.array("intents") { writer in
        for intent in intents { intent.write(to: &writer) }
      }
    }
    return writer.text
  }
}

extension AppManifest.Intent {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("intent", intent)
      writer.member("title", title)
      if let opens { writer.member("opens", opens) }
      if !isDiscoverable { writer.member("isDiscoverable", false) }
      writer.array("parameters") { writer in
        for parameter in parameters {
          writer.object {
            $0.member("name", parameter.name)
            $0.member("title", parameter.title)
            $0.member("kind", parameter.kind)
            $0.member("isRequired", parameter.isRequired)
          }
        }
      }
    }
  }
}
