import Foundation
import RxSwift

extension Page {
  static let resources = Page(
    "resources", "Finding leaks",
    idea: "Resources.total counts what the library has in use; after a screen is closed for the second time it is as before."
  ) {
    #if DEBUG
      let before = Resources.total
      for visit in 1...2 {
        openAndCloseScreen()
        print("visit \(visit): \(Resources.total - before) resources more than before")
      }
    #else
      print("Release builds don't count, unless the package is built with the trait TraceResources.")
    #endif
  }
}

#if DEBUG
  private func openAndCloseScreen() {
    let bag = DisposeBag()
    let before = Resources.total
    for _ in 1...3 {
      Observable<Int>.never().map { $0 + 1 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    }
    print("the screen is open: \(Resources.total > before ? "more" : "no more") resources in use")
  }
#endif
