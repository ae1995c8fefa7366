/// Makes a value a parameter takes from a value of another type.
///
/// A resolver that gives `nil` leaves the value to the next one. One whose input and output are the same type checks
/// or changes values of the parameter's own type.
///
/// Apple's counterpart: `Resolver`.
public protocol Resolver: Hashable, Sendable {
  /// What it takes.
  associatedtype Input: _IntentValue
  /// What it gives.
  associatedtype Output: _IntentValue & Sendable
  /// What it knows of the parameter.
  typealias Context = IntentParameterContext
  /// The value made of the input; `nil` to let the next resolver try.
  ///
  /// - Throws: whatever ends the run with a message; `context.needsValueError()` has the person asked.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// Resolvers that are tried in their order.
///
/// Apple's counterpart: `ResolverSpecification`.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// What its resolvers give.
  associatedtype Output: _IntentValue
}

/// No resolvers: only values of the type itself are taken.
///
/// Apple's counterpart: `EmptyResolverSpecification`.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// What its resolvers would give.
  public typealias Output = Value
  /// No resolvers.
  public init() {}
  /// Ends at once.
  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator { EmptyCollection().makeIterator() }
}

/// Resolvers in a list, as the builder makes them.
public struct _ResolverList<Value: _IntentValue>: ResolverSpecification {
  /// What its resolvers give.
  public typealias Output = Value
  package let resolvers: [any Resolver]
  package init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

  /// The resolvers in their order.
  public func makeIterator() -> Array<any Resolver>.Iterator { resolvers.makeIterator() }

  /// Lists are equal if they hold equal resolvers in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.resolvers.map { AnyHashable($0) } == right.resolvers.map { AnyHashable($0) }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    for resolver in resolvers { hasher.combine(AnyHashable(resolver)) }
  }
}

/// Takes the resolvers of a parameter, in the order they are tried.
///
/// Apple's counterpart: `ResolverSpecificationBuilder`.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// One resolver, for the value or, of a list, for its elements.
  public static func buildExpression<R: Resolver>(_ resolver: R) -> _ResolverList<Property>
  where R.Output.ValueType == Property.ValueType { _ResolverList([resolver]) }

  /// All of them.
  public static func buildBlock(_ parts: _ResolverList<Property>...) -> _ResolverList<Property> {
    _ResolverList(parts.flatMap(\.resolvers))
  }
}
