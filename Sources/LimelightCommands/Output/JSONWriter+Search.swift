import SearchModel

extension JSONWriter {
  /// The answer of `search --json`.
  static func search(_ response: SearchResponse, query: String, language: String?) -> JSONWriter {
    answer {
      $0.counts(of: response, query: query)
      $0.array("hits") { for hit in response.hits { $0.value(hit, language: language) } }
      $0.rest(of: response)
    }
  }

  /// The last line of `search --ndjson --summary`: all that is no hit.
  static func summary(_ response: SearchResponse, query: String) -> JSONWriter {
    answer {
      $0.member("kind", "summary")
      $0.counts(of: response, query: query)
      $0.rest(of: response)
    }
  }

  private mutating func counts(of response: SearchResponse, query: String) {
    member("query", query)
    member("revision", response.revision)
    member("count", response.count)
    member("countIsExact", response.countIsExact)
    member("tookMs", milliseconds: response.tookMilliseconds)
  }

  private mutating func rest(of response: SearchResponse) {
    object("facets") {
      for (key, counts) in response.facets.sorted(by: { $0.key < $1.key }) {
        $0.array(key) { list in for count in counts { list.value(count) } }
      }
    }
    member("suggestions", response.suggestions)
    if let miss = response.miss { object("miss") { $0.members(of: miss) } }
    key("next")
    if let next = response.next { integer(next) } else { null() }
    if let cursor = response.cursor { member("cursor", cursor.text) }
    member("notices", response.notices)
    if !response.explanation.isEmpty { member("explanation", response.explanation) }
  }

  private mutating func members(of miss: SearchMiss) {
    array("without") { list in
      for relaxation in miss.relaxations {
        list.object {
          if case .condition(let text) = relaxation.limit {
            $0.member(relaxation.limit.name, text)
          } else {
            $0.member("limit", relaxation.limit.name)
          }
          $0.member("count", relaxation.count)
        }
      }
    }
    guard let meant = miss.correction else { return }
    object("didYouMean") {
      $0.member("text", meant.text)
      $0.member("count", meant.count)
      $0.member("shown", meant.isShown)
    }
  }

  /// A value of a facet; a range with its ends, moments as RFC 3339.
  private mutating func value(_ count: FacetCount) {
    object {
      $0.member("value", count.value)
      $0.member("count", count.count)
      guard let range = count.range else { return }
      if count.isOfDates {
        $0.member("from", date: range.lowerBound)
        $0.member("to", date: range.upperBound)
      } else {
        $0.member("from", range.lowerBound)
        $0.member("to", range.upperBound)
      }
    }
  }

  /// One hit, as in `hits` and on a line of `--ndjson`.
  mutating func value(_ hit: SearchHit, language: String?) {
    switch hit {
    case .entity(let hit): value(hit, language: language)
    case .intent(let hit):
      object {
        $0.member("kind", "intent")
        $0.member("app", hit.app)
        $0.member("intent", hit.intent)
        $0.member("title", hit.title)
        $0.object("parameters") {
          for (name, value) in hit.parameters.sorted(by: { $0.key < $1.key }) { $0.member(name, value) }
        }
      }
    }
  }

  private mutating func value(_ hit: EntityHit, language: String?) {
    object {
      $0.identity(hit.entity.entity, typeTitle: hit.typeTitle, language: language)
      $0.member("score", hit.score)
      $0.member("tier", hit.tier.rawValue)
      $0.highlights(of: hit)
      $0.member("attributes", hit.entity.entity.attributes)
      $0.member("actions", hit.actions)
      if !hit.explanation.isEmpty { $0.member("explanation", hit.explanation) }
    }
  }

  /// What names an entity and what people see of it.
  mutating func identity(_ entity: DonatedEntity, typeTitle: String, language: String?) {
    member("kind", "entity")
    member("uri", entity.key.uri)
    member("app", entity.key.app)
    member("type", entity.key.type)
    member("typeTitle", typeTitle.isEmpty ? entity.key.type : typeTitle)
    member("id", entity.key.id)
    member("title", orNull: entity.title(for: language))
    member("label", entity.label(typeTitle: typeTitle, for: language))
    member("subtitle", orNull: entity.subtitle(for: language))
  }
}
