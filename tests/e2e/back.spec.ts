import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn } from "./keys.ts";
import { nextFrames } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const palette = (page: Page): Locator => page.getByRole("dialog", { name: "Command palette" });

/** Goes back and waits until what lay over the page is gone, on the same page. */
const backCloses = async (page: Page, layer: Locator): Promise<void> => {
  await layer.waitFor();
  await nextFrames(page);
  const address = page.url();
  await page.evaluate(() => history.back());
  await layer.waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(address);
};

describe("Back", () => {
  it("should close the palette, a window and the filter of the list, and leave the way forward as it is", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/help");
    await page.getByRole("link", { name: "Contacts", exact: true }).click();
    await heading(page, "Contacts").waitFor();
    await page.getByRole("link", { name: "Groups", exact: true }).click();
    await heading(page, "Groups").waitFor();
    await page.goBack();
    await heading(page, "Contacts").waitFor();

    await page.keyboard.press("Control+k");
    await backCloses(page, palette(page));
    await page.getByRole("button", { name: "Columns" }).click();
    await backCloses(page, page.getByRole("dialog", { name: "Columns" }));
    await focusOn(page.getByRole("button", { name: "Columns" }));
    await page.getByRole("button", { name: "Add filter" }).click();
    await backCloses(page, page.getByRole("dialog", { name: "Filters" }));

    await page.goForward();
    await heading(page, "Groups").waitFor();
    await page.goBack();
    await heading(page, "Contacts").waitFor();
    await page.goBack();
    await page.waitForURL("**/ui/help");
    await page.context().close();
  });

  it("should leave the page scrolled as it was, on the first page of a tab and on others", async () => {
    const page = await app.page({ as: "olivia@harbor.example", width: 390 });
    await page.goto("/ui/contacts?view=list");
    await page.locator('[role="grid"][aria-busy="false"]').waitFor();
    await page.getByRole("group", { name: "Figures", exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, 250));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
    for (const _ of ["first", "other"]) {
      await page.keyboard.press("Control+k");
      await backCloses(page, palette(page));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
    }
    await page.context().close();
  });

  it("should close what lies over the first page of a tab, ask before it throws away what was typed, and then lead out", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/help");
    await page.goto("/ui/groups");
    await page.getByRole("button", { name: "New folder" }).click();
    const name = page.getByRole("textbox", { name: "Folder name" });
    await name.fill("Half typed");
    await page.evaluate(() => history.back());
    await backCloses(page, page.getByRole("alertdialog"));
    expect(await name.inputValue()).toBe("Half typed");
    await name.fill("");
    await backCloses(page, page.getByRole("dialog", { name: "New folder" }));
    await page.evaluate(() => history.back());
    await page.waitForURL("**/ui/help");
    await heading(page, "Help Docs").waitFor();
    await page.context().close();
  });
});
