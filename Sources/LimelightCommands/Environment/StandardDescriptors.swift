import Glibc

/// The descriptors 0, 1 and 2, which a caller may have closed.
enum StandardDescriptors {
  /// Occupies those that are closed, so that no file of the home gets their number and what is said is never
  /// written into it.
  ///
  /// Each is opened the wrong way round: using it fails as using a closed one does, instead of losing data
  /// quietly.
  static func keepReserved() {
    for (descriptor, mode) in [(0 as Int32, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one: those below are open by now.
      _ = open("/dev/null", mode)
    }
  }
}
