import Foundation
import Testing
import UniformTypeIdentifiers

struct UniformTypeTests {
  @Test("Types conform to their parents and the parents of those, and to themselves")
  func conformance() {
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.swiftSource.isSubtype(of: .plainText))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.item.isSupertype(of: .heic) && !UTType.png.conforms(to: .text))
  }

  @Test("A type is found by extension and MIME type, within the type asked for")
  func lookup() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType("net.daringfireball.markdown")?.preferredFilenameExtension == "md")
    #expect(UTType.json.preferredMIMEType == "application/json")
  }

  @Test("A type of the app's own conforms to the parent it names, or is an item")
  func ownTypes() {
    let recipe = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    #expect(recipe.conforms(to: .text) && !recipe.isDeclared)
    #expect(UTType(importedAs: "org.example.other").supertypes == [.item])
  }

  @Test("Identifiers are compared without regard to case")
  func equality() {
    #expect(UTType("PUBLIC.PNG") == .png)
    #expect(Set([UTType("Public.Png"), .png]).count == 1)
  }

  @Test("No declared type has a parent the table lacks")
  func tableIsClosed() {
    for type in [UTType.applicationBundle, .epub, .vCard, .usdz, .rtfd, .tarArchive] {
      let unknown = type.supertypes.filter { !$0.isDeclared }
      #expect(unknown.isEmpty)
    }
  }
}
