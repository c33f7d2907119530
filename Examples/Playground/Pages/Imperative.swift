import RxRelay
import RxSwift

extension Page {
  static let imperative = Page(
    "imperative", "Out into imperative code and back",
    idea: "What is too hard as operators is done in a subscription, and a relay brings the result back."
  ) {
    let disposeBag = DisposeBag()
    let kittens = BehaviorRelay(value: "Tom")

    kittens.asObservable()
      .map { kitten in "\(kitten) purrs" }
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)

    var guests: [String] = []
    let magicBeings = Observable.of("Gandalf", "Radagast")
    magicBeings
      .subscribe(onNext: { being in  // out of the sequence
        guests.append(being)
        kittens.accept("\(being)'s kitten, guest \(guests.count),")  // and back into one
      })
      .disposed(by: disposeBag)
  }
}
