import SearchModel

extension JSONWriter {
  /// The answer of `schema --json`.
  static func schema(
    _ schema: SchemaReport, _ attributes: [AttributeInfo], notices: [Notice] = []
  ) -> JSONWriter {
    answer {
      $0.member("schema", schema.version)
      $0.array("attributes") { list in
        for attribute in attributes {
          list.object {
            $0.member("key", attribute.key)
            $0.member("aliases", attribute.aliases)
            $0.member("type", attribute.type)
            $0.member("kind", attribute.kind)
            $0.member("custom", attribute.isCustom)
            $0.member("matching", attribute.matching.rawValue)
            $0.member("bareWords", attribute.isFoundByBareWord)
            $0.member("prefix", attribute.prefix)
            $0.key("slot")
            if let slot = attribute.slot { $0.integer(Int(slot)) } else { $0.null() }
            $0.member("weight", attribute.weight)
          }
        }
      }
      $0.member("notices", notices)
    }
  }

  /// The answer of `terms --json`.
  static func terms(_ listing: TermListing) -> JSONWriter {
    answer {
      $0.array("terms") { list in
        for entry in listing.terms {
          list.object {
            $0.member("text", entry.text)
            $0.member("term", entry.term)
            $0.member("count", entry.count)
          }
        }
      }
      $0.member("hasMore", listing.hasMore)
      $0.member("notices", listing.notices)
    }
  }

  /// The answer of `why --json`.
  static func why(_ report: WhyReport, key: EntityKey, query: String) -> JSONWriter {
    answer {
      $0.member("uri", key.uri)
      $0.member("query", query)
      $0.member("verdict", report.verdict.rawValue)
      $0.key("rank")
      if let rank = report.rank { $0.integer(rank) } else { $0.null() }
      $0.member("count", report.count)
      $0.member("tier", orNull: report.tier?.rawValue)
      $0.array("parts") { list in
        for part in report.parts {
          list.object {
            $0.member("text", part.text)
            $0.member("answer", part.answer.rawValue)
            $0.member("reason", orNull: part.reason)
            $0.member("nearest", part.nearest)
          }
        }
      }
      $0.member("explanation", report.explanation)
      $0.member("notices", report.notices)
    }
  }
}
