import type { Page } from "playwright";
import { afterAll, beforeAll, describe, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { untilNext } from "./learner-steps.ts";

/** Seconds at which the film is held up; it is twenty long. */
const nearTheEnd = 17;

/** Lets the page do nothing else for so many milliseconds, as a machine with too much to do does. */
const standStill = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((length) => {
    const over = performance.now() + length;
    while (performance.now() < over);
  }, milliseconds);

describe("A film that must be watched", () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  const startFilm = async (): Promise<Page> => {
    const page = await app.page({ as: "lena@harbor.example" });
    await page.goto("/portal/harbor/course/1/lesson/2");
    const next = page.getByRole("button", { name: "Next", exact: true });
    await page
      .getByText("The film takes twenty seconds")
      .or(page.getByText(/0:\d\d \/ 0:20/))
      .waitFor();
    if (await next.isEnabled()) await next.click();
    await page.getByText(/0:\d\d \/ 0:20/).waitFor();
    await page.getByRole("button", { name: /Playback rate/ }).click();
    await page.getByRole("menuitemradio", { name: "2×", exact: true }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    return page;
  };
  const isAt = (page: Page, second: number) =>
    page.waitForFunction((wanted) => (document.querySelector("video")?.currentTime ?? 0) >= wanted, second);

  it("should continue from the watched position when its end is reached too early [A5.20]", async () => {
    const page = await startFilm();
    await isAt(page, 2);
    await page.evaluate(() => document.querySelector("video")?.dispatchEvent(new Event("ended")));
    await isAt(page, 5);
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  });

  it("should count as watched to its end though the page was frozen when it ended [A5.20]", async () => {
    const page = await startFilm();
    await isAt(page, nearTheEnd);
    await standStill(page, 4000);
    await untilNext(page);
  });
});
