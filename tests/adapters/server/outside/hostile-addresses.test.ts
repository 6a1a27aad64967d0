import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readFeed } from "../../../../adapters/server/news/feed.reader.ts";
import { makeOutsideFetch } from "../../../../adapters/server/outside/outside-fetch.ts";
import { publicWeb } from "../../../../adapters/server/outside/outside-rules.ts";
import { hostileAddresses } from "../../../arbitraries/hostile.arb.ts";

const cases = hostileAddresses.map((address) => [JSON.stringify(address), address] as const);
const limits = { accept: "*/*", most: 1_000, timeoutMs: 2_000 };
/** Every name means a machine of ours, so that nothing may be fetched. */
const outside = makeOutsideFetch({ ...publicWeb, resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
const inXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

describe("a hostile address", () => {
  it.each(cases)("should not be fetched: %s", async (_, address) => expect(E.isLeft(await outside(address, limits))).toBe(true));

  it.each(cases)("should not be a link of the news, except to the web and under its own name: %s", (_, address) => {
    const rss = `<rss><channel><item><title>A</title><link>${inXml(address)}</link><enclosure url="${inXml(address)}" type="image/png"/></item><item><title>B</title><link>https://b.example/</link></item></channel></rss>`;
    const items = readFeed(rss, "https://blog.example/feed.xml") ?? [];
    expect(items.at(-1)?.title).toBe("B");
    for (const { link, enclosures } of items)
      for (const url of [link, ...enclosures.map((enclosure) => enclosure.url)])
        expect(new URL(url)).toMatchObject({ protocol: expect.stringMatching(/^https?:$/), username: "", password: "" });
  });
});
