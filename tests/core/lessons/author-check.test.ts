import { describe, expect, it } from "vitest";
import { htmlTokens } from "../../../core/kernel/html-tokens.ts";
import { authorFindings, lessonLinks } from "../../../core/lessons/check/author-check.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";

const item = (type: LessonItem["type"], values: LessonItem["values"]): LessonItem => ({ uuid: "u1", type, name: "One", values });
const found = (body: string): readonly string[] =>
  authorFindings([item("rich_text", { body })]).map(({ kind, about }) => `${kind}: ${about}`);

describe("the author's check", () => {
  it("should find pictures without a description, and accept decorative ones", () => {
    expect(found('<img src="/files/a/Quay%20one.png"><img src="/b.png" alt=""><img src="/c.png" alt="Crane">')).toEqual([
      "picture_undescribed: Quay one.png",
    ]);
  });

  it("should find headings that skip a level, whatever the first one is", () => {
    expect(found("<h2>A</h2><h3>B</h3><h2>C</h2><h4>D &amp; E</h4>")).toEqual(["heading_skipped: D & E"]);
    expect(found("<h4>A</h4>")).toEqual([]);
  });

  it("should find links without a text, and with a text that says nothing by itself", () => {
    expect(
      found(
        '<a href="https://a.example"> </a><a href="https://b.example"><img src="/x.png" alt="Map"></a><a href="https://c.example">here</a>',
      ),
    ).toEqual(["link_empty: https://a.example", "link_unclear: here"]);
  });

  it("should find own films without captions", () => {
    const film = { gallery_url: "/films/a.mp4" };
    expect(authorFindings([item("video", film)]).map(({ kind, key }) => [kind, key])).toEqual([["video_uncaptioned", "values.captions"]]);
    expect(authorFindings([item("video", { ...film, captions: [{ language: "en", url: "/films/a.vtt" }] })])).toEqual([]);
    expect(authorFindings([item("video", { url: "https://www.youtube.com/watch?v=1" })])).toEqual([]);
  });

  it("should find nothing in a lesson that everybody can use", () => {
    expect(found('<h2>A</h2><p>Text with <a href="/ui">the product</a>.</p><img src="/a.png" alt="A">')).toEqual([]);
  });

  it("should list the web addresses of texts and of values, with their place", () => {
    const items = [
      item("rich_text", { body: '<a href="https://a.example/?x=1&amp;y=2">a</a><a href="mailto:a@b.example">m</a>' }),
      item("button", { url: "https://b.example", cta: "Go" }),
    ];
    expect(lessonLinks(items).map(({ address, key }) => `${key} ${address}`)).toEqual([
      "values.body https://a.example/?x=1&y=2",
      "values.url https://b.example",
    ]);
  });
});

describe("the tags and texts of HTML", () => {
  it("should join to the same HTML", () => {
    const html = '<p lang="de">a &lt; b<br>c</p>\n<img src="/x.png" alt="a &quot;b&quot;"> 1 < 2';
    expect(
      htmlTokens(html)
        .map(({ source }) => source)
        .join(""),
    ).toBe(html);
  });
});
