import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { pressBoth } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/Failed to load resource: the server responded with a status of (401|404)/));

const olivia = "olivia@harbor.example";

const card = (page: Page, name: string) =>
  page
    .getByRole("grid", { name: "Lessons" })
    .getByRole("gridcell")
    .filter({ has: page.getByText(name, { exact: true }) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });
const places = (page: Page) => page.getByRole("navigation", { name: "Folders" });
const menu = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const newFolder = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "New folder" }).click();
  await dialog(page, "New folder").getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await card(page, name).waitFor();
};
/** Stores lessons with a text by the API; they are not published. */
const write = async (page: Page, names: readonly string[]): Promise<void> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  const headers = { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
  for (const name of names) {
    const items = [
      { uuid: crypto.randomUUID(), type: "rich_text", values: { body: `<p>All about ${name.toLowerCase()} and bollards</p>` } },
    ];
    const answer = await page.request.post("/api/lessons", { data: { name, items, publish: false }, headers });
    expect(answer.status()).toBe(200);
  }
};

describe("the library of lessons in the browser", () => {
  it("should keep folders, moves by menu and by dragging, tags and searches over a reload [B2.02] [B2.03] [B2.33] [A2.25]", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/");
    await write(page, ["Mooring lines", "Fenders"]);
    await page.getByRole("navigation").getByRole("link", { name: "Lessons", exact: true }).first().click();
    await page.waitForURL(/\/ui\/lessons$/);
    await newFolder(page, "Deck work");
    expect(await axe(page)).toEqual([]);
    await menu(page, "Mooring lines", "Move");
    await dialog(page, "Move Mooring lines").getByRole("radio", { name: "Deck work" }).check();
    await page.getByRole("button", { name: "Move here" }).click();
    await notices(page).getByText("Moved Mooring lines to Deck work").waitFor();
    await card(page, "Mooring lines").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Fenders", exact: true }).dragTo(card(page, "Deck work"));
    await notices(page).getByText("Moved Fenders to Deck work").waitFor();
    await page.getByRole("grid").getByRole("link", { name: "Deck work" }).click();
    await page.waitForURL(/\/ui\/lessons\/folder\/\d+$/);
    await menu(page, "Fenders", "Tags");
    await dialog(page, "Tags of Fenders").getByRole("textbox", { name: "New tag" }).fill("Deck");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Save tags" }).click();
    await card(page, "Fenders").getByText("Deck", { exact: true }).waitFor();
    await page.reload();
    await card(page, "Mooring lines").getByText("Not published").waitFor();
    await card(page, "Fenders").getByText("Deck", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("bollards mooring");
    await page.waitForURL(/search=bollards/);
    await card(page, "Fenders").waitFor({ state: "detached" });
    await card(page, "Mooring lines").waitFor();
    await page.context().close();
  });

  it("should be worked by keys: selected, deleted with Undo, deleted again, restored from the bin", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/");
    await write(page, ["Radio calls", "Flag signals"]);
    await pressBoth(page, "g", "l");
    await page.waitForURL(/\/ui\/lessons$/);
    await card(page, "Radio calls").focus();
    await page.keyboard.press("Space");
    await card(page, "Flag signals").focus();
    await page.keyboard.press("x");
    await page.getByText("2 selected").waitFor();
    await page.keyboard.press("Delete");
    await card(page, "Radio calls").waitFor({ state: "detached" });
    await notices(page).getByText("Deleted 2 items").waitFor();
    await notices(page).getByRole("button", { name: "Undo" }).click();
    await card(page, "Radio calls").waitFor();
    await card(page, "Flag signals").waitFor();
    await menu(page, "Radio calls", "Delete");
    await notices(page).getByText("Deleted Radio calls").waitFor();
    await places(page).getByRole("link", { name: "Bin" }).click();
    await page.waitForURL(/\/ui\/lessons\/bin$/);
    await page.reload();
    await card(page, "Radio calls").getByText("90 days left").waitFor();
    await menu(page, "Radio calls", "Restore");
    await notices(page).getByText("Restored Radio calls").waitFor();
    await places(page).getByRole("link", { name: "All lessons" }).click();
    await card(page, "Radio calls").waitFor();
    await page.context().close();
  });
});
