import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemsIn, leaksIn, type StoredItem } from "../adapters/server/learning/leak-search.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { untilNext } from "./learner-steps.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|403|404)/));

const course = "/portal/harbor/course/1";

/** What the browser keeps: entries of the portal's database, and of the files of lessons. */
const keptIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const all = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database cannot be read.")));
      });
    const database = await all(indexedDB.open("cygnet-kept"));
    const keys = await all(database.transaction("values").objectStore("values").getAllKeys());
    database.close();
    return [keys.length, (await (await caches.open("cygnet-media-1")).keys()).length];
  });

/** Everything that the browser keeps: the values of all its databases, and the texts of all its caches but those of the application. */
const allKeptIn = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const all = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database cannot be read.")));
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await all(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) found.push(...(await all(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (answer?.headers.get("content-type")?.includes("json") === true) found.push(await answer.json());
      }
    }
    return [...found, { ...localStorage }, { ...sessionStorage }].map((value): unknown => {
      try {
        return JSON.parse(typeof value === "string" ? value : JSON.stringify(value));
      } catch {
        return value;
      }
    });
  });

/** The items among what is kept, as authors would have to have written them to tell what they tell. */
const keptItems = (kept: readonly unknown[]): ReadonlyMap<string, StoredItem> =>
  new Map(
    kept
      .flatMap(itemsIn)
      .map(({ uuid, type, values }) => [String(uuid), { uuid: String(uuid), type: String(type), values: Object(values) }]),
  );

const Standing = t.type({ finished: t.number });

describe("A course without network", () => {
  it("should be kept with its film, open the next lesson, send the answers later, and be forgotten at logout", async () => {
    const page = await app.page({ as: "lena@harbor.example", isKept: true, width: 390 });
    const context = page.context();
    await page.goto("/portal/harbor/home");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(course);
    await page.getByRole("button", { name: "Keep offline" }).click();
    await page.getByText(/Keep 3 lessons with \d files? on this device\?/).waitFor();
    await page.getByRole("button", { name: /^Keep [\d.]+ [KM]B$/ }).click();
    await page.getByText(/Kept on this device: 3 lessons/).waitFor();
    expect(await axe(page)).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await page.getByText(/Without network: as of/).waitFor();
    await page.getByRole("link", { name: "Four rules of the quay" }).click();
    await page.getByText("The film takes twenty seconds.").waitFor();
    await untilNext(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByText(/0:\d\d \/ 0:20/).waitFor();
    await page.getByRole("button", { name: /Playback rate/ }).click();
    await page.getByRole("menuitemradio", { name: "2×", exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await untilNext(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByLabel("Behind the yellow line").check();
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("Saved on this device", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("link", { name: /When something goes wrong/ }).click();
    await page.getByText("Three numbers").first().waitFor();

    await context.setOffline(false);
    await expect
      .poll(
        async () => {
          const answer: unknown = await (await context.request.get(`${app.origin}/api/cg/campaigns/1`)).json();
          return Standing.is(answer) ? answer.finished : answer;
        },
        { timeout: 60_000 },
      )
      .toBe(2);

    await page.goto("/portal/harbor/p/kept");
    await page.getByRole("list", { name: "Kept courses" }).getByRole("link", { name: "Harbor safety basics" }).waitFor();
    expect((await keptIn(page)).every((count) => count > 0)).toBe(true);
    await page.getByRole("button", { name: /Lena/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByLabel("Email").first().waitFor();
    expect(await keptIn(page)).toEqual([0, 0]);
  });

  it("should keep no right answer of what is not answered, in any database or cache", async () => {
    const page = await app.page({ as: "lena@harbor.example", isKept: true });
    await page.goto("/portal/harbor/home");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole("link", { name: "First weeks on deck" }).first().click();
    await page.getByRole("button", { name: "Keep offline" }).click();
    await page.getByRole("button", { name: /^Keep [\d.]+ [KM]B$/ }).click();
    await page.getByText(/Kept on this device: \d lessons/).waitFor();
    const kept = await allKeptIn(page);
    const known = keptItems(kept);
    expect([...known.values()].filter(({ type }) => type === "challenge").length).toBeGreaterThanOrEqual(3);
    expect(kept.flatMap((value) => leaksIn(known, value))).toEqual([]);
    for (const secret of ["The cook is glad to hear it", "reviewing_users"]) expect(JSON.stringify(kept)).not.toContain(secret);
    await page.context().close();
  });
});
