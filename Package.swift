// swift-tools-version: 6.2
import PackageDescription

/// `Resources.total` counts in debug builds, and in release builds with the trait `TraceResources`.
let settings: [SwiftSetting] = [
  .define("TRACE_RESOURCES", .when(configuration: .debug)),
  .define("TRACE_RESOURCES", .when(traits: ["TraceResources"])),
]

let package = Package(
  name: "swift-reactive",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "RxSwift", targets: ["RxSwift"]),
    .library(name: "RxRelay", targets: ["RxRelay"]),
    .library(name: "RxTest", targets: ["RxTest"]),
    .library(name: "RxBlocking", targets: ["RxBlocking"]),
    .library(name: "RxCocoa", targets: ["RxCocoa"]),
    .library(name: "ReactiveSwift", targets: ["ReactiveSwift"]),
    .library(name: "ReSwift", targets: ["ReSwift"]),
    .library(name: "ReRxSwift", targets: ["ReRxSwift"]),
    .library(name: "Differentiator", targets: ["Differentiator"]),
    .executable(name: "playground", targets: ["playground"]),
    .executable(name: "benchmarks", targets: ["benchmarks"]),
  ],
  traits: [
    .trait(name: "TraceResources", description: "Counts live resources in release builds too.")
  ],
  targets: [
    .target(name: "ReactiveCore", swiftSettings: settings),
    .target(name: "RxSwift", dependencies: ["ReactiveCore"], swiftSettings: settings),
    .target(name: "RxRelay", dependencies: ["ReactiveCore", "RxSwift"], swiftSettings: settings),
    .target(name: "RxTest", dependencies: ["ReactiveCore", "RxSwift"], swiftSettings: settings),
    .target(name: "RxBlocking", dependencies: ["ReactiveCore", "RxSwift"], swiftSettings: settings),

    .target(name: "RxCocoa", dependencies: ["ReactiveCore", "RxSwift", "RxRelay"], swiftSettings: settings),
    .target(name: "ReactiveSwift", dependencies: ["ReactiveCore"], swiftSettings: settings),
    .target(name: "ReSwift", dependencies: ["ReactiveCore"], swiftSettings: settings),
    .target(name: "ReRxSwift", dependencies: ["ReSwift", "RxRelay", "RxSwift"], swiftSettings: settings),
    .target(name: "Differentiator", swiftSettings: settings),

    .target(name: "Terminal", path: "Examples/Terminal"),
    .target(name: "AccessLog", dependencies: ["RxSwift"], path: "Examples/AccessLog"),
    .executableTarget(
      name: "playground", dependencies: ["AccessLog", "RxSwift", "RxRelay"], path: "Examples/Playground",
      resources: [.copy("Logs")]),

    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "benchmarks", dependencies: ["AllocationCounter", "Differentiator", "ReSwift", "RxSwift", "RxRelay"],
      path: "Benchmarks/Runner"),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "LocalServer", path: "Tests/LocalServer"),
    .testTarget(name: "ReactiveCoreTests", dependencies: ["ReactiveCore", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "RxSwiftTests", dependencies: ["RxSwift", "RxRelay", "RxTest", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "RxBlockingTests", dependencies: ["RxBlocking", "RxSwift"], swiftSettings: settings),
    .testTarget(name: "RxTestTests", dependencies: ["RxSwift", "RxTest"], swiftSettings: settings),
    .testTarget(
      name: "RxCocoaTests",
      dependencies: ["LocalServer", "RxBlocking", "RxCocoa", "RxRelay", "RxSwift", "RxTest", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ReactiveSwiftTests", dependencies: ["ReactiveCore", "ReactiveSwift", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "ReSwiftTests", dependencies: ["ReSwift", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ReRxSwiftTests", dependencies: ["ReRxSwift", "ReSwift", "RxRelay", "RxSwift"], swiftSettings: settings),
    .testTarget(name: "DifferentiatorTests", dependencies: ["Differentiator", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
    .testTarget(name: "AccessLogTests", dependencies: ["AccessLog", "RxSwift", "TestSupport"]),
    .testTarget(name: "PlaygroundTests", dependencies: ["playground"]),
  ],
  swiftLanguageModes: [.v6]
)
