import RxSwift

extension Page {
  static let infallible = Page(
    "infallible", "Infallible",
    idea: "A sequence that cannot fail by its type: its observer takes no error, so none is to be handled."
  ) {
    let answers = Infallible<Int>.create { observer in
      observer(.next(41))
      observer(.next(42))
      observer(.completed)
      return Disposables.create()
    }

    _ =
      answers
      .map { "the answer may be \($0)" }
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
  }
}
