/// Decides who moves next.
protocol Director: AnyObject {
  /// Picks one of the candidates, of which there is at least one.
  func choose(among candidates: Candidates) -> Int

  /// Prepares the next schedule. Returns false if there is none.
  func advance() -> Bool
}
