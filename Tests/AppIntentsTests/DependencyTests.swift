import AppIntents
import CoreSpotlight
import Synchronization
import Testing

struct DependencyTests {
  private final class Counter: Sendable {
    let made = Mutex(0)
    func next() -> Int {
      made.withLock { made in
        made += 1
        return made
      }
    }
  }

  @Test("A dependency is made when it is first read, and once")
  func lazyAndOnce() {
    let manager = AppDependencyManager()
    let counter = Counter()
    manager.add(dependency: counter.next())
    #expect(counter.made.withLock { $0 } == 0)
    let dependency = AppDependency<Int>(manager: manager)
    #expect(dependency.wrappedValue == 1)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 1)
  }

  @Test("Adding again replaces, also for those that read before")
  func replacing() {
    let manager = AppDependencyManager()
    manager.add(dependency: "first")
    let dependency = AppDependency<String>(manager: manager)
    #expect(dependency.wrappedValue == "first")
    manager.add(dependency: "second")
    #expect(dependency.wrappedValue == "second")
  }

  @Test("Keys tell dependencies of one type apart")
  func keys() {
    let manager = AppDependencyManager()
    manager.add(key: "a", dependency: 1)
    manager.add(key: "b", dependency: 2)
    manager.add(dependency: 3)
    #expect(AppDependency<Int>(key: "a", manager: manager).wrappedValue == 1)
    #expect(AppDependency<Int>(key: "b", manager: manager).wrappedValue == 2)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 3)
  }

  @Test(
    "What one of several apps added is found in its context, and outside only if no other app added the like")
  func contexts() {
    let manager = AppDependencyManager()
    func add(_ value: Int, as app: String) {
      AppContext.$current.withValue(AppContext(app: app)) { manager.add(dependency: value) }
    }
    func read(as app: String?) -> Int {
      AppContext.$current.withValue(app.map { AppContext(app: $0) }) {
        AppDependency(manager: manager, default: -1).wrappedValue
      }
    }
    add(1, as: "first")
    #expect(read(as: "first") == 1 && read(as: nil) == 1 && read(as: "second") == -1)
    add(2, as: "second")
    #expect(read(as: "first") == 1 && read(as: "second") == 2 && read(as: nil) == -1)
    manager.add(dependency: 3)
    #expect(read(as: nil) == 3 && read(as: "third") == 3 && read(as: "first") == 1)
  }

  @Test("A default serves where nothing was added")
  func defaults() {
    let manager = AppDependencyManager()
    #expect(AppDependency(manager: manager, default: 7).wrappedValue == 7)
    manager.add(dependency: 8)
    #expect(AppDependency(manager: manager, default: 7).wrappedValue == 8)
  }

  @Test("Many readers at once get one value")
  func concurrentReaders() async {
    let manager = AppDependencyManager()
    let counter = Counter()
    manager.add(dependency: counter.next())
    let values = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 { group.addTask { AppDependency<Int>(manager: manager).wrappedValue } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(values == [1])
  }

  private protocol Greeter: Sendable { func greet() -> String }
  private struct Plain: Greeter { func greet() -> String { "hello" } }
  private struct Broken: Error {}

  @Test("A closure registers what it gives under the type it says, a protocol too")
  func protocols() {
    let manager = AppDependencyManager()
    manager.add { Plain() as any Greeter }
    #expect(AppDependency<any Greeter>(manager: manager).wrappedValue.greet() == "hello")
    #expect(throws: AppDependencyManager.Error<Plain>.self) { try manager.value(nil, Plain.self) }
  }

  @Test("What takes time to make is made once, whoever reads it first")
  func slow() async throws {
    let manager = AppDependencyManager()
    let counter = Counter()
    manager.add { () async throws -> Int in
      await Task.yield()
      return counter.next()
    }
    let read = await Task.detached { AppDependency<Int>(manager: manager).wrappedValue }.value
    #expect(read == 1)
    let prepared = try await manager.prepare(nil, Int.self)
    #expect(prepared == 1)
  }

  @Test("Each failure says which dependency, of which type, and what to do")
  func messages() async {
    let manager = AppDependencyManager()
    func message(_ work: () throws -> Any) -> String? {
      do {
        _ = try work()
        return nil
      } catch {
        return (error as? any LocalizedError)?.errorDescription
      }
    }
    #expect(
      message { try manager.value(nil, Plain.self) }
        == "No dependency 'Plain' of type Plain was added; add it when the app starts.")
    #expect(
      message { try manager.value("greeter", Plain.self) }
        == "No dependency 'greeter' of type Plain was added; add it when the app starts.")
    manager.add(key: "greeter", dependency: 1)
    #expect(
      message { try manager.value("greeter", Plain.self) } == "The dependency 'greeter' is Int, not Plain.")
    let unmade = AppDependencyManager.Error<Int>.failedToLoadDependency("late", Int.self)
    #expect(
      unmade.errorDescription == "The dependency 'late' of type Int was read before it was made.")
  }

  @Test("An intent that the app's own code calls too early ends with what is missing, not the process")
  func calledTooEarly() async {
    await #expect(throws: AppDependencyManager.Error<NeedsTheMissing.Missing>.self) {
      try await NeedsTheMissing()(donate: false)
    }
  }

  @Test("What making throws arrives; another type under the key is told")
  func failures() async {
    let manager = AppDependencyManager()
    manager.add { () throws -> Int in throw Broken() }
    #expect(throws: Broken.self) { try manager.value(nil, Int.self) }
    manager.add { () async throws -> String in throw Broken() }
    await #expect(throws: Broken.self) { try await manager.prepare(nil, String.self) }
    manager.add(key: "a", dependency: 1)
    #expect { try manager.value("a", String.self) } throws: { error in
      (error as? any LocalizedError)?.errorDescription?.contains("Int") == true
    }
  }
}
