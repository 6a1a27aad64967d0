import fc from "fast-check";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readFeed, wordsIn } from "../../../../adapters/server/news/feed.reader.ts";
import { longestExcerpt, newsShown } from "../../../../core/home/news.rule.ts";
import { isOpenableAddress } from "../../../../core/kernel/web-address.ts";

const rss = (items: string): string => `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>${items}</channel></rss>`;
const base = "https://blog.example.com/feed.xml";
const read = (xml: string) => readFeed(xml, base);

describe("reading RSS", () => {
  it("should return title, description as plain text, link and enclosures [A3.21]", () => {
    const item = `<item><title>Spring &amp; <![CDATA[<b>summer</b>]]></title><link> https://blog.example.com/spring </link>
      <description><![CDATA[<p>New <em>things</em></p><script>alert(1)</script><style>p{}</style><p>for&nbsp;you</p>]]></description>
      <enclosure url="/a.png" type="image/png" length="9"/><enclosure url="https://cdn.example.com/b.mp3" type="audio/mpeg"/>
      <pubDate>Wed, 01 Jul 2026 12:00:00 GMT</pubDate></item>`;
    expect(read(rss(item))).toEqual([
      {
        title: "Spring & summer",
        description: "New things for you",
        link: "https://blog.example.com/spring",
        enclosures: [
          { url: "https://blog.example.com/a.png", type: "image/png" },
          { url: "https://cdn.example.com/b.mp3", type: "audio/mpeg" },
        ],
        published_at: 1_782_907_200,
      },
    ]);
  });

  it("should truncate descriptions after 160 characters and use the content where there is none", () => {
    const [long, content] =
      read(
        rss(
          `<item><title>A</title><link>/a</link><description>${"word ".repeat(100)}</description></item><item><title>B</title><link>/b</link><content:encoded>&lt;p&gt;Whole&lt;/p&gt;</content:encoded></item>`,
        ),
      ) ?? [];
    expect(Array.from(long?.description ?? "").length).toBeLessThanOrEqual(longestExcerpt);
    expect(long?.description).toMatch(/word…$/);
    expect(content?.description).toBe("Whole");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "", "ftp://example.com/", "vbscript:x"])(
    "should skip an item whose link is %j",
    (link) => {
      expect(
        read(rss(`<item><title>A</title><link>${link}</link></item><item><title>B</title><link>https://b.example/</link></item>`))?.map(
          ({ title }) => title,
        ),
      ).toEqual(["B"]);
    },
  );

  it("should skip items without a title, and pictures with an unsafe address", () => {
    expect(
      read(rss('<item><link>/a</link></item><item><title>B</title><link>/b</link><enclosure url="javascript:x" type="image/png"/></item>')),
    ).toEqual([expect.objectContaining({ title: "B", enclosures: [] })]);
  });

  it("should not expand entities declared by the feed", () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY secret SYSTEM "file:///etc/passwd">]><rss><channel><item><title>x &b; &secret;</title><link>/x</link></item></channel></rss>`;
    const [item] = read(bomb) ?? [];
    expect(item?.title).not.toContain("aaaa");
    expect(item?.title).not.toContain("root:");
  });
});

describe("reading other feeds", () => {
  it("should read Atom with its links, enclosures and dates", () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title type="html">&lt;i&gt;One&lt;/i&gt;</title><link rel="self" href="/self"/><link href="/one"/><link rel="enclosure" href="/one.jpg" type="image/jpeg"/><summary>Short</summary><updated>2026-07-01T12:00:00Z</updated></entry></feed>`;
    expect(read(atom)).toEqual([
      {
        title: "One",
        description: "Short",
        link: "https://blog.example.com/one",
        enclosures: [{ url: "https://blog.example.com/one.jpg", type: "image/jpeg" }],
        published_at: 1_782_907_200,
      },
    ]);
  });

  it("should read RDF and media elements", () => {
    const rdf = `<rdf:RDF><channel/><item><title>One</title><link>/one</link><media:group><media:content medium="image" url="/m"/></media:group><media:thumbnail url="/t.png"/></item></rdf:RDF>`;
    expect(read(rdf)?.[0]?.enclosures).toEqual([
      { url: "https://blog.example.com/t.png", type: "image/*" },
      { url: "https://blog.example.com/m", type: "image/*" },
    ]);
  });

  it.each(["", "no xml", "<html><body>404</body></html>", "{}", "<rssx/>"])("should not accept %j", (text) => {
    expect(read(text)).toBeNull();
  });

  it("should never throw and only return safe addresses, whatever it reads", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (title, link, noise) => {
        for (const item of read(rss(`<item><title>${title}</title><link>${link}</link>${noise}</item>`)) ?? []) {
          expect(isOpenableAddress(item.link)).toBe(true);
          expect(Array.from(item.description).length).toBeLessThanOrEqual(longestExcerpt);
        }
      }),
    );
  });
});

describe("text of HTML", () => {
  it.each([
    ["<p>One</p><p>Two</p>", "One Two"],
    ["one<br>two <ul><li>three</li><li>four</li></ul>", "one two three four"],
    ["press <b>Ent</b>er.", "press Enter."],
    ["a &lt;b&gt; c", "a <b> c"],
    ["<img src=x onerror=alert(1)>plain", "plain"],
    ["<script>bad()</script>", ""],
  ])("should be that of %j", (html, words) => {
    expect(wordsIn(html)).toBe(words);
  });
});

describe("the feed that comes with the product", () => {
  const items = readFeed(readFileSync(new URL("../../../../adapters/server/news/bundled-feed.xml", import.meta.url), "utf8"), null) ?? [];

  it("should have at least as many items as are shown, newest first", () => {
    expect(items.length).toBeGreaterThanOrEqual(newsShown);
    const dates = items.map(({ published_at }) => published_at ?? 0);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it.each(items.map((item) => [item.title, item] as const))(
    "should lead from %s to an article and a picture that exist",
    (_, { link, enclosures }) => {
      const slug = /^\/ui\/help\/([\w-]+)$/.exec(link)?.[1] ?? "no article";
      expect(existsSync(new URL(`../../../../adapters/server/assistant/articles/${slug}.md`, import.meta.url))).toBe(true);
      for (const { url } of enclosures) expect(existsSync(new URL(`../../../../ui/public${url}`, import.meta.url))).toBe(true);
    },
  );
});
