// swift-tools-version: 6.2
import PackageDescription

// Programs as users write them, in each language mode: they must compile without a warning, and run without a trap.

let rx: [Target.Dependency] = [
  .product(name: "RxSwift", package: "swift-reactive"),
  .product(name: "RxRelay", package: "swift-reactive"),
]

let rxTesting: [Target.Dependency] = [
  .product(name: "RxTest", package: "swift-reactive"),
  .product(name: "RxBlocking", package: "swift-reactive"),
]

let package = Package(
  name: "clients",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-reactive", path: "../..")],
  targets: [
    .executableTarget(name: "StrictClient", dependencies: rx, swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "MainActorClient", dependencies: rx,
      swiftSettings: [
        .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    .executableTarget(name: "ClassicClient", dependencies: rx, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "CommunityShapes", dependencies: rx, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "StrictClientTests", dependencies: ["StrictClient"] + rx + rxTesting, swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: "ClassicClientTests", dependencies: ["ClassicClient"] + rx + rxTesting, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CommunityShapesTests", dependencies: ["CommunityShapes"] + rx + rxTesting, swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
