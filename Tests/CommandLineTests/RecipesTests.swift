import Foundation
import Testing

/// The scripts of Docs/Recipes.md, run as a reader would run them.
@Suite("Recipes of the documentation")
struct RecipesTests {
  @Test("Every recipe of the page is run by a test here")
  func allRecipesAreTested() throws {
    #expect(try Recipe.names() == ["files", "mail", "commits"])
  }

  @Test(
    "Files found by find are donated, found by their text, and go when they go",
    .enabled(if: Recipe.has("jq"), "jq is missing: Tools/setup test"))
  func files() throws {
    let run = try Recipe(named: "files")
    defer { run.remove() }
    let notes = run.directory + "/my notes"
    try run.write("The lantern hangs in the harbour.\n", to: "my notes/deep/lamp 100%.md")
    try run.write("Says \"quoted\" and \\ back.\n", to: "my notes/tea.txt")
    try run.write("not text", to: "my notes/image.png")

    try run.donate(["NOTES": notes])
    #expect(try run.titles("lantern") == ["lamp 100%.md"])
    #expect(try run.titles("quoted") == ["tea.txt"])
    #expect(try run.titles("--app", "org.example.notes", "image").isEmpty)

    try FileManager.default.removeItem(atPath: notes + "/tea.txt")
    try run.donate(["NOTES": notes])
    #expect(try run.titles("quoted").isEmpty)
    #expect(try run.titles("lantern") == ["lamp 100%.md"])
  }

  @Test(
    "Mail shown by notmuch is donated with sender, tags and text",
    .enabled(if: Recipe.has("notmuch") && Recipe.has("jq"), "notmuch or jq is missing: Tools/setup test"))
  func mail() throws {
    let run = try Recipe(named: "mail")
    defer { run.remove() }
    try run.write(
      Self.message(id: "one@example.org", subject: "Harbour plans", text: "The crane."), to: "mail/cur/1")
    try run.write(
      Self.message(id: "two@example.org", subject: "Lunch", text: "Lentil soup."), to: "mail/cur/2")
    try run.write(
      "[database]\npath=\(run.directory)/mail\n[user]\nname=Ada\nprimary_email=ada@example.org\n[new]\ntags=inbox\n",
      to: "notmuch-config")
    let notmuch = ["NOTMUCH_CONFIG": run.directory + "/notmuch-config", "MAIL_QUERY": "*"]
    try run.shell("mkdir -p mail/new mail/tmp && notmuch new --quiet", notmuch)

    try run.donate(notmuch)
    #expect(try run.titles("crane") == ["Harbour plans"])
    #expect(try run.titles("keywords:inbox", "lentil") == ["Lunch"])
    #expect(try run.titles("authorNames:grace").count == 2)
  }

  @Test(
    "Commits listed by git are donated and found by message and custom key",
    .enabled(if: Recipe.has("git") && Recipe.has("jq"), "git or jq is missing: Tools/setup test"))
  func commits() throws {
    let run = try Recipe(named: "commits")
    defer { run.remove() }
    let identity = [
      "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
      "GIT_COMMITTER_EMAIL": "ada@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    try run.shell(
      """
      git init -q repository && cd repository
      git commit -q --allow-empty -m 'Raise the crane' -m 'It says "hoist" twice.'
      git commit -q --allow-empty -m 'Lower the anchor'
      """, identity)
    let hash = try run.shell("git -C repository log --format=%H --grep=anchor", identity)

    try run.donate(["REPOSITORY": run.directory + "/repository"])
    #expect(try run.titles("hoist") == ["Raise the crane"])
    #expect(try run.titles("commit:\(hash.prefix(10))") == ["Lower the anchor"])
  }

  private static func message(id: String, subject: String, text: String) -> String {
    """
    From: Grace <grace@example.org>
    To: Ada <ada@example.org>
    Subject: \(subject)
    Date: Mon, 05 Jan 2026 10:00:00 +0000
    Message-ID: <\(id)>
    Content-Type: text/plain; charset=utf-8

    \(text)

    """
  }
}
