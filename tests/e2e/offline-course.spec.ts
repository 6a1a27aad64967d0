import * as t from "io-ts";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByLabel("Email").first().waitFor();
    expect(await keptIn(page)).toEqual([0, 0]);
  });
});
