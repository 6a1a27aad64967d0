import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusOn, typeText } from "./keys.ts";
import { nextFrames } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app.close());

const olivia = "olivia@harbor.example";

const entries = (page: Page) => page.getByRole("listbox", { name: "Items of the lesson" }).getByRole("option");
const form = (page: Page, type: string) => page.getByRole("group", { name: type, exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text).waitFor();
const added = async (page: Page, search: string): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: "Add an item" });
  await focusOn(dialog.getByRole("searchbox"));
  await page.keyboard.type(search);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
};

/**
 * Goes to the outline without a key or a pointer. The editor holds the focus where it has put it for three frames, against a dialog that
 * gives it back; what is pressed ends that, what a test focuses does not.
 */
const toOutline = async (page: Page): Promise<void> => {
  await nextFrames(page);
  await nextFrames(page);
  await page.getByRole("tab", { name: "Outline" }).focus();
  await page.keyboard.press("Enter");
};

describe("A lesson is written", () => {
  it("should be made, published, changed, compared and restored item by item with the mouse [B2.04] [B2.05]", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/lessons/new");
    await focusOn(page.getByRole("textbox", { name: "Lesson name" }));
    await page.keyboard.type("Rules of the quay");
    await page.waitForURL(/\/ui\/lessons\/edit\/\d+$/);
    await focusOn(page.getByRole("textbox", { name: "Lesson name" }));

    await page.getByRole("button", { name: "Add item" }).first().click();
    await page
      .getByRole("dialog", { name: "Add an item" })
      .getByRole("button", { name: /^Checklist/ })
      .click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page
      .getByRole("button", { name: /^Go there: 1\. Checklist/ })
      .first()
      .click();
    await focusIn(form(page, "Checklist"));
    await form(page, "Checklist").getByRole("button", { name: "Add answer" }).click();
    await page.keyboard.type("Helmet");
    await saved(page);

    await page.getByRole("button", { name: "Add at the top" }).click();
    await added(page, "button");
    await form(page, "Button").getByRole("textbox", { name: "Button label" }).fill("Read the rules");
    await form(page, "Button").getByRole("textbox", { name: "Address" }).fill("https://example.com/rules");
    await saved(page);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await toast(page, "Published. Learners now get this version.");
    await page.getByText("Published", { exact: true }).waitFor();

    await form(page, "Button").getByRole("textbox", { name: "Button label" }).fill("Read all the rules");
    await page.getByText("Unpublished changes").waitFor();
    await saved(page);
    await page.reload();
    await entries(page).nth(1).click();
    await page.keyboard.press("Delete");
    await expect.poll(() => entries(page).count()).toBe(1);
    await saved(page);

    await page.getByRole("button", { name: "History" }).click();
    await page
      .getByRole("list", { name: "Versions" })
      .getByRole("button", { name: /^Published/ })
      .click();
    await page.getByText("all", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: /^Restore this item: 2\. Checklist/ }).click();
    await toast(page, "The item was restored.");
    await page.getByRole("button", { name: "Back to editing" }).click();
    await expect
      .poll(() => entries(page).allTextContents())
      .toEqual([expect.stringContaining("Read all the rules"), expect.stringContaining("Checklist")]);
    expect(await axe(page)).toEqual([]);
  });

  it("should be written by keys alone on a phone in the dark, and keep the focus on what is moved and removed", async () => {
    const page = await app.page({ as: olivia, width: 320, dark: true });
    await page.goto("/ui/lessons/new");
    await typeText(page, "By keys");
    await page.waitForURL(/\/ui\/lessons\/edit\/\d+$/);
    for (const type of ["poll", "checklist", "open-ended"]) {
      await toOutline(page);
      await page.keyboard.press("/");
      await added(page, type);
      await focusOn(page.locator("[data-form] [contenteditable=true]"));
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await toOutline(page);
    await entries(page).nth(2).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await page.getByText("Moved to position 2").waitFor();
    await focusOn(entries(page).nth(1));
    expect(await entries(page).nth(1).textContent()).toContain("Open-ended");
    await page.keyboard.press("Delete");
    await expect.poll(() => entries(page).count()).toBe(2);
    await focusOn(entries(page).nth(1));
    await page.keyboard.press("Control+z");
    await expect.poll(() => entries(page).count()).toBe(3);
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(() => entries(page).count()).toBe(2);
    await page.keyboard.press("Control+d");
    await expect.poll(() => entries(page).count()).toBe(3);
    await focusOn(entries(page).nth(2));
    await saved(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
