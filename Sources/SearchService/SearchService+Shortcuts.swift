import IntentDispatch
import SearchModel

extension SearchService {
  private var phraseValues: PhraseValues { PhraseValues(engine: engine) }

  /// What a person said, as intents of the registered apps.
  ///
  /// Reads manifests, the values that apps suggested and entities that they donated; no app is started. Cost: the
  /// number of phrases, and for phrases that fit the number of values.
  package func outcome(ofPhrase phrase: String) async throws -> PhraseOutcome {
    try await PhraseBook(apps: registry.apps.map(\.manifest), values: phraseValues).outcome(of: phrase)
  }

  /// Every phrase that can be said, one for each value, with what it asks for; in the apps' order.
  ///
  /// - Parameter app: of that app only.
  package func shortcuts(app: String?) async throws -> [ListedShortcut] {
    let values = phraseValues
    let book = PhraseBook(apps: registry.apps.map(\.manifest), values: values)
    var listed: [ListedShortcut] = []
    for manifest in book.apps where app == nil || manifest.app == app {
      for entry in book.entries(of: manifest) where entry.appName == manifest.title {
        var readings = [entry.reading(nil)]
        if let parameter = entry.parameter {
          readings = try await values.offered(of: manifest, kind: parameter.kind).map { entry.reading($0) }
        }
        listed += readings.map { reading in
          ListedShortcut(
            reading: reading, shortTitle: entry.shortcut.shortTitle,
            systemImageName: entry.shortcut.systemImageName)
        }
      }
    }
    return listed
  }
}

/// A phrase in a list.
package struct ListedShortcut: Sendable {
  package var reading: PhraseReading
  package var shortTitle: String
  package var systemImageName: String
}
