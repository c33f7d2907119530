import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Why a request of `URLSession.rx` failed although the transfer did not.
public enum RxCocoaURLError: Swift.Error, @unchecked Sendable {  // immutable
  /// The session told neither a response nor an error.
  case unknown

  /// The response isn't one of HTTP.
  case nonHTTPResponse(response: URLResponse)

  /// The status is not in 200..<300. `data` is the body.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)

  /// The body is not what it was to be.
  case deserializationError(error: any Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
  /// What happened, in a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown:
      "Neither a response nor an error came back."
    case .nonHTTPResponse(let response):
      "The response is not one of HTTP: \(response)"
    case .httpRequestFailed(let response, let data):
      "HTTP request failed with status \(response.statusCode)\(Self.excerpt(of: data))"
    case .deserializationError(let error):
      "The body could not be read: \(error)"
    }
  }

  private static func excerpt(of data: Data?) -> String {
    guard let data, !data.isEmpty else { return "." }
    let text = String(decoding: data.prefix(200), as: UTF8.self)
    return ": \(text)\(data.count > 200 ? "…" : "")"
  }
}
