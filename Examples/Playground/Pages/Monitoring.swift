import AccessLog

extension Page {
  static let monitoring = Page(
    "monitor", "Real input: an access log",
    idea:
      "Lines become entries, entries windows of a second, windows a moving error rate, and that alerts (see Examples/AccessLog)."
  ) {
    _ = MonitorCommand(MonitorOptions(source: .file(path: SampleLog.path))).run()
  }
}
