/// The integers that `range` counts with.
public typealias RxAbstractInteger = FixedWidthInteger
