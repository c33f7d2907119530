import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite struct CommonTests {
  @Test func numbersFromKeyValueObservation() {
    #expect(Int(KVOValue: NSNumber(value: -3)) == -3)
    #expect(Int32(KVOValue: NSNumber(value: -3)) == -3)
    #expect(Int64(KVOValue: NSNumber(value: -3)) == -3)
    #expect(UInt(KVOValue: NSNumber(value: 3)) == 3)
    #expect(UInt32(KVOValue: NSNumber(value: 3)) == 3)
    #expect(UInt64(KVOValue: NSNumber(value: UInt64.max)) == UInt64.max)
    #expect(Bool(KVOValue: NSNumber(value: true)) == true)
    #expect(Bool(KVOValue: NSNumber(value: 0)) == false)
  }

  @Test func errorsPrintDifferently() {
    let object = NSObject()
    let errors: [RxCocoaError] = [
      .unknown, .invalidOperation(object: 1), .itemsNotYetBound(object: 1), .invalidPropertyName(object: 1, propertyName: "x"),
      .invalidObjectOnKeyPath(object: 1, sourceObject: object, propertyName: "x"), .errorDuringSwizzling,
      .castingError(object: 1, targetType: String.self),
    ]
    #expect(Set(errors.map { "\($0)" }).count == errors.count)
    #expect("\(RxCocoaError.castingError(object: 1, targetType: String.self))".contains("String"))
  }

  @Test func sectionedDataSources() throws {
    struct Rows: SectionedViewDataSourceType {
      let rows: [String]
      func model(at indexPath: IndexPath) throws -> Any {
        guard rows.indices.contains(indexPath[1]) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return rows[indexPath[1]]
      }
    }
    #expect(try Rows(rows: ["a"]).model(at: IndexPath(indexes: [0, 0])) as? String == "a")
    #expect(throws: RxCocoaError.self) { try Rows(rows: []).model(at: IndexPath(indexes: [0, 0])) }
  }
}
