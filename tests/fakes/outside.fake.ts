import * as E from "fp-ts/lib/Either.js";
import type { OutsideFetch } from "../../adapters/server/outside/outside-fetch.ts";
import type { OutsideProblem } from "../../adapters/server/outside/outside-request.ts";

type Page = { readonly type: string; readonly body: string | Buffer; /** where a redirect ended */ readonly url?: string } | OutsideProblem;

export type FakeOutside = OutsideFetch & { readonly asked: string[]; readonly put: (url: string, page: Page) => void };

/** A world of a few pages; everything else cannot be reached. */
export const fakeOutside = (): FakeOutside => {
  const pages = new Map<string, Page>();
  const asked: string[] = [];
  const fetch: OutsideFetch = async (url) => {
    asked.push(url);
    const page = pages.get(url) ?? "unreachable";
    return typeof page === "string" ? E.left(page) : E.right({ url: page.url ?? url, type: page.type, body: Buffer.from(page.body) });
  };
  return Object.assign(fetch, { asked, put: (url: string, page: Page) => void pages.set(url, page) });
};
