/// What can be asked of the program.
enum Verb: String, CaseIterable, Sendable {
  case donate, search, show, ls, why, terms, delete, open, run, say, undo, shortcuts, intents, log, reindex
  case status, schema, engagement, help

  /// What stands behind the flags in its usage line.
  var operands: String {
    switch self {
    case .donate: "[FILE…|-]"
    case .search: "WORDS…"
    case .show, .open: "REF"
    case .run: "INTENT"
    case .delete: "REF… | --app A [--type T] [--domain D]"
    case .why: "REF WORDS…"
    case .terms: "PREFIX"
    case .schema: "[ls | show KEY]"
    case .engagement: "[status | on | off | clear | forget REF]"
    case .help: "[VERB|exit-codes]"
    case .say: "PHRASE…"
    case .shortcuts: "[ls]"
    case .intents: "[ls | show INTENT]"
    case .reindex: "[REF…]"
    case .ls, .log, .status, .undo: ""
    }
  }

  /// One line for the list of verbs.
  var summary: String {
    switch self {
    case .donate: "take entities as NDJSON and make them searchable"
    case .search: "find entities and what can be run"
    case .show: "print one entity"
    case .ls: "list entities"
    case .why: "say why a search finds an entity, or does not"
    case .terms: "list the words of the index"
    case .schema: "list the keys and how each is searched"
    case .engagement: "say, forget or switch off what is remembered of openings"
    case .delete: "withdraw entities"
    case .open: "open an entity in the app that donated it"
    case .run: "perform an intent of an app"
    case .undo: "take back what an intent did"
    case .say: "run what a phrase asks for"
    case .shortcuts: "list the phrases that can be said"
    case .intents: "list what apps can do, or explain one intent"
    case .log: "print what was donated, changed and deleted"
    case .reindex: "ask the apps again and refresh the index"
    case .status: "say how the index is doing"
    case .help: "explain a verb, or the exit codes"
    }
  }

  /// Its own flags, without the global ones.
  var flags: [Flag.Name] {
    switch self {
    case .donate: [.app, .type, .strict, .check, .replace, .rejects, .noWait, .records]
    case .search:
      [
        .ndjson, .ids, .uris, .null, .app, .type, .domain, .name, .limit, .offset, .cursor, .sort, .facet,
        .count, .summary, .typing, .explain, .syntax, .noEngagement,
      ]
    case .show: [.terms, .id, .app, .type]
    case .ls: [.app, .type, .domain, .ndjson, .ids, .uris, .null]
    case .why: [.id, .app, .type]
    case .terms: [.app, .type, .limit]
    case .schema: []
    case .engagement: [.id, .app, .type]
    case .delete: [.id, .app, .type, .domain]
    case .open: [.id, .app, .type]
    case .run: [.param, .yes, .noOpen, .tap]
    case .say: [.yes, .noOpen, .tap]
    case .shortcuts, .intents: [.app]
    case .log: [.follow, .app]
    case .reindex:
      [
        .app, .catalogOnly, .appsOnly, .rebuild, .acceptDeletions, .ifOlderThan, .splay, .wait, .dryRun, .id,
        .type,
      ]
    case .status: [.maxAge, .format]
    case .help, .undo: []
    }
  }

  /// In free text a single-dash argument that is not exactly a flag is a word (`search rust -book`).
  var takesFreeText: Bool { self == .search || self == .say || self == .why }

  /// Examples of use: a command line and what it is for.
  var examples: [(command: String, purpose: String)] {
    switch self {
    case .donate:
      [
        (
          #"echo '{"id":1,"title":"Harbour plan"}' | limelight donate --app org.example.plans --type Plan"#,
          ""
        ),
        ("limelight donate --check notes.ndjson", "what would be taken, nothing written"),
        ("limelight donate --rejects bad.ndjson notes.ndjson", "keep the refused lines"),
      ]
    case .search:
      [
        ("limelight search network scanner", ""),
        (#"limelight search 'title:"harbour plan" -draft'"#, "a phrase in the title, without drafts"),
        ("limelight search --ids -0 --app org.example.plans due | xargs -0 …", "for scripts"),
      ]
    case .show:
      [
        ("limelight show 1", "the first hit of the last search in this terminal"),
        ("limelight show --id nmap --app org.debian.packages", ""),
      ]
    case .ls: [("limelight ls --app org.example.plans --uris", "")]
    case .why:
      [
        ("limelight why 3 harbour marina", "why is it only third?"),
        ("limelight why limelight://open/org.example.plans/Plan/1 jetty", "why is it not found?"),
      ]
    case .terms:
      [
        ("limelight terms harb", "words that begin so, and how many entities have each"),
        ("limelight terms keywords: -n 0 --app org.example.plans", "all keywords of an app"),
      ]
    case .schema:
      [("limelight schema ls", ""), ("limelight schema show due", "one key, by its name or an alias")]
    case .engagement:
      [
        ("limelight engagement forget 1", "the first hit of the last search in this terminal"),
        ("limelight engagement off", "nothing is recorded and nothing used until it is on again"),
      ]
    case .delete:
      [
        ("limelight delete limelight://open/org.example.plans/Plan/1", ""),
        ("limelight delete --app org.example.plans --domain archive", "a domain and all below it"),
      ]
    case .open: [("limelight open 1", "the first hit of the last search in this terminal")]
    case .run:
      [
        ("limelight run DescribeCommand --param name=ls", ""),
        (
          "limelight run debian-packages/ShowPackageFiles --param package=coreutils --json",
          "for scripts"
        ),
      ]
    case .undo: [("limelight undo", "")]
    case .say: [("limelight say open harbour plan in Plans", "see: limelight shortcuts")]
    case .shortcuts: [("limelight shortcuts --app org.example.plans", "")]
    case .intents: [("limelight intents show OpenPlan", "its sentence and its parameters")]
    case .log: [("limelight log -f --app org.example.plans", "as it happens")]
    case .reindex:
      [
        ("limelight reindex --quiet --if-older-than 12h", "for cron"),
        ("limelight reindex --id nmap --app org.debian.packages", "one entity, as its app has it now"),
      ]
    case .status: [("limelight status --max-age 3d --quiet", "for monitoring: exit 4 when stale")]
    case .help: [("limelight help exit-codes", "")]
    }
  }
}
