import Foundation
import ReactiveCore

/// Something that decodes values from data, such as `JSONDecoder`.
public protocol DataDecoder {
  /// Decodes a value of the given type.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes a value from each element.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Used once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The values. Ends with the source. Implements Rx `decode`.
  public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
