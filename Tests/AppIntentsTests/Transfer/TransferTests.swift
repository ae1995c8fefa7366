import AppIntents
import Testing

private struct Tour: AppEntity {
  var id = 7
  var name = "Lake / Loop"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tour"
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  static let defaultQuery = TourQuery()
  static let map = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tour-\(UUID().uuidString).png")
}
private struct TourQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tour] { [] }
}

struct TransferTests {
  @Test("An entity becomes a file of the first type it offers and the intent accepts")
  func entityAsFile() async throws {
    let rich = try await IntentFile(transferring: Tour(), accepting: [])
    #expect(rich.type == .pdf && rich.filename == "Lake - Loop.pdf" && rich.data == Data("%PDF".utf8))
    let text = try await IntentFile(transferring: Tour(), accepting: [.image, .text])
    #expect(text.type == .png && text.removedOnCompletion)
    #expect(text.data == Data("picture".utf8) && text.fileURL != Tour.map)
    let plain = try await IntentFile(transferring: Tour(), accepting: [.text])
    #expect(
      plain.type == .plainText && plain.filename == "tour.txt" && plain.data == Data("Lake / Loop".utf8))
    #expect(IntentFile.types(of: Tour(), accepting: [.text]) == [.plainText])
    await #expect(throws: IntentFileError.failedToLoadData) {
      try await IntentFile(transferring: Tour(), accepting: [.movie])
    }
  }
}

extension Tour: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }.visibility(.ownProcess)
    DataRepresentation(exportedContentType: .pdf) { _ in Data("%PDF".utf8) }
    FileRepresentation(exportedContentType: .png) { _ in
      try Data("picture".utf8).write(to: map)
      return SentTransferredFile(map)
    }
    DataRepresentation(exportedContentType: .plainText) { $0.name.data(using: .utf8) ?? Data() }
      .suggestedFileName("tour")
  }
}
