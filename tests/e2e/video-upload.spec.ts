import { sql } from "kysely";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SeededCourse, seedCourse } from "../../adapters/server/demo/demo-courses.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { type App, openApp } from "./app.ts";
import { untilNext } from "./learner-steps.ts";

const learner = "lena@harbor.example";
const show = (name: string) => ({ type: "video_upload", name, values: { question: `<p>${name}.</p>` } });

const after = { type: "rich_text", name: "After", values: { body: "<p>Well done.</p>", standalone: true } };

let course: SeededCourse | null = null;
const seed = (database: Database): Promise<void> =>
  database.asSystem(async (tx) => {
    const { rows } = await sql<{ org_id: number }>`select org_id from contacts where ${learner} = any(email)`.execute(tx.db);
    const context = { org: rows[0]?.org_id ?? 0, now: Math.floor(Date.now() / 1000), random: Math.random };
    course = await seedCourse(tx, context, {
      name: "Show it",
      summary: "",
      about: "",
      show_order: 9,
      lessons: [
        { name: "Recorded", items: [show("Throw a line"), after] },
        { name: "Interrupted", items: [show("Make fast")] },
      ],
      release: () => ({ release: "immediately" }),
    });
  });

let app: App;
beforeAll(async () => {
  app = await openApp({}, undefined, seed);
});
afterAll(() => app.close());

const open = async (lesson: number): Promise<Page> => {
  const page = await app.page({ as: learner });
  await page.goto(`/portal/harbor/course/${course?.course}`);
  const join = page.getByRole("button", { name: "Join course" });
  await join
    .or(page.getByRole("link", { name: /Start|Continue/ }).first())
    .first()
    .waitFor();
  if (await join.isVisible()) await join.click();
  await page
    .getByRole("link", { name: /Start|Continue/ })
    .first()
    .waitFor();
  await page.goto(`/portal/harbor/course/${course?.course}/lesson/${course?.triggers[lesson]?.id}`);
  return page;
};
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const record = async (page: Page): Promise<void> => {
  await press(page, "Record");
  await press(page, "Start recording");
  await page.getByText(/^0:(0[2-9]|[1-5]\d) recorded$/).waitFor();
};

describe("A video of a learner", () => {
  it("should be recorded, used and sent, and be the answer after a reload", async () => {
    const page = await open(0);
    const next = page.locator("footer").getByRole("button", { name: "Next", exact: true });
    await page.getByText("Send your video to go on").waitFor();
    expect(await next.isEnabled()).toBe(false);
    await record(page);
    await press(page, "Stop recording");
    await page.getByText("Saved on this device until it is sent.").waitFor();
    await press(page, "Use this video");
    await page.getByText("Your video is saved. Recording again replaces it.").first().waitFor();
    await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0);
    await untilNext(page);
    await page.reload();
    await press(page, "Review");
    await page.getByText("Your video is saved. Recording again replaces it.").first().waitFor();
    expect(await page.locator("video").getAttribute("src")).toMatch(/^\/media\/.*webm$/);
  });

  it("should be offered after the page was closed in the middle of a recording", async () => {
    const page = await open(1);
    await record(page);
    await page.getByText(/^0:(0[4-9]|[1-5]\d) recorded$/).waitFor();
    await page.reload();
    await page.getByText("A video that was not sent").first().waitFor();
    await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0);
    await press(page, "Use this video");
    await page.getByText("Your video is saved. Recording again replaces it.").first().waitFor();
  });
});
