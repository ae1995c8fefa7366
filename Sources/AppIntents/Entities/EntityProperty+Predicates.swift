// A predicate such as "name CONTAINS %@" compares the values of properties, not what they are kept in.
extension _EntityPropertyBase: PredicateWrapper {
  package func predicateValue(in object: Any) -> Any? { bound(toAny: object).presentValue }
}

extension _ComputedPropertyField: PredicateWrapper {
  package func predicateValue(in object: Any) -> Any? {
    Declaration.property.bound(toAny: object).presentValue
  }
}
