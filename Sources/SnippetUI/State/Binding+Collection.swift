/// Bindings to the elements of a collection, as `ForEach($items)` takes them.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements' bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places of the collection.
  public typealias Indices = Value.Indices
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next place.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding to the element there.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { element in
        var whole = wrappedValue
        whole[position] = element
        wrappedValue = whole
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
