import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusOn } from "./keys.ts";
import { expectLooks } from "./looks.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|403|404|409)|ERR_INTERNET_DISCONNECTED/));

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

    // The page takes no focus for a moment after a dialog has gone.
    await expect.poll(() => names.nth(1).evaluate((element) => (element.focus(), element === document.activeElement))).toBe(true);
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

  it("should be listed by a saved view, which is there after a reload and begins the list", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns");
    await page.getByRole("columnheader", { name: "Learners" }).getByRole("button").click();
    await page.waitForURL(/sort=learners/);
    await page.getByRole("searchbox", { name: "Search courses" }).fill("harbor");
    await page.waitForURL(/search=harbor/);
    await page.getByRole("button", { name: "Cards", exact: true }).click();
    await page.getByRole("list", { name: "Courses as cards" }).getByRole("link", { name: "Harbor safety basics" }).waitFor();
    await page.getByRole("button", { name: "View: All courses" }).click();
    await page.getByRole("menuitem", { name: "Save as a new view" }).click();
    const dialog = page.getByRole("dialog", { name: "Save as a new view" });
    await dialog.getByLabel("Name").fill("About the harbor");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/saved=\d+$/);
    await page.reload();
    await page.getByRole("button", { name: "View: About the harbor" }).waitFor();
    await page.getByRole("list", { name: "Courses as cards" }).getByRole("link", { name: "Harbor safety basics" }).waitFor();
    await expectLooks(page);

    await page.getByRole("button", { name: "View: About the harbor" }).click();
    await page.getByRole("menuitem", { name: "Set as default" }).click();
    await page.getByText("About the harbor is now your default view").waitFor();
    await page.goto("/ui/campaigns");
    await page.getByRole("button", { name: "View: About the harbor" }).waitFor();
    await page.getByRole("button", { name: "View: About the harbor" }).click();
    await page.getByRole("menuitem", { name: "Delete view" }).click();
    await page.getByRole("button", { name: "View: All courses" }).waitFor();
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

  it("should be tried out on any day with an imagined learner, by keys [A2.06] [B2.11]", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns/1/lessons");
    await page.getByRole("link", { name: "Test" }).click();
    await page.waitForURL(/\/campaigns\/1\/test$/);
    await page.getByText("An imagined learner").waitFor();
    const slider = page.getByRole("slider");
    await slider.focus();
    const lessons = page.getByRole("region", { name: /^Lessons on/ });
    await lessons.getByText("Next", { exact: true }).waitFor();
    const before = await slider.getAttribute("aria-valuetext");
    for (let day = 0; day < 7; day += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).not.toBe(before);
    await lessons.getByText("Completed", { exact: true }).first().waitFor();
    await expectLooks(page);
    await page.goto("/ui/campaigns/1/lessons");
    await page
      .getByRole("button", { name: /^Change / })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Test when it opens" }).click();
    await page.waitForURL(/\/campaigns\/1\/test\/\d+$/);
    await page
      .getByText(/” opens /)
      .first()
      .waitFor();
    await page.goto(page.url().replace("/test/", "/triggers/"));
    await page.getByRole("dialog").waitFor();
  });

  it("should stand in sections that administrators name, and be found by testers while they are drafts", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/settings/other/portal");
    await page.getByRole("button", { name: "Add a section" }).click();
    await page.getByRole("textbox", { name: "Name of section 3" }).fill("On the water");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Sections saved.").waitFor();
    await page.goto("/ui/campaigns/create");
    await page.getByRole("textbox", { name: "Name" }).fill("Rowing by night");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ui\/campaigns\/\d+\/lessons$/);
    await page.getByRole("tab", { name: "Settings" }).click();
    await page.getByRole("button", { name: /Section of the portal/ }).click();
    // The course says that it is saved before this change too.
    const saved = page.waitForResponse((reply) => reply.request().method() !== "GET" && /\/api\/campaigns\/\d+$/.test(reply.url()));
    await page.getByRole("option", { name: "On the water" }).click();
    expect((await saved).ok()).toBe(true);
    await page.getByText("Saved", { exact: true }).waitFor();

    const learner = await app.page({ as: lena });
    await learner.goto("/portal/harbor/courses/on-the-water");
    await learner.getByText("There are no courses in this section right now.").waitFor();
    await page.goto("/ui/settings/other/portal");
    await page.getByRole("button", { name: "Add testers" }).click();
    const picker = page.getByRole("dialog", { name: "Add testers" });
    await picker.getByRole("combobox").fill("Lena");
    await picker
      .getByRole("option", { name: /Lena Lind/ })
      .first()
      .click();
    await picker.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("list", { name: "Testers of the portal" }).getByRole("link", { name: "Lena Lind" }).waitFor();
    await expectLooks(page);
    await learner.goto("/portal/harbor/home");
    await learner.getByRole("link", { name: "On the water" }).click();
    await learner.getByRole("link", { name: "Rowing by night" }).waitFor();
    await page.getByRole("button", { name: "Remove Lena Lind" }).click();
    await page.getByText("There are no testers.").waitFor();
    await learner.reload();
    await learner.getByText("There are no courses in this section right now.").waitFor();
  });

  it("should save their settings as one types, keep them on the device without network, undo them, and show both values of a conflict", async () => {
    const page = await app.page({ as: olivia });
    await page.goto("/ui/campaigns/1/settings");
    const summary = page.getByRole("textbox", { name: "Summary" });
    const before = await summary.inputValue();
    await summary.fill("Safe on the quay");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.context().setOffline(true);
    await summary.fill("Safe on every quay");
    await page.getByText("Offline – kept on this device").waitFor();
    await expectLooks(page);
    await page.context().setOffline(false);
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo changes" }).click();
    await expect.poll(() => summary.inputValue()).toBe(before);
    await page.getByText("Saved", { exact: true }).waitFor();

    const other = await app.page({ as: olivia });
    await other.goto("/ui/campaigns/1/settings");
    await other.getByRole("textbox", { name: "Summary" }).fill("Theirs");
    await other.getByText("Saved", { exact: true }).waitFor();
    await summary.fill("Mine");
    const clash = page.getByRole("alertdialog", { name: "Someone else edited this" });
    await clash.getByRole("cell", { name: "Theirs" }).waitFor();
    await clash.getByRole("button", { name: "Keep mine" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => summary.inputValue()).toBe("Mine");
  });
});
