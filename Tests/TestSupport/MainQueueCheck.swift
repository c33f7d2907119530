import Dispatch

private let key: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether this code runs on the main queue.
public func isOnMainQueue() -> Bool {
  DispatchQueue.getSpecific(key: key) == true
}
