import { sql } from "kysely";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../adapters/server/clock.ts";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn } from "./keys.ts";

const more = 5_000;
let app: App;
beforeAll(async () => {
  app = await openApp({}, undefined, async (database) => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ id: number }>`select org_id as id from orgs order by org_id limit 1`.execute(db),
    );
    await seedContacts(database, rows[0]?.id ?? 0, more, systemClock.now());
  });
});
afterAll(() => app.close(/status of 500/));

const list = async (path = "/ui/contacts?view=list", look: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => {
  const page = await app.page({ as: "olivia@harbor.example", ...look });
  await page.goto(path);
  await page.locator('[role="grid"][aria-busy="false"]').waitFor();
  await there(page).first().waitFor();
  return page;
};
const there = (page: Page): Locator => page.locator('tr[data-there="true"]');
const scroller = (page: Page): Locator => page.locator('[data-long="true"]');
const total = async (page: Page): Promise<number> => Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
const active = (page: Page): Locator => page.locator('tr[data-index][tabindex="0"]');
const scrollTo = (page: Page, part: number): Promise<void> =>
  scroller(page).evaluate((element, of) => void element.scrollTo({ top: (element.scrollHeight - element.clientHeight) * of }), part);
/** The numbers of the rows that stand in sight, from 1, and whether each is there. */
const inSight = (page: Page): Promise<readonly { readonly row: number; readonly top: number; readonly isThere: boolean }[]> =>
  scroller(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const head = Math.max(box.top, element.querySelector("thead")?.getBoundingClientRect().bottom ?? box.top);
    return [...element.querySelectorAll<HTMLElement>("tr[data-index]")]
      .filter((row) => row.getBoundingClientRect().bottom > head + 1 && row.getBoundingClientRect().top < box.bottom - 1)
      .map((row) => ({
        row: Number(row.dataset["index"]) + 1,
        top: Math.round(row.getBoundingClientRect().top),
        isThere: row.dataset["there"] === "true",
      }));
  });
const wholeSight = async (page: Page): Promise<boolean> => {
  const rows = await inSight(page);
  return rows.length > 2 && rows.every(({ isThere }) => isThere);
};
const allThere = async (page: Page): Promise<void> => expect.poll(() => wholeSight(page)).toBe(true);
/** Waits until the address names the row that is the first in sight. */
const saysItsPlace = (page: Page): Promise<void> =>
  expect.poll(async () => ((await inSight(page))[0]?.row ?? 0) - Number(new URL(page.url()).searchParams.get("at"))).toBe(0);
/** The blocks of a hundred rows from 2,000 on. */
const middleBlocks = /\/api\/contacts\?(.*&)?page=[23]\d(&|$)/;

describe("A long list of contacts", () => {
  it("should be scrolled to any place by mouse, rows drawn as coming until they are there, and keep its place over a record and a reload", async () => {
    const page = await list();
    const count = await total(page);
    expect(count).toBeGreaterThan(more);
    await scroller(page).hover();
    await page.mouse.wheel(0, 4_000);
    await page.waitForURL(/at=\d+/);
    await allThere(page);
    await saysItsPlace(page);
    const held: (() => void)[] = [];
    await page.route(middleBlocks, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await scrollTo(page, 0.5);
    await expect.poll(async () => (await inSight(page)).map(({ isThere }) => isThere)).toContain(false);
    expect((await inSight(page)).length).toBeGreaterThan(5);
    await expect
      .poll(async () => {
        for (const release of held.splice(0)) release();
        return wholeSight(page);
      })
      .toBe(true);
    await page.unroute(middleBlocks);
    await scrollTo(page, 1);
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).at(-1)?.row).toBe(count);
    await expect.poll(() => page.locator("tr[data-index]").count()).toBeLessThan(80);
    await scrollTo(page, 0.7);
    await allThere(page);
    await page.waitForURL((url) => Math.abs(Number(url.searchParams.get("at")) - count * 0.7) < 30);
    const before = await inSight(page);
    const name = await page
      .locator(`tr[data-index="${(before[3]?.row ?? 0) - 1}"]`)
      .getByRole("link")
      .innerText();
    await page
      .locator(`tr[data-index="${(before[3]?.row ?? 0) - 1}"]`)
      .getByRole("link")
      .click();
    await page.getByRole("heading", { level: 1, name: name.split("\n").at(-1) ?? name }).waitFor();
    await page.goBack();
    await there(page).first().waitFor();
    await allThere(page);
    await saysItsPlace(page);
    await expect.poll(async () => (await inSight(page)).map(({ row }) => row)).toContain(before[3]?.row);
    await expect.poll(() => active(page).innerText()).toContain(name.split("\n").at(-1) ?? name);
    await page.reload();
    await there(page).first().waitFor();
    await allThere(page);
    await saysItsPlace(page);
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await page.waitForURL(/sort=-name/);
    expect(page.url()).not.toContain("at=");
    await expect.poll(async () => (await inSight(page))[0]?.row).toBe(1);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("sort") === null && Number(url.searchParams.get("at")) > 1_000);
    await saysItsPlace(page);
    await page.context().close();
  });

  it("should be gone through, selected over and changed by keyboard alone, without losing its place", async () => {
    const page = await list();
    const count = await total(page);
    const said = page.getByRole("group", { name: "Actions for the selection" }).getByRole("status");
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute("aria-rowindex") ?? null);
    await page.keyboard.press("j");
    await active(page).focus();
    await page.keyboard.press("End");
    await page.locator('tr:focus[data-there="true"]').waitFor();
    await expect.poll(() => focused()).toBe(String(count + 1));
    await page.keyboard.press("k");
    await page.keyboard.press("PageUp");
    await expect.poll(() => focused()).toBe(String(count + 1 - 11));
    await page.keyboard.press("Home");
    await page.locator('tr:focus[data-there="true"]').waitFor();
    expect(await focused()).toBe("2");
    await page.keyboard.press("x");
    await page.keyboard.press("Shift+End");
    await expect.poll(() => said.innerText()).toBe(`${count.toLocaleString("en")} selected`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+a");
    await expect.poll(() => said.innerText()).toBe(`All ${count.toLocaleString("en")} that match are selected`);
    await page.locator('tr:focus[data-there="true"]').waitFor();
    await page.keyboard.press("x");
    await expect.poll(() => said.innerText()).toBe(`${(count - 1).toLocaleString("en")} selected`);
    await page.keyboard.press("Escape");
    await said.waitFor({ state: "detached" });
    await page.keyboard.press("x");
    await expect.poll(() => said.innerText()).toBe("1 selected");
    await page.waitForURL(/at=\d+/);
    await page.keyboard.press("t");
    const form = page.getByRole("dialog", { name: /^Edit tags for/ });
    await form.getByLabel("Value").fill("at the end");
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog", { name: "Review" })
      .getByText(/1 contact will change/)
      .waitFor();
    await focusIn(page.getByRole("dialog", { name: "Review" }));
    const place = new URL(page.url()).searchParams.get("at");
    await page.keyboard.press("Enter");
    await page
      .locator(`tr[data-index="${count - 1}"]`)
      .getByText("at the end")
      .waitFor();
    expect(new URL(page.url()).searchParams.get("at")).toBe(place);
    await expect.poll(async () => (await inSight(page)).at(-1)?.row).toBe(count);
    await page.context().close();
  });

  it("should show a failed block at its place, and load it on retry", async () => {
    const page = await list();
    await page.route(middleBlocks, (route) => route.fulfill({ status: 500, json: {} }));
    await scrollTo(page, 0.5);
    await page.getByText("Could not be loaded.").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.unroute(middleBlocks);
    await page.getByRole("button", { name: "Try again" }).nth(15).click();
    await expect.poll(async () => (await inSight(page)).some(({ isThere }) => isThere)).toBe(true);
    await scrollTo(page, 0);
    await allThere(page);
    await page.context().close();
  });

  it("should print the rows that are shown, and no space for the others", async () => {
    const page = await list("/ui/contacts?view=list&at=3001");
    await allThere(page);
    const paper = page.getByText(/^\d+ of [\d,]+ rows are printed\./);
    expect(await paper.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => paper.isVisible()).toBe(true);
    const box = await page.getByRole("grid").boundingBox();
    expect(box?.height).toBeGreaterThan(500);
    expect(box?.height).toBeLessThan(5_000);
    await page.context().close();
  });

  it.each([
    [390, false],
    [320, true],
  ])("should be scrolled through as cards on %i px (dark: %s)", async (width, dark) => {
    const page = await list("/ui/contacts?view=list&at=2001", { width, dark });
    await allThere(page);
    await expect.poll(async () => (await inSight(page))[0]?.row).toBe(2_001);
    await scrollTo(page, 1);
    await allThere(page);
    await expect.poll(async () => (await inSight(page)).at(-1)?.row).toBe(await total(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it("should have its first contacts asked for while the pointer rests on the link to them", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/help");
    const link = page.locator('nav a[href="/ui/contacts"]').first();
    const [answer] = await Promise.all([page.waitForResponse(/\/api\/contacts\?(.*&)?page=1(&|$)/), link.hover()]);
    expect(answer.ok()).toBe(true);
    await page.route(/\/api\/contacts\?/, (route) => route.fulfill({ status: 500, json: { status: "error", message: "not now" } }));
    await link.click();
    await there(page).first().waitFor();
    await page.context().close();
  });
});
