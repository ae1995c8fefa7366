/// All flags there are.
enum FlagTable {
  static let global: [Flag.Name] = [.home, .color, .timeout, .quiet, .verbose, .json, .help]

  static func flag(_ name: Flag.Name) -> Flag {
    // One definition per case: the switch cannot forget one.
    switch name {
    case .home: Flag(name, "home", nil, "DIR", "use the home in DIR (else LIMELIGHT_HOME, else XDG)")
    case .color: Flag(name, "color", nil, "WHEN", "highlight: auto, always or never")
    case .timeout: Flag(name, "timeout", nil, "S", "give up after S (30, 500ms, 2m); donate: stop waiting")
    case .quiet: Flag(name, "quiet", "q", nil, "say nothing but data and errors")
    case .verbose: Flag(name, "verbose", "v", nil, "say more")
    case .json: Flag(name, "json", nil, nil, "print one JSON object, errors too")
    case .help: Flag(name, "help", "h", nil, "explain the verb")
    case .version: Flag(name, "version", nil, nil, "print the version")
    case .strict: Flag(name, "strict", nil, nil, "take nothing if one line is bad")
    case .check: Flag(name, "check", nil, nil, "validate only; write nothing")
    case .replace:
      Flag(name, "replace", nil, nil, "the input is all that --app (and --type) has; the rest goes")
    case .rejects: Flag(name, "rejects", nil, "FILE", "write refused lines to FILE, as they came")
    case .noWait: Flag(name, "no-wait", nil, nil, "return once durable, before it is searchable")
    case .records: Flag(name, "records", nil, nil, "list the accepted records in the receipt too")
    case .app: Flag(name, "app", nil, "A", "of this app only; donate: app of records that name none")
    case .type: Flag(name, "type", nil, "T", "of this type only; donate: type of records that name none")
    case .domain: Flag(name, "domain", nil, "D", "in this domain and those below it only")
    case .id: Flag(name, "id", nil, nil, "REF is an identifier, unique under --app and --type")
    case .ndjson: Flag(name, "ndjson", nil, nil, "print one JSON object a line")
    case .ids: Flag(name, "ids", nil, nil, "print identifiers only")
    case .uris: Flag(name, "uris", nil, nil, "print URIs only")
    case .null: Flag(name, "null", "0", nil, "end each with NUL instead of a newline, nothing escaped")
    case .name: Flag(name, "name", nil, nil, "match titles and alternate names only")
    case .limit: Flag(name, "limit", "n", "N", "print at most N (20; 0 = all)")
    case .offset: Flag(name, "offset", nil, "N", "skip the first N")
    case .cursor: Flag(name, "cursor", nil, "C", "go on behind the page that gave this cursor")
    case .summary: Flag(name, "summary", nil, nil, "with --ndjson: count, cursor and facets on a last line")
    case .sort: Flag(name, "sort", nil, "KEY[:desc],…", "order by these keys instead of by rank")
    case .facet:
      Flag(
        name, "facet", nil, "KEY[:BY]",
        "count the values of KEY too, BY year, month, day or a step (repeatable)")
    case .count: Flag(name, "count", nil, nil, "print the exact number of matches only")
    case .typing: Flag(name, "typing", nil, nil, "more will be typed: counts may be bounded")
    case .explain: Flag(name, "explain", nil, nil, "say how the query was understood and ranked")
    case .syntax: Flag(name, "syntax", nil, "S", "forgiving (default), strict or spotlight")
    case .noEngagement: Flag(name, "no-engagement", nil, nil, "rank as if nothing had ever been opened")
    case .param:
      Flag(name, "param", nil, "NAME=VALUE", "give a parameter its value (repeatable; again for a list)")
    case .yes: Flag(name, "yes", nil, nil, "confirm whatever it asks to have confirmed")
    case .noOpen: Flag(name, "no-open", nil, nil, "do not open what its result opens")
    case .tap:
      Flag(name, "tap", nil, "ACTION", "tap this in the snippet that its result shows (repeatable, in order)")
    case .terms: Flag(name, "terms", nil, nil, "list its index terms and values too")
    case .follow: Flag(name, "follow", "f", nil, "wait for more and print it")
    case .catalogOnly: Flag(name, "catalog-only", nil, nil, "do not ask the apps")
    case .appsOnly: Flag(name, "apps-only", nil, nil, "ask the apps; rebuild nothing")
    case .rebuild: Flag(name, "rebuild", nil, nil, "rebuild the index whether due or not")
    case .acceptDeletions: Flag(name, "accept-deletions", nil, nil, "sweep even much of an app at once")
    case .ifOlderThan: Flag(name, "if-older-than", nil, "D", "only if the last success is older (12h, 3d)")
    case .splay: Flag(name, "splay", nil, "D", "wait a random time up to D first")
    case .wait: Flag(name, "wait", nil, "S", "wait this long for another reindex to end")
    case .dryRun: Flag(name, "dry-run", nil, nil, "say what would be done")
    case .maxAge: Flag(name, "max-age", nil, "D", "exit 4 if the index is older (12h, 3d)")
    case .format: Flag(name, "format", nil, "F", "prometheus: print metrics")
    }
  }
}
