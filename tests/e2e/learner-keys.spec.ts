import { afterAll, beforeAll, describe, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { focusInLayer, focusOn, tabTo } from "./keys.ts";
import { untilNext } from "./learner-steps.ts";
import { expectLooks } from "./looks.ts";

const learner = "lena@harbor.example";

describe("A learner with a keyboard, and by address", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close(/status of (401|403|404)/));

  it("should take a lesson by keyboard alone and go on where it was left on another device [A5.20]", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/course/1/lesson/2");
    await page.getByText("The film takes twenty seconds").waitFor();
    await tabTo(page, /Next/);
    await page.keyboard.press("Enter");
    await page.getByText("0:00 / 0:20").waitFor();
    await tabTo(page, /Position/);
    await page.keyboard.press("End");
    await page.getByText("You can skip ahead once you have watched this part.").waitFor();
    await tabTo(page, /Playback rate/);
    await page.keyboard.press("Enter");
    await page.getByRole("menuitemradio", { name: "2×", exact: true }).waitFor();
    await focusInLayer(page, "menu");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Playback rate: 2×" }).waitFor();
    await focusOn(page.getByRole("button", { name: "Playback rate: 2×" }));
    await page.keyboard.press("k");
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    await untilNext(page);

    const other = await app.page({ as: learner, width: 390 });
    await other.goto("/portal/harbor/course/1/lesson/2");
    await other.getByRole("slider", { name: "Position" }).waitFor();
    await untilNext(other);
    await other.close();

    await tabTo(page, /Next/);
    await page.keyboard.press("Enter");
    await page.getByText("Where do you wait").waitFor();
    await tabTo(page, /Under it/);
    await page.keyboard.press("ArrowDown");
    await tabTo(page, /Check answer/);
    await page.keyboard.press("Enter");
    await page.getByText("Correct", { exact: true }).waitFor();
    await tabTo(page, /Finish/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Lesson completed" }).waitFor();
  });

  it("should find the next lesson open, without accessibility violations in any look", async () => {
    const page = await app.page({ as: learner });
    await page.goto("/portal/harbor/course/1/lesson/3");
    await page.getByText("Three numbers").first().waitFor();
    await expectLooks(page);
  });

  it("should lead old addresses to where their pages are, keeping the query [A2.23] [B2.38]", async () => {
    const page = await app.page({ as: learner });
    for (const [old, now] of [
      ["/portal/harbor/qa/1?from=mail", "/portal/harbor/course/1?from=mail"],
      ["/portal/harbor/qa/1/about", "/portal/harbor/course/1/about"],
      ["/portal/qa/1/lesson/1", "/portal/course/1/lesson/1"],
      ["/portal/harbor/qa/1/1", "/portal/harbor/course/1/lesson/1"],
      ["/portal/harbor/p/favorites", "/portal/harbor/home"],
    ] as const) {
      await page.goto(old);
      await page.waitForURL(`**${now}`);
    }
  });
});
