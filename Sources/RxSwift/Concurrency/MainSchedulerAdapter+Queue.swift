import Dispatch
import ReactiveCore

extension MainSchedulerAdapter: QueueBound {
  var queue: DispatchQueue { timers.queue }
}
