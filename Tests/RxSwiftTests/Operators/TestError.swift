/// What goes wrong in these tests.
enum TestError: Error {
  case first, second
}
