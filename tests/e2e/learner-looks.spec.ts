import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { speak } from "./learner-steps.ts";
import { expectLooks } from "./looks.ts";

const learner = "lena@harbor.example";

describe("Pages of the portal", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(/status of (401|403|404)/));

  it.each([
    ["/portal/harbor/home", "Your courses"],
    ["/portal/harbor/course/1", "Storm season"],
    ["/portal/harbor/course/1/about", "For everyone who sets foot"],
    ["/portal/harbor/course/1/lesson/1", "Lesson completed"],
    ["/portal/harbor/course/1/lesson/4", "This lesson is not open yet."],
    ["/portal/harbor/p/stats?period=all", "Where your points come from"],
    ["/portal/harbor/p/calendar", "Without a day"],
    ["/portal/harbor/p/search?search=storm", "Storm season"],
    ["/portal/harbor/p/more", "My details"],
    ["/portal/harbor/p/contacts", "contacts below"],
    ["/portal/harbor/p/files", "Folders"],
    ["/portal/harbor/p/kept", "Kept on this device"],
    ["/portal/harbor/p/files/999999", "Folder not found."],
    ["/portal/harbor/p/lessons", "Drills"],
    ["/portal/harbor/lessons/2", "Not started"],
    ["/portal/harbor/lessons/2/lessons/999999", "Lesson not found."],
    ["/portal/harbor/p/conversations", "Your conversations with"],
    ["/portal/harbor/p/conversations/new", "Answers your messages"],
    ["/portal/harbor/p/notifications", "Mark all read"],
    ["/portal/harbor/n/used", "This link no longer works"],
    ["/portal/harbor/courses/gone", "Course section not found."],
    ["/portal/harbor/nowhere", "Page not found."],
  ])("should be usable by everyone at %s, in every look", async (path, words) => {
    const page = await app.page({ as: learner });
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    await expectLooks(page);
    await page.close();
  });

  it("should speak Spanish when that is chosen, and still after a reload [A1.12] [C1.04] [C9.15]", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/home");
    await speak(page, /Language/, "Español");
    await page.getByRole("heading", { name: "Tus cursos" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Tus cursos" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");
    await speak(page, /Idioma/, "English");
    await page.getByRole("heading", { name: "Your courses" }).waitFor();
  });
});
