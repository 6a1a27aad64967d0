import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|403|404)/));

const [olivia, lena] = ["olivia@harbor.example", "lena@harbor.example"];

describe("Courses", () => {
  it("should be made of lessons, sorted by keys, timed, published, and be found by a learner with the reason of each lock [B2.12] [B2.13] [C4.10]", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns/create");
    await focusOn(page.getByRole("textbox", { name: "Name" }));
    await page.keyboard.type("Knots for beginners");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ui\/campaigns\/\d+\/lessons$/);
    await page.getByRole("button", { name: "Add lessons" }).click();
    const picker = page.getByRole("dialog", { name: "Add lessons" });
    for (const name of ["The bowline", "The cleat hitch"]) await picker.getByRole("checkbox", { name }).check({ force: true });
    await picker.getByRole("button", { name: "Add 2 lessons" }).click();
    const names = page.getByRole("list", { name: "Lessons in their order" }).locator("[data-lesson]");
    await expect.poll(() => names.allTextContents()).toEqual(["The bowline", "The cleat hitch"]);

    await names.nth(1).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => names.allTextContents()).toEqual(["The cleat hitch", "The bowline"]);
    await focusOn(names.nth(0));
    await page.getByRole("button", { name: "Publish all drafts" }).click();
    await expect.poll(() => page.getByText("Draft", { exact: true }).count()).toBe(1);
    await names.nth(1).click();
    await page.waitForURL(/\/triggers\/\d+$/);
    const edit = page.getByRole("dialog", { name: "When “The bowline” opens" });
    await edit.getByRole("radio", { name: /Some days after joining/ }).check({ force: true });
    await edit.getByLabel("Days after joining", { exact: true }).fill("2");
    await edit.getByRole("button", { name: "Save" }).click();
    await page.getByText("Opens 2 days after joining, 9:00 AM").waitFor();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Live", { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => names.allTextContents()).toEqual(["The cleat hitch", "The bowline"]);
    await expectLooks(page);

    const learner = await app.page({ as: lena });
    await learner.goto("/portal/harbor/home");
    await learner.getByRole("link", { name: "Knots for beginners" }).click();
    await learner.getByRole("button", { name: "Join course" }).click();
    await learner.getByText(/^Opens /).waitFor();
  });

  it("should show where a learner stands, open a lesson for them with a reason, and let it be undone by taking it back", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns");
    await page.getByRole("link", { name: "Harbor safety basics" }).click();
    await page.getByRole("tab", { name: /Contacts/ }).click();
    await page.getByRole("searchbox", { name: "Search learners" }).fill("Lena");
    await page.getByRole("link", { name: /Lena Lind/ }).click();
    const dialog = page.getByRole("dialog", { name: "Lena Lind" });
    await dialog.getByText("Waits for “Four rules of the quay”.").waitFor();
    await dialog.getByRole("button", { name: "Open “Storm season” for this contact" }).click();
    const asks = page.getByRole("dialog", { name: "Open “Storm season” for this contact" });
    await asks.getByRole("textbox", { name: "Why?" }).fill("On leave next week");
    await asks.getByRole("button", { name: "Open the lesson" }).click();
    await dialog.getByText(/Opened by Olivia Owens, .*: On leave next week/).waitFor();
    const learner = await app.page({ as: lena });
    await learner.goto("/portal/harbor/home");
    await learner.getByRole("link", { name: "Harbor safety basics" }).first().click();
    await learner.getByRole("link", { name: "Storm season" }).waitFor();
    await dialog.getByRole("button", { name: "Take back the opening of “Storm season”" }).click();
    await dialog.getByRole("button", { name: "Open “Storm season” for this contact" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.url()).not.toContain("learner=");
  });
});
