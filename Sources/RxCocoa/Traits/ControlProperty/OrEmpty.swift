import RxSwift

extension ControlPropertyType where Element == String? {
  /// The same property with an empty text in place of nil.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.values.map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
