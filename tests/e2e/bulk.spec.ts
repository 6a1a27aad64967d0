import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, typeText } from "./keys.ts";
import { expectLooks } from "./looks.ts";

describe("actions on many contacts in the browser", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const opened = async (search: string, options: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => {
    const page = await app.page({ as: "olivia@harbor.example", ...options });
    await page.goto(`/ui/contacts?search=${search}`);
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    await page.getByRole("grid").getByRole("link").first().waitFor();
    return page;
  };
  const tagged = async (page: Page, tag: string): Promise<number> => {
    const reply: { readonly results: readonly { readonly tags: readonly string[] }[] } = await (
      await page.request.get("/api/contacts?limit=250")
    ).json();
    return reply.results.filter(({ tags }) => tags.includes(tag)).length;
  };

  it("should tag all that match after saying what would change, and be undone, by mouse", async () => {
    const page = await opened("a");
    await page.getByRole("grid").getByRole("checkbox").nth(1).click();
    await page.getByRole("button", { name: /^Select all/ }).click();
    const bar = page.getByRole("group", { name: "Actions for the selection" });
    await page.locator('tr[data-index][tabindex="0"]').focus();
    await page.keyboard.press("End");
    await page.locator('tr:focus[data-there="true"]').getByRole("checkbox").click();
    await bar.getByText(/^[\d,]+ selected$/).waitFor();
    await bar.getByRole("button", { name: "Tags", exact: true }).click();
    const form = page.getByRole("dialog", { name: /^Edit tags for/ });
    await form.getByLabel("Value").fill("by mouse");
    expect(await axe(page)).toEqual([]);
    await form.getByRole("button", { name: "Continue" }).click();
    const plan = page.getByRole("dialog", { name: "Review" });
    await plan.getByText(/contacts will change/).waitFor();
    expect(await tagged(page, "by mouse")).toBe(0);
    expect(await axe(page)).toEqual([]);
    await plan.getByRole("button", { name: /^Add to \d+ contacts/ }).click();
    await page.getByText(/^Updated [\d,]+ contacts\.$/).hover();
    expect(await tagged(page, "by mouse")).toBeGreaterThan(25);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Undone for [\d,]+ contacts\./).waitFor();
    expect(await tagged(page, "by mouse")).toBe(0);
    await page.context().close();
  });

  it.each([
    { path: "/ui/contacts?search=a&view=list", width: 1280 },
    { path: "/ui/contacts?search=a&view=list", width: 320 },
    { path: "/ui/tasks", width: 1280 },
  ])("should lay their bar over the tools above the rows, so that no row moves or is covered: %o", async ({ path, width }) => {
    const page = await app.page({ as: "olivia@harbor.example", width });
    await page.goto(path);
    const rows = page
      .getByRole("grid")
      .getByRole("row")
      .filter({ has: page.getByRole("link") });
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    await page
      .getByRole("button", { name: /^(Add filter|Status)/ })
      .first()
      .waitFor();
    await rows.first().waitFor();
    if (path.startsWith("/ui/contacts")) await page.getByRole("group", { name: "Figures", exact: true }).waitFor();
    const tops = () => rows.evaluateAll((all) => all.slice(0, 5).map((row) => row.getBoundingClientRect().top));
    const before = await tops();
    expect(before.length).toBeGreaterThan(1);
    await rows.first().getByRole("checkbox").click();
    const bar = page.getByRole("group", { name: "Actions for the selection" });
    await bar.getByText("1 selected").waitFor();
    expect(await tops()).toEqual(before);
    const bounds = await bar.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      top: element.getBoundingClientRect().top,
      grid: document.querySelector('[role="grid"]')?.getBoundingClientRect().top ?? 0,
      heading: document.querySelector("h1")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(bounds.bottom).toBeLessThanOrEqual(bounds.grid);
    expect(bounds.top).toBeGreaterThanOrEqual(bounds.heading);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
    expect(await tops()).toEqual(before);
    await page.context().close();
  });

  it("should set a field of two contacts and be taken back from the page of bulk actions, by keyboard alone", async () => {
    const page = await opened("a");
    const press = (...keys: readonly string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    await press("j", "x", "j", "x");
    await page.getByText("2 selected").waitFor();
    await press("e");
    await page.getByRole("combobox", { name: "Field" }).waitFor();
    await typeText(page, "tags");
    await page.getByRole("option", { name: "Tags" }).waitFor();
    await page.getByRole("option").filter({ hasNotText: "Tags" }).first().waitFor({ state: "detached" });
    await press("ArrowDown", "Enter");
    await page.getByLabel("Value").waitFor();
    await page.getByLabel("Value").focus();
    await typeText(page, "by keys");
    await press("Enter");
    await page.getByRole("dialog", { name: "Review" }).getByText("2 contacts will change").waitFor();
    await focusIn(page.getByRole("dialog", { name: "Review" }));
    await press("Enter");
    await page.getByText("Updated 2 contacts.").waitFor();
    expect(await tagged(page, "by keys")).toBe(2);
    await press("Control+k");
    await page.getByRole("combobox").waitFor();
    await typeText(page, "bulk action history");
    await page.getByRole("option", { name: /Bulk action history/ }).waitFor();
    await press("Enter");
    await page.getByRole("heading", { name: "Bulk actions", level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: /Add “by keys” to Tags/ }).focus();
    await press("Enter");
    await page.getByRole("heading", { name: "Add “by keys” to Tags" }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Undo" }).focus();
    await press("Enter");
    await page.getByText("Restored", { exact: true }).waitFor();
    expect(await tagged(page, "by keys")).toBe(0);
    await page.context().close();
  });

  it("should lead from the notice of an Undo to those who were edited since, and name them", async () => {
    const page = await opened("a");
    await page.getByRole("grid").getByRole("checkbox").nth(1).click();
    await page.getByRole("grid").getByRole("checkbox").nth(2).click();
    await page.getByRole("button", { name: "Tags", exact: true }).last().click();
    const form = page.getByRole("dialog", { name: /^Edit tags for/ });
    await form.getByLabel("Value").fill("not for long");
    await form.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Review" }).getByRole("button", { name: "Add to 2 contacts" }).click();
    await page.getByText("Updated 2 contacts.").hover();
    const colleague = await app.page({ as: "adam@harbor.example" });
    const me: { readonly csrf_token: string } = await (await colleague.request.get("/api/users/current")).json();
    const found: {
      readonly results: readonly {
        readonly con_id: number;
        readonly name: string;
        readonly version: number;
        readonly tags: readonly string[];
      }[];
    } = await (await colleague.request.get("/api/contacts?search=a&limit=250")).json();
    const edited = found.results.find(({ tags }) => tags.includes("not for long"));
    const sent = await colleague.request.put(`/api/contacts/${edited?.con_id ?? 0}`, {
      headers: { "x-csrf-token": me.csrf_token },
      data: { tags: ["since"], version: edited?.version },
    });
    expect(sent.status()).toBe(200);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone for 1 contact. 1 was edited since and not undone.").hover();
    await page.getByRole("button", { name: "See who" }).click();
    await page.getByRole("heading", { name: "Edited since, not undone" }).waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: edited?.name ?? "nobody" })
      .waitFor();
    await colleague.context().close();
    await page.context().close();
  });

  it("should drop the selection once the list shows others, and say so", async () => {
    const page = await opened("a");
    await page.getByRole("grid").getByRole("checkbox").nth(1).click();
    await page.getByText("1 selected").waitFor();
    await page.getByRole("searchbox").fill("e");
    await page.getByText("so the selection was cleared").waitFor();
    await page.getByText("1 selected").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("should have no accessibility violations and never be wider than the window, in every look", async () => {
    const page = await opened("a");
    await page.getByRole("grid").getByRole("checkbox").nth(1).click();
    await page.getByRole("group", { name: "Actions for the selection" }).waitFor();
    await expectLooks(page);
    await page.goto("/ui/contacts/bulk");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
    await expectLooks(page);
    await page.context().close();
  });
});
