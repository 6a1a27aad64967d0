import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";

const learner = "lena@harbor.example";
/** The lesson of the demo that every test here takes. */
let lesson = "";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (401|403|404)/));

const question = "What does a bowline make?";
const check = (page: Page): Promise<void> => page.getByRole("button", { name: "Check answer" }).click();

/** A further tab with the lesson at its question. */
const tabAt = async (context: BrowserContext): Promise<Page> => {
  const page = await app.page({ context });
  await page.goto(lesson);
  await page.getByText(question).waitFor();
  return page;
};

/** Begins the finished lesson again, up to its question. */
const replay = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Replay" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: /Replay|again/i })
    .click();
  await page.getByText("Make a small loop.").waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
};

/** Ends a page as a crash does: no handler of the page runs. */
const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
};

/** The bodies of the answers that the server has taken from the pages of a context. */
const takenAnswers = (context: BrowserContext): readonly (string | null)[] => {
  const bodies: (string | null)[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith("/answer") && response.ok()) bodies.push(response.request().postData());
  });
  return bodies;
};

/** Everything that the browser keeps of the application, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = <A>(request: IDBRequest<A>): Promise<A> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database cannot be read.")));
      });
    const database = await all(indexedDB.open("cygnet"));
    const store = database.transaction("values").objectStore("values");
    const [keys, values] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
    database.close();
    return JSON.stringify([keys, values, { ...localStorage }]);
  });

describe("A learner's answers", () => {
  it("should be kept half-chosen after a crash, and be shown in every tab once one of them has sent them", async () => {
    const first = await app.page({ as: learner });
    const context = first.context();
    const taken = takenAnswers(context);
    await first.goto("/portal/harbor/course/3");
    await first.getByRole("button", { name: "Join course" }).click();
    await first.getByRole("link", { name: "Start", exact: true }).click();
    await first.getByText("Make a small loop.").waitFor();
    lesson = new URL(first.url()).pathname;
    await first.getByRole("button", { name: "Next", exact: true }).click();
    await first.getByText(question).waitFor();
    await first.getByLabel("A stopper").check();
    await expect.poll(() => keptIn(first)).toContain("learning.draft.");
    await crash(first);

    const again = await tabAt(context);
    await expect.poll(() => again.getByLabel("A stopper").isChecked()).toBe(true);
    const other = await tabAt(context);
    await check(again);
    await again.getByText("Not quite").waitFor();
    await other.getByText("Not quite").waitFor();
    await again.getByText("Saved", { exact: true }).waitFor();
    expect(taken).toHaveLength(1);
  });

  it("should be kept over a reload while offline, without any right answer on the device, and be sent once", async () => {
    const page = await app.page({ as: learner });
    const context = page.context();
    const taken = takenAnswers(context);
    await page.goto(lesson);
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("A loop that does not slip").check();
    await context.setOffline(true);
    await check(page);
    await page.getByText("Saved on this device", { exact: true }).waitFor();
    await expect.poll(() => keptIn(page)).toContain("learning.event.");
    expect(await keptIn(page)).not.toMatch(/correct|What does a bowline make/);

    await context.route("**/api/**", (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => keptIn(page)).toContain("learning.event.");
    await context.unroute("**/api/**");
    await page.goto(lesson);
    await expect.poll(() => taken.length).toBe(1);
    await expect.poll(() => page.locator("header").getByText("1,200 points").isVisible()).toBe(true);
    await expect.poll(() => keptIn(page)).not.toContain("learning.event.");
    await page.reload();
    await page.getByRole("heading", { name: "Lesson completed" }).waitFor();
    expect(taken).toHaveLength(1);
  });

  it("should be sent at once where the browser keeps nothing, and the learner be told so", async () => {
    const page = await app.page({ as: learner });
    await page.context().addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, "indexedDB", { get: refuse });
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    const taken = takenAnswers(page.context());
    await page.goto(lesson);
    await page.getByText("Stay online while you answer.").waitFor();
    await replay(page);
    await page.getByLabel("A loop that does not slip").check();
    await check(page);
    await page.getByText("Correct", { exact: true }).waitFor();
    expect(taken).toHaveLength(1);
  });

  it("should be kept when the session ends, and be sent once after logging in again, which leads back to the lesson [C8.09]", async () => {
    const page = await app.page({ as: learner });
    const taken = takenAnswers(page.context());
    await page.goto(lesson);
    await replay(page);
    await page.getByLabel("A loop that does not slip").check();
    await page.context().clearCookies();
    await check(page);
    await page.getByText("Not Logged In.").waitFor();
    await page.getByLabel("Email or mobile number").fill(learner);
    await page.getByRole("radio", { name: "With my password" }).check();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page
      .getByText("Correct", { exact: true })
      .or(page.getByRole("heading", { name: "Lesson completed" }))
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(lesson);
    await expect.poll(() => taken.length).toBe(1);
  });
});
