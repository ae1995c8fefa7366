import Glibc
import IntentDispatch
import SearchModel
import TestSupport
import Testing

@Suite("Handlers of apps")
struct HandlerTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private func failure(
    _ dispatcher: IntentDispatcher, url: String? = nil
  ) async -> LimelightError? {
    do {
      _ = try await dispatcher.open(fixture.key, url: url, source: "search")
      return nil
    } catch { return error as? LimelightError }
  }

  @Test("A handler gets the navigation event on its standard input")
  func receivesEvent() async throws {
    try fixture.notes(
      handler: try fixture.script(#"cat > "$TEST_HOME/event.json"; echo rubbish; echo talk >&2"#))
    let (event, notices) = try await fixture.dispatcher().open(fixture.key, url: nil, source: "shortcut")
    #expect(notices.isEmpty)
    #expect(event.intent == "OpenNote")
    #expect(event.contentIdentifier == "OpenNote")
    #expect(event.delivered == .handler)
    #expect(event.at == 1_000_000)
    let told = try JSONValue.parse(try #require(fixture.text("event.json")))
    #expect(told["event"]?.string == event.event)
    #expect(told["entity"]?["id"]?.string == "a/b c")
    #expect(told["entity"]?["uri"]?.string == "limelight://open/org.example.notes/Note/a%2Fb%20c")
    #expect(told["intent"]?.string == "OpenNote")
    #expect(told["source"]?.string == "shortcut")
    #expect(told["mode"]?.string == "open")
  }

  @Test("Each tap has an event of its own")
  func eventsDiffer() async throws {
    try fixture.notes(handler: try fixture.script("exit 0"))
    let dispatcher = fixture.dispatcher()
    let first = try await dispatcher.open(fixture.key, url: nil, source: "search").0
    let second = try await dispatcher.open(fixture.key, url: nil, source: "search").0
    #expect(first.event != second.event)
  }

  @Test("A handler answers on its result descriptor")
  func answers() async throws {
    try fixture.notes(
      handler: try fixture.script(
        #"printf '{"exec":["vi","a b"],"contentIdentifier":"note"}' >&"$LIMELIGHT_RESULT_FD""#))
    let event = try await fixture.dispatcher().open(fixture.key, url: nil, source: "search").0
    #expect(event.exec == ["vi", "a b"])
    #expect(event.contentIdentifier == "note")
  }

  @Test("An answer that is no result is a failed handler", arguments: ["{\"exec\":", "[]", "{\"exec\":[1]}"])
  func answersRubbish(_ answer: String) async throws {
    try fixture.notes(handler: try fixture.script("printf '%s' '\(answer)' >&3"))
    #expect(await failure(fixture.dispatcher())?.code == .handlerFailed)
  }

  @Test("A failing handler is reported with the last line it said")
  func fails() async throws {
    try fixture.notes(
      handler: try fixture.script("echo first >&2; echo 'no such note' >&2; echo >&2; exit 7"))
    let error = try #require(await failure(fixture.dispatcher()))
    #expect(error.code == .handlerFailed)
    #expect(error.message.contains("exit code 7: no such note"))
    #expect(error.message.contains("org.example.notes"))
  }

  @Test("A handler that dies of a signal has failed")
  func dies() async throws {
    try fixture.notes(handler: try fixture.script("kill -SEGV $$"))
    let error = try #require(await failure(fixture.dispatcher()))
    #expect(error.code == .handlerFailed)
    #expect(error.message.contains("signal 11"))
  }

  @Test("Exit code 10 means that the entity is gone")
  func gone() async throws {
    try fixture.notes(handler: try fixture.script("exit 10"))
    #expect(await failure(fixture.dispatcher())?.code == .entityGone)
  }

  @Test("A hanging handler is killed at its deadline, with the processes it started")
  func hangs() async throws {
    try fixture.notes(
      handler: try fixture.script(
        #"sleep 600 & echo $! > "$TEST_HOME/child"; echo $$ > "$TEST_HOME/self"; echo waiting >&2; sleep 600"#
      ))
    let error = try #require(await failure(fixture.dispatcher(deadline: 0.4)))
    #expect(error.code == .handlerFailed)
    #expect(error.message.contains("killed: waiting"))
    for name in ["child", "self"] {
      let pid = try #require(pid_t((fixture.text(name) ?? "").split(separator: "\n").first ?? ""))
      #expect(Self.isGone(pid))
    }
  }

  /// Waits for a killed process to disappear from the table: its new parent reaps it when it likes.
  private static func isGone(_ pid: pid_t) -> Bool {
    var file = Array("/proc/\(pid)/stat".utf8CString)
    for _ in 0..<1000 {
      guard let stat = fopen(&file, "r") else { return true }
      var line = [UInt8](repeating: 0, count: 512)
      let text = String(decoding: line[..<fread(&line, 1, 512, stat)], as: UTF8.self)
      fclose(stat)
      // A zombie runs no more, even where nobody reaps it.
      if text.split(separator: ")").last?.hasPrefix(" Z") == true || text.isEmpty { return true }
      poll(nil, 0, 5)
    }
    return false
  }

  @Test("A handler that leaves a program running is not waited for, and the program lives")
  func leavesProgram() async throws {
    try fixture.notes(handler: try fixture.script(#"sleep 600 & echo $! > "$TEST_HOME/child""#))
    let event = try await fixture.dispatcher().open(fixture.key, url: nil, source: "search").0
    #expect(event.delivered == .handler)
    let child = try #require(pid_t((fixture.text("child") ?? "").split(separator: "\n").first ?? ""))
    #expect(kill(child, 0) == 0)
    kill(child, SIGKILL)
  }

  @Test("Output without end fills no memory and blocks no handler")
  func floods() async throws {
    try fixture.notes(
      handler: try fixture.script(
        "head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2; head -c 300000 /dev/zero >&3; exit 5"))
    let error = try #require(await failure(fixture.dispatcher()))
    #expect(error.message.contains("exit code 5"))
    #expect(error.message.utf8.count < 1000)
  }

  @Test("A missing handler is named with the app, the type and what was tried")
  func missing() async throws {
    try fixture.notes(handler: "/nowhere/notes-open")
    let error = try #require(await failure(fixture.dispatcher()))
    #expect(error.code == .noHandler)
    for part in ["org.example.notes", "Note", "/nowhere/notes-open", "No such file"] {
      #expect(error.message.contains(part))
    }
    #expect(error.hint?.contains("notes.json") == true)
  }

  @Test("A handler that is not executable is no handler")
  func notExecutable() async throws {
    let path = try fixture.home.write("#!/bin/sh\n", to: "bin/plain")
    try fixture.notes(handler: path)
    let error = try #require(await failure(fixture.dispatcher()))
    #expect(error.code == .noHandler)
    #expect(error.message.contains("Permission denied"))
  }

  @Test("A handler without a slash is found on PATH, or said not to be there")
  func searchesPath() async throws {
    try fixture.notes(handler: "notes-open")
    #expect(await failure(fixture.dispatcher())?.message.contains("not on PATH") == true)
    _ = try fixture.script("exit 0", named: "notes-open")
    #expect(await failure(fixture.dispatcher()) == nil)
  }

  @Test("A handler inherits no descriptor but its four")
  func inheritsNothing() async throws {
    let leak = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(leak) }
    try fixture.notes(handler: try fixture.script(#"ls /proc/self/fd > "$TEST_HOME/fds""#))
    _ = try await fixture.dispatcher().open(fixture.key, url: nil, source: "search")
    let numbers = (fixture.text("fds") ?? "").split(separator: "\n").compactMap { Int($0) }
    // `ls` itself holds one more for the directory it reads.
    #expect(Set(numbers).isSubset(of: [0, 1, 2, 3, 4]))
    #expect(numbers.contains(3))
  }

  @Test("Many handlers at once all end")
  func manyAtOnce() async throws {
    try fixture.notes(handler: try fixture.script("cat >/dev/null; echo x >&2"))
    let dispatcher = fixture.dispatcher()
    let key = fixture.key
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask { _ = try await dispatcher.open(key, url: nil, source: "search") }
      }
      try await group.waitForAll()
    }
  }

  @Test("A cancelled tap ends its handler")
  func cancelled() async throws {
    try fixture.notes(handler: try fixture.script(#"echo $$ > "$TEST_HOME/self"; sleep 600"#))
    let dispatcher = fixture.dispatcher(deadline: nil)
    let key = fixture.key
    let tap = Task { try await dispatcher.open(key, url: nil, source: "search") }
    while fixture.text("self")?.hasSuffix("\n") != true { await Task.yield() }
    tap.cancel()
    await #expect(throws: CancellationError.self) { try await tap.value }
    let pid = try #require(pid_t((fixture.text("self") ?? "").split(separator: "\n").first ?? ""))
    #expect(Self.isGone(pid))
  }
}
