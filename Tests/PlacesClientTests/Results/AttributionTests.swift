import Testing

@testable import PlacesClient

@Suite struct `Attributions` {
  @Test(
    arguments: [
      (
        #"Listings by <a href="https://example.com/?a=1&amp;b=2">Example &#39;n Co</a>"#,
        "Listings by Example 'n Co", "https://example.com/?a=1&b=2"
      ),
      ("Plain Data Ltd", "Plain Data Ltd", nil),
      ("<A HREF='http://example.com/x'>Upper</A>", "Upper", "http://example.com/x"),
      ("<a target=_blank href=https://example.com/u >U</a>", "U", "https://example.com/u"),
      (
        #"<a data-href="https://bad.example/" href="https://good.example/">G</a>"#, "G",
        "https://good.example/"
      ),
      (
        #"<a title="a > b" href="https://example.com/">T</a> and B"#, "T and B",
        "https://example.com/"
      ),
      (#"<a title="href=https://bad.example/">T</a>"#, "T", nil),
      (
        #"<a href="https://one.example/">1</a>, <a href="https://two.example/">2</a>"#, "1, 2",
        "https://one.example/"
      ),
      (#"<a href="javascript:alert(1)">Evil</a>"#, "Evil", nil),
      (#"<a href=" JaVaScRiPt:alert(1)">Evil</a>"#, "Evil", nil),
      (#"<a href="data:text/html,x">Evil</a>"#, "Evil", nil),
      (#"<a href="java&#10;script:x">Evil</a>"#, "Evil", nil),
      (#"<a href="//example.com/">Relative</a>"#, "Relative", nil),
      (#"<a href="">None</a>"#, "None", nil), ("<a href>None</a>", "None", nil),
      ("<area href=https://bad.example/>Area", "Area", nil),
      ("A &lt; B &amp;amp; C", "A < B &amp; C", nil), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2", nil),
      ("a <3 b", "a <3 b", nil), ("&nosuch; &#xZZ; &; &", "&nosuch; &#xZZ; &; &", nil),
      ("&#+38; &#-1; &#; &#x;", "&#+38; &#-1; &#; &#x;", nil),
      ("&#x48;&#X69; &#x1F600; &copy;", "Hi 😀 ©", nil),
      ("&#xD800;&#x110000;", "&#xD800;&#x110000;", nil),
      ("One<br>Two<br/>Three", "One Two Three", nil), (" a \n\t b ", "a b", nil),
      ("<!-- <a href=https://bad.example/> -->Text", "Text", nil),
      ("<!DOCTYPE x>Text", "Text", nil),
      ("<b>Bold</b> <i>it</i>", "Bold it", nil),
      (#"By <a href="https://example.com>Open quote</a>"#, "By Open quote", "https://example.com"),
      (#"By <a href="https://example.com/" title="x>Open</a>"#, "By Open", "https://example.com/"),
      ("By Example <a href=https://example.com/", "By Example", "https://example.com/"),
      (#"<a href="https://example.com/"></a>"#, "https://example.com/", "https://example.com/"),
      ("<b></b>", "<b></b>", nil), ("", "", nil), ("</a>Text", "Text", nil), ("<", "<", nil),
      ("</", "</", nil), ("<>", "<>", nil), ("Tom &amp; Jerry’s Café", "Tom & Jerry’s Café", nil),
    ] as [(String, String, String?)])
  func `HTML becomes a text and a link`(_ html: String, _ provider: String, _ uri: String?) {
    let attribution = Attribution(html: html)
    #expect(attribution.provider == provider)
    #expect(attribution.uri == uri)
    #expect(attribution.html == html)
  }

  @Test(arguments: [
    ("https://example.com", true), ("HTTP://EXAMPLE.COM", true), ("http://a", true),
    ("ftp://example.com", false), ("javascript:https://example.com", false), ("https:/x", false),
    ("https://a b", false), ("https://a\u{7}", false), ("https://a\nb", false), ("", false),
  ])
  func `only web links are kept`(_ uri: String, _ isKept: Bool) {
    #expect(Attribution(provider: "P", uri: uri).uri == (isKept ? uri : nil))
  }

  @Test func `one line for people`() {
    #expect(Attribution(provider: "P", uri: "https://a.example").text == "P (https://a.example)")
    #expect(Attribution(provider: "P").text == "P")
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `broken markup never comes out as a tag or a bad link`(seed: UInt64) {
    let pieces = [
      "<a href=\"https://example.com/\">", "<a href='", "</a>", "<", ">", "\"", "'", "&amp;", "&#",
      "text", " ", "=", "href", "javascript:x", "<!--", "-->", "<br>", "é", "&lt;", "\u{0}",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let html = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let attribution = Attribution(html: html)
      let isLink = attribution.uri.map { $0.hasPrefix("https://") } ?? true
      let isEmpty = attribution.provider.isEmpty && !html.isEmpty
      // "text" stands in no tag here except as an attribute, so what is outside of tags must survive.
      let isLost =
        !html.contains("<") && html.contains("text") && !attribution.provider.contains("text")
      if !isLink || isEmpty || isLost || attribution.html != html {
        Issue.record("\(html) became \(attribution)")
        return
      }
    }
  }
}
