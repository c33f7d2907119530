import RxSwift

extension Page {
  static let annotating = Page(
    "annotate", "Helping the compiler",
    idea: "Where an error message puzzles, annotate the closures' types; drop the annotations once it compiles."
  ) {
    let word = Observable.of("important news", "small talk", "an important letter")

    let images =
      word
      .filter { (s: String) -> Bool in s.contains("important") }
      .flatMap { (word: String) -> Observable<String> in
        loadImage(of: word)
          .catch { (error: any Error) -> Observable<String> in
            Observable.just("(no image)")
          }
      }

    _ = images.subscribe(onNext: { print($0) })
  }
}

private func loadImage(of word: String) -> Observable<String> {
  word.hasPrefix("an ") ? Observable.error(RxError.noElements) : Observable.just("image of \(word)")
}
