import AppIntents
import SearchModel
import Testing

struct UnionValueTests {
  private let album = Album("Summer")
  private let library = PhotoLibrary()

  @Test("A union is made from a value of one of its types, and gives that value back")
  func wraps() throws {
    let union = try #require(PhotoOrAlbum(_wrapping: album))
    guard case .album(let inside) = union else {
      Issue.record("It became another case.")
      return
    }
    #expect(inside == album && union._wrappedValue as? Album == album)
    #expect(PhotoOrAlbum(_wrapping: "Summer") == nil)
    #expect(PhotoOrAlbum._valueTypes.map { "\($0)" } == ["Photo", "Album"])
  }

  @Test("A union without the macro can be read but not made")
  func plainConformance() {
    #expect(AnyPhoto.album(album)._wrappedValue as? Album == album)
    #expect(AnyPhoto.nothing._wrappedValue as? String == "nothing")
    #expect(AnyPhoto(_wrapping: album) == nil && AnyPhoto._valueTypes.isEmpty)
  }

  @Test("The result of an intent shows what the union is")
  func asResult() async throws {
    let host = InProcessHost(app: "a", title: "A", entities: [Album.self], intents: [FindAnything.self])
    let outcome = try await host.run("FindAnything", parameters: ["target": "summer"])
    #expect(outcome.value == .list([.text("Summer"), .text("Photo 7")]))
  }

  @Test("A parameter takes a text for the first of its types that has such a value")
  func asParameter() async throws {
    let host = InProcessHost(
      app: "b", title: "B", entities: [Album.self, Photo.self], intents: [FindAnything.self],
      configure: { [library] in
        library.rename(3, to: "Sea")
        AppDependencyManager.shared.add(dependency: library)
      })
    let outcome = try await host.run("FindAnything", parameters: ["target": "3"])
    #expect(outcome.value == .list([.text("Photo 3"), .text("Photo 7")]))
    await #expect {
      try await host.run("FindAnything", parameters: ["target": "nowhere"])
    } throws: { ($0 as? LimelightError)?.code == .entityGone }
  }
}

private struct FindAnything: AppIntent {
  static let title: LocalizedStringResource = "Find Anything"
  @Parameter(title: "Target") var target: PhotoOrAlbum

  func perform() async throws -> some ReturnsValue<[PhotoOrAlbum]> {
    .result(value: [target, .photo(Photo(id: 7, library: PhotoLibrary()))])
  }
}
