import Dispatch

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

func isMainQueueCurrent() -> Bool {
  DispatchQueue.getSpecific(key: mainQueueMark) == true
}
