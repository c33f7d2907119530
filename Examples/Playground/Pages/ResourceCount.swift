import Foundation
import RxSwift

extension Page {
  static let resources = Page(
    "resources", "Finding leaks",
    idea: "Resources.total counts what is in use; a second visit to a screen must leave it as the first one did."
  ) {
    #if DEBUG
      for visit in 1...2 {
        let open = openAndCloseScreen()
        print("visit \(visit): \(open) while the screen is open, \(Resources.total) after it was closed")
      }
    #else
      print("Release builds don't count, unless the package is built with the trait TraceResources.")
    #endif
  }
}

#if DEBUG
  private func openAndCloseScreen() -> Int32 {
    let bag = DisposeBag()
    for _ in 1...3 {
      Observable<Int>.never().map { $0 + 1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    return Resources.total
  }
#endif
