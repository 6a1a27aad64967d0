import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|403|404)/));

const [olivia, lena] = ["olivia@harbor.example", "lena@harbor.example"];
const order = ["Welcome to the harbor", "Four rules of the quay", "When something goes wrong", "Storm season"];
const moved = ["Welcome to the harbor", "When something goes wrong", "Four rules of the quay", "Storm season"];

describe("The impact of an edit", () => {
  it("should be shown before a lesson is moved by keys, keep open what was begun, and be undone with the edit", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns/1/lessons");
    const names = page.getByRole("list", { name: "Lessons in their order" }).locator("[data-lesson]");
    await expect.poll(() => names.allTextContents()).toEqual(order);
    await names.nth(2).focus();
    await page.keyboard.press("Alt+ArrowUp");
    const dialog = page.getByRole("alertdialog", { name: "This affects 1 learner" });
    const said = dialog.getByRole("listitem").filter({ hasText: "Lena Lind" });
    await expect.poll(() => said.textContent()).toContain("“Four rules of the quay” is locked · “When something goes wrong” opens");
    await expectLooks(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await names.allTextContents()).toEqual(order);

    await names.nth(2).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect
      .poll(() => dialog.getByRole("button", { name: "Save, keep open what they began" }).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => names.allTextContents()).toEqual(moved);

    const learner = await app.page({ as: lena, width: 390 });
    await learner.goto("/portal/harbor/course/1");
    await learner.getByRole("link", { name: "Four rules of the quay" }).waitFor();

    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names.allTextContents()).toEqual(order);
    await page.getByRole("tab", { name: /Contacts/ }).click();
    await page.getByRole("searchbox", { name: "Search learners" }).fill("Lena");
    await page.getByRole("link", { name: /Lena Lind/ }).click();
    const syllabus = page.getByRole("dialog", { name: "Lena Lind" });
    await syllabus.getByText("Waits for “Four rules of the quay”.").waitFor();
    expect(await syllabus.getByText(/Opened by/).count()).toBe(0);
  });
});
