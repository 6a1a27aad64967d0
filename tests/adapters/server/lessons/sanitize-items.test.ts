import { describe, expect, it } from "vitest";
import { sanitizedHtml, sanitizedItems } from "../../../../adapters/server/lessons/sanitize-items.ts";

const uuid = "00000000-0000-4000-8000-000000000001";

describe("rich texts that are stored", () => {
  it("should stay as the editor sent them", () => {
    const sent = [
      '<h2>Title</h2><p>One<br>two&nbsp;three &amp; <strong>four</strong> &lt;five&gt; "six"</p>',
      '<p><a href="https://example.com/?a=1&amp;b=2">l</a> <a href="mailto:a@b.example">m</a> <a href="tel:+12125551234">t</a> <a href="/ui/contacts">i</a></p>',
      '<img src="/files/abc/a.png" alt=""><img src="https://cdn.example/a.png" alt="A quay" title="Quay">',
      '<table><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th><td colspan="2" rowspan="1"><p>b</p></td></tr></tbody></table>',
      '<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><pre><code>x &lt; y</code></pre><blockquote><p>q</p></blockquote><hr>',
    ];
    expect(sent.map(sanitizedHtml)).toEqual(sent);
  });

  it("should lose everything else, and nothing more the second time", () => {
    const hostile = [
      '<p onclick="a()" style="color:red" class="b" id="c">x</p>',
      '<script>alert(1)</script><style>p{}</style><iframe src="https://x.example"></iframe>',
      '<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">b</a><a href="//x.example">c</a>',
      '<img src="data:image/png;base64,AAAA"><img src="x" onerror="alert(1)">',
      '<svg><a xlink:href="javascript:alert(1)"><text>t</text></a></svg><math><mtext></mtext></math>',
    ];
    const once = hostile.map(sanitizedHtml);
    expect(once).toEqual(["<p>x</p>", "", "<a>a</a><a>b</a><a>c</a>", '<img src="x">', "<a>t</a>"]);
    expect(once.map(sanitizedHtml)).toEqual(once);
  });

  it("should be those of the values that the item type declares as formatted text, and no others", () => {
    const values = { body: "<p onclick='a()'>x</p>", url: "<p onclick='a()'>x</p>" };
    expect(sanitizedItems([{ uuid, type: "rich_text", name: "", values }])[0]?.values).toEqual({ body: "<p>x</p>", url: values.url });
  });
});
