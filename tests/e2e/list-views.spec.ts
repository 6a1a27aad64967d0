import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusOn, typeText } from "./keys.ts";
import { expectLooks, looks } from "./looks.ts";
import { late } from "./slow.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of 503 .*limit=250/));

const signedIn = (as: string, options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> =>
  app.page({ ...options, as });
const owner = "olivia@harbor.example";
const user = "uma@harbor.example";
const headers = (page: Page): Promise<readonly string[]> => page.getByRole("columnheader").allTextContents();
const settled = (page: Page): Promise<void> => page.locator('[role="grid"][aria-busy="false"]').waitFor();
const menuEntry = async (page: Page, view: string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: `View: ${view}` }).click();
  await page
    .getByRole("menuitem", { name: entry })
    .or(page.getByRole("menuitemradio", { name: entry }))
    .first()
    .click();
};

describe("The list of contacts, shaped", () => {
  it("should be filtered, given columns, kept as a view, shared, and be the same after a reload and for somebody else, by mouse", async () => {
    const page = await signedIn(owner);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.getByRole("button", { name: "Tags", exact: true }).click();
    await page.getByRole("dialog", { name: "Tags" }).getByRole("checkbox", { name: "vip", exact: true }).click();
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
    await menuEntry(page, "VIPs by job", "Share with everyone");
    await page.getByText("Shared VIPs by job with everyone").waitFor();
    const address = page.url();
    await page.reload();
    await settled(page);
    await page.getByRole("columnheader", { name: /Job title/ }).waitFor();
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
    await expect.poll(() => other.getByRole("grid").getByRole("link").first().textContent()).toBe(first);
    expect(new URL(other.url()).search).toBe(new URL(address).search);
    await other.getByRole("button", { name: /^Remove filter: Tags/ }).click();
    await other.getByText("Unsaved changes").waitFor();
    expect(await other.getByRole("button", { name: "Save view" }).count()).toBe(0);
    await other.goBack();
    await other.getByText("Unsaved changes").waitFor({ state: "detached" });

    await menuEntry(page, "VIPs by job", "Delete view");
    await page.getByText("Deleted VIPs by job").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "View: VIPs by job" }).waitFor();
    await page.close();
    await other.close();
  });

  it("should be shaped by keyboard alone: a filter built, a column moved and made wider, a view kept and begun with", async () => {
    const page = await signedIn(user);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.getByRole("button", { name: "Add filter" }).focus();
    await page.keyboard.press("Enter");
    const filters = page.getByRole("dialog", { name: "Filters" });
    await filters.getByRole("button", { name: "Add condition" }).focus();
    await page.keyboard.press("Enter");
    await focusIn(filters.getByRole("group", { name: "Condition 1", exact: true }));
    await filters.getByRole("textbox").focus();
    await typeText(page, "Lena");
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
    await expect.poll(() => edge.evaluate((element) => element.closest("th")?.offsetWidth ?? 0)).toBeGreaterThan(before);
    await page.getByRole("button", { name: "View: All contacts" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Save as a new view" }).focus();
    await page.keyboard.press("Enter");
    await focusOn(page.getByRole("dialog").getByRole("textbox", { name: "Name" }));
    await typeText(page, "My own");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "View: My own" }).waitFor();
    await page.getByRole("button", { name: "View: My own" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Set as default" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("My own is now your default view").waitFor();
    const device = await signedIn(user);
    await device.goto("/ui/contacts");
    await device.waitForURL(/saved=\d+/);
    await device.getByRole("button", { name: "View: My own" }).waitFor();
    await page.close();
    await device.close();
  });

  it("should fit the window in every look, without accessibility violations", async () => {
    const page = await signedIn(owner);
    await page.goto(
      `/ui/contacts?filters=${encodeURIComponent(JSON.stringify({ $and: [{ tags: { $overlaps: ["vip"] } }, { first_name: { $contains: "a" } }] }))}`,
    );
    await page.getByText('Tags has at least one of "vip" and First name contains "a".').waitFor();
    await settled(page);
    await expectLooks(page, looks, () => settled(page));
    await page.close();
  });

  it("should print the rows and nothing around them", async () => {
    const page = await signedIn(owner);
    await page.goto("/ui/contacts");
    await settled(page);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByRole("grid").isVisible()).toBe(true);
    for (const name of ["Columns", "Add filter"]) await expect.poll(() => page.getByRole("button", { name }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole("searchbox").first().isVisible()).toBe(false);
    for (const name of ["Create contact", "Skip to the main content"])
      await expect.poll(() => page.getByRole("link", { name }).isVisible()).toBe(false);
    await page.close();
  });

  it("should print all of the list with every value whole, by keyboard, and say why where it cannot be read", async () => {
    const page = await signedIn(owner);
    // The window goes by itself: where React's effects come late, what lies below it is let in after it has gone.
    await late(page.context(), 60);
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: Number(Reflect.get(window, "printed")) + 1 }) });
    });
    await page.goto("/ui/contacts?view=list&sort=-name");
    await settled(page);
    const count = Number(await page.getByRole("heading", { level: 1 }).locator("..").getByText(/^\d+$/).innerText());
    const printed = (): Promise<number> => page.evaluate(() => Number(Reflect.get(window, "printed")));
    const sheet = page.getByRole("table");
    const fail = () => page.route(/limit=250/, (route) => route.fulfill({ status: 503, json: { status: "failed", message: "Too busy." } }));
    await fail();
    await page.getByRole("button", { name: "Print", exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Print contacts" });
    await dialog.getByRole("button", { name: "Try again" }).waitFor();
    expect(await printed()).toBe(0);
    await page.unroute(/limit=250/);
    await dialog.getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(printed).toBe(1);
    await dialog.waitFor({ state: "detached" });
    await focusOn(page.getByRole("button", { name: "Print", exact: true }));
    await page.emulateMedia({ media: "print" });
    await sheet.getByRole("row").nth(count).waitFor();
    await expect.poll(() => sheet.getByRole("row").count()).toBe(count + 1);
    await page
      .getByRole("row")
      .filter({ hasText: "Edith Abbott" })
      .getByText("edith.abbott@mail.example, edith.abbott@work.example")
      .waitFor();
    await expect.poll(() => page.getByRole("grid").isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await sheet.waitFor({ state: "detached" });
    await page.emulateMedia({ media: "screen" });
    await fail();
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await dialog.getByRole("button", { name: "Try again" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.close();
  });
});
