import Foundation
import Testing

@testable import RxCocoa

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CurlCommandTests {
  @Test func aPlainRequest() {
    let request = URLRequest(url: URL(string: "http://example.org/a?b=c")!)
    #expect(CurlCommand(request: request).description == "curl -X GET \\\n'http://example.org/a?b=c' -i -v")
  }

  @Test func headersBodyAndQuotes() {
    var request = URLRequest(url: URL(string: "http://example.org/")!)
    request.httpMethod = "PUT"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    request.setValue("it's", forHTTPHeaderField: "X-Note")
    request.httpBody = Data("don't $HOME".utf8)
    #expect(
      CurlCommand(request: request).description == #"""
        curl -X PUT \
        -H 'Content-Type: text/plain' \
        -H 'X-Note: it'\''s' \
        --data-binary 'don'\''t $HOME' \
        'http://example.org/' -i -v
        """#)
  }
}
