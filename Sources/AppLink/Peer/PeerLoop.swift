import Glibc
import SearchModel
import Synchronization

/// What the thread of a connection does: reads lines, writes what waits, until one end closes.
struct PeerLoop {
  let peer: RPCPeer
  let input: Int32
  let output: Int32
  let wake: Wake

  func run() {
    for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    let reason = transfer()
    peer.finish(reason)
    close(input)
    if output != input { close(output) }
  }

  private func transfer() -> any Error {
    var splitter = LineSplitter(limit: RPCPeer.lineLimit)
    var pending: [UInt8] = []
    var sent = 0
    // More than a pipe holds; what the other end started may write for ever.
    var readsAlone = 32
    while true {
      let (added, isClosing, isAlone, answering, end) = peer.state.withLock { state in
        defer { state.outgoing = [] }
        return (state.outgoing, state.isClosing, state.isAlone, state.answering.count, state.end)
      }
      if let end { return end }
      if !added.isEmpty || sent == pending.count {
        // Only what is new is worth moving the rest for: a long message goes out a pipe's length at a time.
        pending = pending[sent...] + added
        sent = 0
      }
      if isClosing, pending.isEmpty { return RPCPeer.closed }
      if pending.count - sent > RPCPeer.outgoingLimit || answering > RPCPeer.answeringLimit {
        return LimelightError(.handlerFailed, "the other end asks without reading the answers")
      }
      var waiting = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pending.isEmpty ? -1 : output, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&waiting, nfds_t(waiting.count), isAlone ? 0 : -1) < 0 {
        if errno == EINTR { continue }
        return LimelightError(.io, "the connection cannot be waited for: \(String(cString: strerror(errno)))")
      }
      if waiting[1].revents != 0 { wake.clear() }
      if isAlone {
        if waiting[0].revents == 0 || readsAlone == 0 { return RPCPeer.closed }
        readsAlone -= 1
      }
      if waiting[2].revents != 0 {
        let count = pending.withUnsafeBytes {
          write(output, $0.baseAddress.map { $0 + sent }, $0.count - sent)
        }
        if count > 0 {
          sent += count
        } else if count < 0, errno != EAGAIN, errno != EINTR {
          return RPCPeer.closed
        }
      }
      if waiting[0].revents != 0, let reason = receive(&splitter) { return reason }
    }
  }

  /// Takes what can be read.
  ///
  /// - Returns: why there is no more, if so.
  private func receive(_ splitter: inout LineSplitter) -> (any Error)? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EAGAIN || errno == EINTR { return nil }
      return LimelightError(.io, "the connection cannot be read: \(String(cString: strerror(errno)))")
    }
    guard count > 0 else {
      return splitter.isInsideLine
        ? LimelightError(.handlerFailed, "the connection was closed in the middle of a message")
        : RPCPeer.closed
    }
    guard let lines = splitter.lines(adding: buffer[..<count]) else {
      return LimelightError(
        .handlerFailed, "a message is longer than \(RPCPeer.lineLimit >> 20) MB")
    }
    for line in lines {
      do { try peer.take(line) } catch {
        let shown = String(decoding: line.prefix(120), as: UTF8.self)
        let clean = String(String.UnicodeScalarView(shown.unicodeScalars.filter { $0.value >= 0x20 }))
        return LimelightError(
          .handlerFailed, "a line of the connection is no message (\(error.message)): \(clean)")
      }
    }
    return nil
  }
}
