precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

/// Binds the source on the right to the target on the left.
infix operator <~ : BindingPrecedence
