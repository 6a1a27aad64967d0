import { describe, expect, it } from "vitest";
import { cleanPaste, pastedPictures } from "../../../ui/staff/rich-text/pasted-input.ts";
import { storedHtml } from "../../../ui/staff/rich-text/rich-text-input.ts";

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head>
<body><h1 style='mso-list:none'>Safety</h1><p class=MsoNormal style='margin:0'><b>Helmet</b> on<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Look up</p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Stand back</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>First</p></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:italic">Strong</span><span style="font-weight:400"> plain</span></p><h5>Small</h5></b>`;

describe("text pasted into a rich text", () => {
  it("should keep the headings, emphasis and lists of Word without its styles and elements", () => {
    expect(cleanPaste(word).replaceAll(/\s*\n\s*/g, "")).toBe(
      "<h1>Safety</h1><p><b>Helmet</b> on</p><ul><li>Look up</li><li>Stand back</li></ul><ol><li>First</li></ol>",
    );
  });

  it("should read the weight and slant of Google Docs, which wraps all in a bold element of normal weight", () => {
    expect(cleanPaste(docs)).toBe('<p dir="ltr"><strong><em>Strong</em></strong> plain</p><h4>Small</h4>');
  });

  it("should keep no handler, script, style, frame or picture data", () => {
    const kept = cleanPaste(
      '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p><script>alert(1)</script><iframe src="https://x.example"></iframe><img src="data:image/png;base64,AAAA" alt="p"><a href="javascript:alert(1)">l</a>',
    );
    expect(kept).toBe("<p>a</p><a>l</a>");
  });

  const found = (html: string, text = "", files: readonly File[] = []) =>
    pastedPictures(html, text, files).map(({ source }) =>
      typeof source === "string" ? source : `${source.name} ${source.type} ${source.size}`,
    );
  const drawn = new File(["abc"], "cells.png", { type: "image/png" });

  it("should find pictures in the text as files, and those of other sites by address, but none of this product", () => {
    expect(
      found(
        `<img src="data:image/png;base64,aGk="><img src="data:image/png;base64,a"><img src="https://x.example/a.png"><img src="cid:1"><img src="/files/b.png"><img src="${location.origin}/files/c.png">`,
      ),
    ).toEqual(["picture.png image/png 2", "https://x.example/a.png"]);
  });

  it("should take a picture alone from its file, and leave the one that spreadsheets draw of their cells", () => {
    expect(found('<img src="https://x.example/a.png">', "", [drawn])).toEqual(["cells.png image/png 3"]);
    expect(found("<table><tr><td>a</td></tr></table>", "a", [drawn])).toEqual([]);
  });

  it("should keep pictures of this product by their path, and no other", () => {
    expect(
      cleanPaste(`<img src="${location.origin}/files/a.png?w=1" alt="A"><img src="/files/b.png"><img src="https://x.example/c.png">`),
    ).toBe('<img src="/files/a.png?w=1" alt="A"><img src="/files/b.png">');
  });
});

describe("the content of the editor as it is stored", () => {
  it("should be empty without text, picture, line or table", () => {
    expect(["<p></p>", "<p> </p>", "<p><br></p>"].map(storedHtml)).toEqual(["", "", ""]);
    expect(storedHtml('<p></p><img src="/files/a.png" alt="">')).toContain("img");
  });
});
