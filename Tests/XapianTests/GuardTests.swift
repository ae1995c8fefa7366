import CXapian
import Testing
import Xapian

@Suite("The border to C++")
struct GuardTests {
  @Test(
    "Every kind of exception becomes an error with its class",
    arguments: [
      (0, "DatabaseModifiedError"), (1, "OutOfMemory"), (2, "StandardException"), (3, "UnknownException"),
    ] as [(Int32, String)])
  func exceptionsAreContained(kind: Int32, name: String) {
    var error: OpaquePointer?
    #expect(!cxap_guard_probe(kind, &error))
    guard let error else {
      Issue.record("no error was stored")
      return
    }
    #expect(String(cString: cxap_error_class(error)) == name)
    #expect(!String(cString: cxap_error_message(error)).isEmpty)
    #expect(String(cString: cxap_error_context(error)) == (kind == 0 ? "context" : ""))
    cxap_error_free(error)
  }

  @Test("Success leaves no error")
  func successLeavesNoError() {
    var error: OpaquePointer?
    #expect(cxap_guard_probe(9, &error))
    #expect(error == nil)
  }

  @Test("An operator that is not offered is refused")
  func operatorMaxIsRefused() {
    var error: OpaquePointer?
    #expect(cxap_query_combine(14, nil, 0, &error) == nil)
    cxap_error_free(error)
  }
}
