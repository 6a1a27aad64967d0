import { sql } from "kysely";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../adapters/server/clock.ts";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

const more = 4_000;
let app: App;
beforeAll(async () => {
  app = await openApp({}, undefined, async (database) => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ id: number }>`select org_id as id from orgs order by org_id limit 1`.execute(db),
    );
    await seedContacts(database, rows[0]?.id ?? 0, more, systemClock.now());
  });
}, 120_000);
afterAll(() => app.close(/status of 500|net::ERR_INTERNET_DISCONNECTED/));

const patient = { timeout: 15_000 };
const card = (page: Page, index: number): Locator => page.locator(`[role="gridcell"][data-index="${index}"]`);
const there = (page: Page): Locator => page.locator('[role="gridcell"][data-there="true"]');
const scroller = (page: Page): Locator => page.locator('[data-long="true"]');
const cards = async (path = "/ui/contacts?view=grid", look: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => {
  const page = await app.page({ as: "olivia@harbor.example", ...look });
  await page.goto(path);
  await there(page).first().waitFor();
  return page;
};
const total = async (page: Page): Promise<number> => Number((await page.getByRole("heading", { level: 1 }).innerText()).replace(/\D/g, ""));
const scrollTo = (page: Page, part: number): Promise<void> =>
  scroller(page).evaluate((element, of) => void element.scrollTo({ top: (element.scrollHeight - element.clientHeight) * of }), part);
/** The cards that stand in sight, by their place from 0. */
const inSight = (page: Page): Promise<readonly { readonly index: number; readonly isThere: boolean }[]> =>
  scroller(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>('[role="gridcell"]')]
      .filter((one) => one.getBoundingClientRect().bottom > box.top + 1 && one.getBoundingClientRect().top < box.bottom - 1)
      .map(({ dataset }) => ({ index: Number(dataset["index"]), isThere: dataset["there"] === "true" }));
  });
const wholeSight = async (page: Page): Promise<boolean> => {
  const seen = await inSight(page);
  return seen.length > 1 && seen.every(({ isThere }) => isThere);
};
const allThere = (page: Page): Promise<void> => expect.poll(() => wholeSight(page), patient).toBe(true);
const middleBlocks = /\/api\/contacts\?(.*&)?page=(1\d|2\d|3\d)(&|$)/;
const focused = (page: Page): Promise<number> =>
  page.evaluate(() => (document.activeElement instanceof HTMLElement ? Number(document.activeElement.dataset["index"] ?? -1) : -1));
const said = (page: Page): Locator => page.getByRole("group", { name: "Actions for the selection" }).getByRole("status");

describe("A long list of contacts as cards", () => {
  it("should be scrolled to any place, cards drawn as coming until they are there, and keep its place over a record and a reload", async () => {
    const page = await cards();
    const count = await total(page);
    expect(count).toBeGreaterThan(more);
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
    const held: (() => void)[] = [];
    await page.route(middleBlocks, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await scrollTo(page, 0.5);
    await expect.poll(async () => (await inSight(page)).map(({ isThere }) => isThere), patient).toContain(false);
    expect((await inSight(page)).length).toBeGreaterThan(3);
    await expect
      .poll(async () => {
        for (const release of held.splice(0)) release();
        return wholeSight(page);
      }, patient)
      .toBe(true);
    await page.unroute(middleBlocks);
    await scrollTo(page, 1);
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).at(-1)?.index, patient).toBe(count - 1);
    expect(await page.getByRole("gridcell").count()).toBeLessThan(120);
    await scrollTo(page, 0.7);
    await page.waitForURL((url) => Math.abs(Number(url.searchParams.get("at")) - count * 0.7) < 60);
    await allThere(page);
    const columns = Number(await page.getByRole("grid").getAttribute("aria-colcount"));
    const chosen = (await inSight(page))[columns + 1]?.index ?? 0;
    const name = await card(page, chosen).getByRole("link").innerText();
    await card(page, chosen).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goBack();
    await there(page).first().waitFor();
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).map(({ index }) => index), patient).toContain(chosen);
    await expect.poll(() => page.locator('[role="gridcell"][tabindex="0"]').innerText(), patient).toContain(name);
    await page.reload();
    await there(page).first().waitFor();
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).map(({ index }) => index), patient).toContain(chosen);
    await page.getByRole("searchbox").fill("lena");
    await page.waitForURL(/search=lena/);
    await expect.poll(async () => (await inSight(page))[0]?.index, patient).toBe(0);
    await page.getByRole("searchbox").fill("nobody-is-called-this");
    await page.getByRole("heading", { name: "Nothing matches" }).waitFor();
    await page.context().close();
  }, 90_000);

  it("should be gone through in both directions, selected over, tagged and opened by keyboard alone", async () => {
    const page = await cards();
    const count = await total(page);
    const columns = Number(await page.getByRole("grid").getAttribute("aria-colcount"));
    expect(columns).toBeGreaterThan(2);
    await expect
      .poll(async () => {
        if ((await focused(page)) < 0) await page.keyboard.press("j");
        return focused(page);
      }, patient)
      .toBe(0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page), patient).toBe(columns + 1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused(page), patient).toBe(0);
    await page.keyboard.press("Control+a");
    await expect.poll(() => said(page).innerText(), patient).toBe(`All ${count.toLocaleString("en")} that match are selected`);
    await page.keyboard.press("Space");
    await expect.poll(() => said(page).innerText(), patient).toBe(`${(count - 1).toLocaleString("en")} selected`);
    await page.keyboard.press("Escape");
    await said(page).waitFor({ state: "detached" });
    await page.keyboard.press("End");
    await page.locator('[role="gridcell"]:focus[data-there="true"]').waitFor();
    expect(await focused(page)).toBe(count - 1);
    await page.keyboard.press("Space");
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => said(page).innerText(), patient).toBe("2 selected");
    await page.keyboard.press("t");
    await page
      .getByRole("dialog", { name: /^Edit tags for/ })
      .getByLabel("Value")
      .fill("at the end");
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog", { name: "Review" })
      .getByText(/2 contacts will change/)
      .waitFor();
    await page.keyboard.press("Enter");
    await card(page, count - 1)
      .getByText("at the end")
      .waitFor();
    await card(page, count - 1).focus();
    const name = await card(page, count - 1)
      .getByRole("link")
      .innerText();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.context().close();
  }, 90_000);

  it("should show a failed block at its place, load it on retry, and keep the loaded cards offline", async () => {
    const page = await cards();
    await page.route(middleBlocks, (route) => route.fulfill({ status: 500, json: {} }));
    await scrollTo(page, 0.5);
    await page.getByText("Could not be loaded.").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unroute(middleBlocks);
    await expect
      .poll(async () => {
        const missing = (await inSight(page)).find(({ isThere }) => !isThere);
        if (missing !== undefined)
          await card(page, missing.index)
            .getByRole("button", { name: "Try again" })
            .click({ timeout: 2_000 })
            .catch(() => undefined);
        return wholeSight(page);
      }, patient)
      .toBe(true);
    await page.context().setOffline(true);
    expect(await wholeSight(page)).toBe(true);
    await page.context().setOffline(false);
    await page.context().close();
  });

  it("should keep the first card in sight where more or fewer stand in a line", async () => {
    const page = await cards("/ui/contacts?view=grid&at=1001");
    await allThere(page);
    const name = await card(page, 1_000).getByRole("link").innerText();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.getByRole("grid").getAttribute("aria-colcount"), patient).toBe("1");
    await expect.poll(async () => (await inSight(page)).map(({ index }) => index), patient).toContain(1_000);
    await card(page, 1_000).getByRole("link", { name }).waitFor();
    await page.context().close();
  });

  it.each([
    [1440, true],
    [390, false],
    [320, true],
  ])("should fit %i px (dark: %s), be free of what axe finds, and be selected by its box", async (width, dark) => {
    const page = await cards("/ui/contacts?view=grid&at=2001", { width, dark });
    await allThere(page);
    const count = await total(page);
    await page.getByRole("checkbox", { name: `Select all ${count.toLocaleString("en")} that match` }).check({ force: true });
    await said(page).waitFor();
    const [first] = await inSight(page);
    await card(page, first?.index ?? 0)
      .getByRole("checkbox")
      .click();
    await expect.poll(() => said(page).innerText(), patient).toBe(`${(count - 1).toLocaleString("en")} selected`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
    await scrollTo(page, 1);
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).at(-1)?.index, patient).toBe(count - 1);
    await page.context().close();
  });
});
