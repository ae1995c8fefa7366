import SearchModel

extension AppManifest {
  /// What `DebianPackages` declares; a test holds it against the types.
  static var debianPackages: AppManifest {
    var manifest = AppManifest(app: "debian-packages", title: "Debian Packages")
    manifest.entities = [EntityType(type: "Package", title: "Package")]
    manifest.intents = [
      intent(
        "OpenPackage", "Show Package", opens: "Package", Parameter("target", "Package", "entity:Package")),
      intent(
        "ShowPackageFiles", "Show Package Files", Parameter("package", "Package", "entity:Package"),
        description: "Lists the files that an installed package brought."),
      find(
        "Package", "Find Package",
        [
          Parameter("name", "Name", "string"), Parameter("version", "Version", "string"),
          Parameter("section", "Section", "string"), Parameter("maintainer", "Maintainer", "string"),
          Parameter("isInstalled", "Is Installed", "boolean"),
        ]),
    ]
    return manifest
  }

  /// What `ManualPages` declares; a test holds it against the types.
  static var manualPages: AppManifest {
    var manifest = AppManifest(app: "manual-pages", title: "Manual Pages")
    manifest.entities = [EntityType(type: "ManualPage", title: "Manual Page")]
    manifest.intents = [
      intent(
        "OpenManualPage", "Read Manual Page", opens: "ManualPage",
        Parameter("target", "Page", "entity:ManualPage")),
      intent(
        "DescribeCommand", "Describe Command", Parameter("name", "Command", "string"),
        description: "Says in one line what a command does."),
      find(
        "ManualPage", "Find Manual Page",
        [Parameter("name", "Name", "string"), Parameter("section", "Section", "string")]),
    ]
    return manifest
  }

  private static func intent(
    _ name: String, _ title: String, opens: String? = nil, _ parameter: Parameter,
    description: String? = nil
  ) -> Intent {
    var intent = Intent(intent: name, title: title, opens: opens)
    intent.parameters = [parameter]
    intent.description = description
    return intent
  }
}

extension AppManifest {
  /// The intent that finds entities of a type by these properties, as it is made from the type's own.
  private static func find(_ type: String, _ title: String, _ properties: [Parameter]) -> Intent {
    var intent = Intent(intent: "Find.\(type)", title: title)
    intent.parameters =
      properties + [
        Parameter("mode", "Mode", "string"), Parameter("sort", "Sort", "string"),
        Parameter("limit", "Limit", "integer"),
      ]
    for place in intent.parameters.indices { intent.parameters[place].isRequired = false }
    return intent
  }
}

extension AppManifest.Parameter {
  /// A parameter that must have a value.
  fileprivate init(_ name: String, _ title: String, _ kind: String) {
    self.init(name: name, title: title, kind: kind, isRequired: true)
  }
}
