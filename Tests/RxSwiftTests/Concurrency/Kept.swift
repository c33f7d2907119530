/// Something of which one can see whether it is still alive.
final class Kept: Sendable {}
