import Foundation

/// A data source that knows what a list view shows where.
public protocol SectionedViewDataSourceType {
  /// What is shown at `indexPath`.
  ///
  /// - Throws: If there is nothing.
  func model(at indexPath: IndexPath) throws -> Any
}
