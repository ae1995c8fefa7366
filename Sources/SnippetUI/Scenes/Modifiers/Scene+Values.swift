extension Scene {
  /// Sets a value for the views of this scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self) { node in
      node.environment.insert({ $0[keyPath: keyPath] = value }, at: 0)
    }
  }

  /// Hands an observable object down to the views of this scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self) { node in node.environment.insert({ $0[T.self] = object }, at: 0) }
  }

  /// Hands an object that publishes changes down to the views of this scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { node in
      node.environment.insert({ $0.values[ObjectIdentifier(T.self)] = object }, at: 0)
    }
  }

  /// Does something when a value is another after an evaluation of the app's body.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    let change = ChangeAction(value, initial: initial, action)
    return ModifiedScene(content: self) { node in
      let identity = node.identity + ["change \(node.attachments.count)"]
      node.attachments.append(LifecycleAttachment(identity: identity, event: .change(change)))
    }
  }

  /// Does something when a value is another after an evaluation of the app's body.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The size of new windows: without a screen there is none.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    ModifiedScene(content: self) { _ in }
  }
}
