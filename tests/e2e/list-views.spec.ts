import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const signedIn = (as: string, options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => app.page({ ...options, as });
const owner = "olivia@harbor.example";
const user = "uma@harbor.example";
const headers = (page: Page): Promise<readonly string[]> => page.getByRole("columnheader").allTextContents();
const settled = (page: Page): Promise<void> => page.locator('[role="grid"][aria-busy="false"]').waitFor();
const menuEntry = async (page: Page, view: string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: `View: ${view}` }).click();
  await page.getByRole("menuitem", { name: entry }).or(page.getByRole("menuitemradio", { name: entry })).first().click();
};

describe("The list of contacts, shaped", () => {
  it("should be filtered, given columns, kept as a view, shared, and be the same after a reload and for somebody else, by mouse", async () => {
    const page = await signedIn(owner);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.getByRole("button", { name: "Tags", exact: true }).click();
    await page.getByRole("dialog", { name: "Tags" }).getByRole("checkbox", { name: "vip", exact: true }).click({ force: true });
    await page.waitForURL(/filters=/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: 'Change filter: Tags has at least one of "vip"' }).waitFor();
    await page.getByRole("button", { name: "Columns" }).click();
    const columns = page.getByRole("dialog", { name: "Columns" });
    await columns.getByRole("button", { name: "Show Job title" }).click();
    await columns.getByRole("button", { name: "Hide Mobile" }).click();
    await columns.getByRole("button", { name: "Done" }).click();
    await page.getByRole("columnheader", { name: /Job title/ }).waitFor();
    await page.getByRole("button", { name: "Job title", exact: true }).click();
    await page.waitForURL(/sort=fields\.job_title/);
    await settled(page);
    expect(await axe(page)).toEqual([]);

    await menuEntry(page, "All contacts", "Save as a new view");
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("VIPs by job");
    await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
    await page.waitForURL(/saved=\d+$/);
    await menuEntry(page, "VIPs by job", "Share with everybody");
    await page.getByText("Everybody sees VIPs by job now.").waitFor();
    const address = page.url();
    await page.reload();
    await settled(page);
    const seen = await headers(page);
    expect(seen.join(" ")).toContain("Job title");
    expect(seen.join(" ")).not.toContain("Mobile");
    const first = await page.getByRole("grid").getByRole("link").first().textContent();

    const other = await signedIn(user);
    await other.goto("/ui/contacts");
    await settled(other);
    await menuEntry(other, "All contacts", "VIPs by job");
    await other.waitForURL(/saved=\d+$/);
    await other.getByRole("columnheader", { name: /Job title/ }).waitFor();
    await settled(other);
    expect(await other.getByRole("grid").getByRole("link").first().textContent()).toBe(first);
    expect(new URL(other.url()).search).toBe(new URL(address).search);
    await other.getByRole("button", { name: /^Remove filter: Tags/ }).click();
    await other.getByText("Unsaved changes").waitFor();
    expect(await other.getByRole("button", { name: "Save view" }).count()).toBe(0);
    await other.goBack();
    await other.getByText("Unsaved changes").waitFor({ state: "detached" });

    await menuEntry(page, "VIPs by job", "Delete view");
    await page.getByText("VIPs by job is deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "View: VIPs by job" }).waitFor();
    await page.close();
    await other.close();
  }, 90_000);

  it("should be shaped by keyboard alone: a filter built, a column moved and made wider, a view kept and begun with", async () => {
    const page = await signedIn(user);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.getByRole("button", { name: "Add filter" }).focus();
    await page.keyboard.press("Enter");
    const filters = page.getByRole("dialog", { name: "Filters" });
    await filters.getByRole("button", { name: "Add condition" }).focus();
    await page.keyboard.press("Enter");
    await filters.getByRole("textbox").focus();
    await page.keyboard.type("Lena");
    await filters.getByRole("button", { name: /^Show [\d,]+ contacts?$/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/filters=/);
    await page.getByRole("button", { name: "Columns" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Hide Tags" }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await page.waitForURL(/columns=name%2Cemail%2Ctags%2Cmobile/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Hide Tags" }).waitFor({ state: "hidden" });
    const edge = page.getByRole("separator", { name: "Width of Email" });
    const before = await edge.evaluate((element) => element.closest("th")?.offsetWidth ?? 0);
    await edge.press("ArrowRight");
    await page.waitForURL(/email(~|%7E)\d+/);
    expect(await edge.evaluate((element) => element.closest("th")?.offsetWidth ?? 0)).toBeGreaterThan(before);
    await page.getByRole("button", { name: "View: All contacts" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Save as a new view" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).waitFor();
    await page.keyboard.type("My own");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "View: My own" }).waitFor();
    await page.getByRole("button", { name: "View: My own" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Begin with this view" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("You begin with My own from now on.").waitFor();
    const device = await signedIn(user);
    await device.goto("/ui/contacts");
    await device.waitForURL(/saved=\d+/);
    await device.getByRole("button", { name: "View: My own" }).waitFor();
    await page.close();
    await device.close();
  }, 90_000);

  it.each([
    [390, false],
    [320, true],
  ])("should fit %i px (dark: %s)", async (width, dark) => {
    const page = await signedIn(owner, { width, dark });
    await page.goto(`/ui/contacts?filters=${encodeURIComponent(JSON.stringify({ $and: [{ tags: { $overlaps: ["vip"] } }, { first_name: { $contains: "a" } }] }))}`);
    await page.getByText('Tags has at least one of "vip" and First name contains "a".').waitFor();
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
    await page.close();
  });

  it("should print the rows and nothing around them", async () => {
    const page = await signedIn(owner);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("grid").isVisible()).toBe(true);
    for (const name of ["Columns", "Add filter"]) expect(await page.getByRole("button", { name }).isVisible()).toBe(false);
    expect(await page.getByRole("searchbox").first().isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Create contact" }).isVisible()).toBe(false);
    await page.close();
  });
});
