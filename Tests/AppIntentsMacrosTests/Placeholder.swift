import Testing

@Test("Placeholder") func placeholder() {}
