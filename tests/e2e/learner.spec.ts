import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp, openEmbeddedDemo } from "./app.ts";
import { expectNoAnswers, filmTime, recordReplies, untilNext } from "./learner-steps.ts";
import { expectLooks } from "./looks.ts";

const learner = "lena@harbor.example";

describe("A learner in the portal", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp({}, openEmbeddedDemo);
  });
  afterAll(() => app.close(/ERR_INTERNET_DISCONNECTED|status of (401|403|404)/));

  it("should ask for the learner and the courses once, before the program of the page is there, and then for its fonts", async () => {
    const page = await app.page({ as: learner });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const program = Promise.withResolvers<void>();
    await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
      await program.promise;
      await route.continue();
    });
    const courses = page.waitForRequest(/\/api\/cg\/campaigns/);
    await page.goto("/portal/harbor/home", { waitUntil: "commit" });
    await courses;
    program.resolve();
    await page.getByRole("link", { name: "Welcoming passengers" }).waitFor();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family.includes("Nunito Variable") && status === "loaded"),
    );
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path === "/api/cg/info" || path === "/api/cg/campaigns")).toEqual(["/api/cg/info", "/api/cg/campaigns"]);
  });

  it("should join a course, watch what must be watched, try a question again and earn its points once, by mouse [A5.20] [A9.23] [C4.29] [C9.16] [A4.12]", async () => {
    const page = await app.page({ as: learner });
    const replies = recordReplies(page);
    await page.goto("/portal/harbor/home");
    await page.getByRole("link", { name: "Welcoming passengers" }).click();
    await page.getByRole("button", { name: "Join course" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByText("People remember the first minute").waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    const position = page.getByRole("slider", { name: "Position" });
    await page.getByText("0:00 / 0:20").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Next", exact: true }).isDisabled()).toBe(true);

    const box = await position.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.9, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await page.getByText("You can skip ahead once you have watched this part.").waitFor();
    expect(await filmTime(page)).toBeLessThan(2);
    await page.evaluate(() => {
      const film = document.querySelector("video");
      if (film !== null) film.currentTime = 19;
    });
    await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 99) < 2);

    await page.getByRole("button", { name: /Playback rate/ }).click();
    await page.getByRole("menuitemradio").first().waitFor();
    await expect.poll(() => page.getByRole("menuitemradio").allTextContents()).toEqual(["0.5×", "1×", "1.5×", "2×"]);
    await page.getByRole("menuitemradio", { name: "2×", exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await untilNext(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();

    await page.getByLabel("Let them, it is shorter").check();
    expectNoAnswers(await replies.bodies());
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("Not quite").waitFor();
    await expect.poll(() => page.locator("header").getByText("150 points").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Show them the marked path").check();
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("Correct", { exact: true }).waitFor();
    await expect.poll(() => page.locator("header").getByText("1,200 points").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Finish" }).click();
    await page.getByRole("heading", { name: "Lesson completed" }).waitFor();
    await page.getByRole("button", { name: "Replay" }).waitFor();
    await page.getByRole("link", { name: "Next lesson: Directions that work" }).waitFor();

    await page.reload();
    await page.getByRole("heading", { name: "Lesson completed" }).waitFor();
    await page.getByText("You earned 1,200 points in this lesson").waitFor();
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("button", { name: "Playback rate: 2×" }).waitFor();

    const other = await app.page({ as: learner });
    await other.goto("/portal/harbor/home");
    await other.getByText("2,400 points").waitFor();
  });

  it("should be usable by everyone while a film and a question are shown, in every look", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/course/2/lesson/5");
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("slider", { name: "Position" }).waitFor();
    await expectLooks(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByText("Correct", { exact: true }).waitFor();
    await expectLooks(page);
    await page.close();
  });

  it("should keep an answer that is given offline and send it when the network is back", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/course/3");
    await page.getByRole("button", { name: "Join course" }).click();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.getByText("Make a small loop.").waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByText("What does a bowline make?").waitFor();
    await page.context().setOffline(true);
    await page.getByLabel("A loop that does not slip").check();
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("Your answer is saved on this device").waitFor();
    await page.context().setOffline(false);
    await page.getByText("Correct", { exact: true }).waitFor();
    await expect.poll(() => page.locator("header").getByText("1,200 points").isVisible()).toBe(true);
  });

  it("should find a page of the organisation by search and read it", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/p/search?search=pontoon");
    await page.getByRole("link", { name: "House rules" }).click();
    await page.getByRole("heading", { level: 1, name: "House rules" }).waitFor();
    await page.getByText("Wear a life jacket on every pontoon.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/portal/harbor/p/c/house-rules");
  });

  it("should take a lesson of a shared folder, be told when its sharing has ended, and have the answer counted once it is shared again", async () => {
    const staff = await app.page({ as: "olivia@harbor.example" });
    await staff.goto("/ui/settings/other/portal");
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/p/more");
    await page.getByRole("link", { name: "Lessons" }).click();
    await page.getByRole("link", { name: /^Drills/ }).click();
    await page.getByRole("link", { name: "Man overboard" }).click();
    await page.getByText("Somebody falls into the basin.").waitFor();

    await staff.getByRole("button", { name: "Change “Crew leader”" }).click();
    await staff.getByRole("button", { name: "Stop sharing “On the quay / Drills”" }).click();
    await staff.getByRole("button", { name: "Save", exact: true }).click();
    await staff.getByText("Role saved.").waitFor();
    await page.getByLabel("Shout, point and throw a ring").check();
    await page.getByRole("button", { name: "Check answer" }).click();
    await page.getByText("This lesson is not shared with you any more.").first().waitFor();
    await page.reload();
    await page.getByText("This lesson is not shared with you any more.").first().waitFor();
    await page.getByRole("link", { name: "Go to the folder" }).click();
    await page.getByText("Folder not found.").waitFor();

    await staff.getByRole("button", { name: "Change “Crew leader”" }).click();
    await staff.getByRole("combobox", { name: "Share a folder of lessons" }).click();
    await staff.getByRole("combobox", { name: "Share a folder of lessons" }).fill("Drills");
    await staff.getByRole("option", { name: "On the quay / Drills" }).click();
    await staff.getByRole("button", { name: "Save", exact: true }).click();
    await staff.getByRole("button", { name: "Change “Crew leader”" }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: "Man overboard" }).click();
    await page.getByText("Correct", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Back to Drills" }).first().click();
    await page.getByRole("list", { name: "Lessons in Drills" }).getByText("Completed").waitFor();
    await staff.close();
    await page.close();
  });

  it("should say in place that a page, a course or a lesson was not found, or why a lesson is locked [A2.24] [B2.39] [C8.16] [C8.18] [C8.19] [C8.21]", async () => {
    const page = await app.page({ as: learner });
    for (const [path, words] of [
      ["/portal/harbor/nowhere", "Page not found."],
      ["/portal/harbor/p/c/opening-hours", "Page not found."],
      ["/portal/harbor/course/999", "Course not found."],
      ["/portal/harbor/course/1/lesson/999", "Lesson not found."],
      ["/portal/harbor/course/2/lesson/7", "This lesson is locked, complete all previous lessons."],
    ] as const) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto("/portal/harbor/nowhere?q=1");
    await page.getByText("There is nothing at /portal/harbor/nowhere?q=1.").waitFor();
  });
});
