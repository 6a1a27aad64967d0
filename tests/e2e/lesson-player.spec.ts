import { randomUUID } from "node:crypto";
import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe, wcag } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|403|404|409)/));

const olivia = "olivia@harbor.example";

const call = async (page: Page, method: "GET" | "POST", path: string, data?: object): Promise<object> => {
  const me: unknown = await (await page.request.get("/api/users/current")).json();
  const headers = { "x-csrf-token": String(Reflect.get(Object(me), "csrf_token")) };
  const answer = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return Object(await answer.json());
};

/** A lesson of a text with a link, a question and another text; @returns its id */
const written = async (page: Page, name: string, publish: boolean, uuid: string = randomUUID()): Promise<string> => {
  const text = (body: string) => ({ uuid: randomUUID(), type: "rich_text", name: "Reading", values: { body, standalone: true } });
  const question = {
    uuid,
    type: "challenge",
    name: "Where to wait",
    values: { question: "<p>Where do you wait?</p>", answers: ["Under it", "Behind the line"], correct: [1] },
  };
  const items = [text('<p>Read this. <a href="/ui/contacts">All contacts</a></p>'), question, text("<p>Well done.</p>")];
  return String(Reflect.get(await call(page, "POST", "/api/lessons", { name, items, publish }), "id"));
};

const player = (page: Page): FrameLocator => page.getByRole("dialog").frameLocator("iframe");
const next = (page: Page): Promise<void> => player(page).getByRole("button", { name: "Next", exact: true }).click();
const isClosed = (page: Page): Promise<void> => page.getByRole("dialog").waitFor({ state: "detached" });

describe("The player of staff", () => {
  it("should take a lesson as oneself, resume at its screen after a reload, say the points earned, and show it for review [B2.06] [C9.16]", async () => {
    const page = await app.page({ as: olivia });
    const question = randomUUID();
    const id = await written(page, "Taken by staff", true, question);
    await page.goto(`/ui/lessons/take/${id}`);
    await player(page).getByText("Read this.").waitFor();
    const known = page.waitForResponse((response) => response.url().endsWith(`/items/${question}/shown`));
    await next(page);
    await player(page).getByText("Answer the question to continue.").waitFor();
    await known;
    await page.reload();
    await player(page).getByLabel("Under it").check();
    await player(page).getByRole("button", { name: "Check answer" }).click();
    await player(page).getByText("Not quite").waitFor();
    await player(page).getByRole("button", { name: "Step 2: Where to wait, not correct" }).waitFor();
    await player(page).getByRole("button", { name: "Try again" }).click();
    await player(page).getByLabel("Behind the line").check();
    await player(page).getByRole("button", { name: "Check answer" }).click();
    await player(page).getByText("Correct", { exact: true }).waitFor();
    await next(page);
    await player(page).getByRole("button", { name: "Finish" }).click();
    await player(page).getByText("You earned 1,200 points in this lesson").waitFor();
    expect(await axe(page, wcag, "[role=dialog]")).toEqual([]);

    await player(page).getByRole("button", { name: "Review" }).click();
    await player(page).getByText("Nothing can be changed here.").waitFor();
    await next(page);
    await player(page)
      .getByRole("radio", { name: /Behind the line.*Correct answer/ })
      .waitFor();
    expect(await player(page).getByRole("button", { name: "Check answer" }).count()).toBe(0);
    await player(page).getByRole("button", { name: "Next", exact: true }).press("Escape");
    await isClosed(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/ui/lessons");
  });

  it("should test the working copy with every step open, and store nothing [B2.07]", async () => {
    const page = await app.page({ as: olivia, width: 390, dark: true });
    const id = await written(page, "Tested by staff", false);
    await page.goto(`/ui/lessons/take/${id}`);
    await player(page).getByText("This lesson has no published version yet.").waitFor();
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && request.url().includes("/api/lessons")) writes.push(request.url());
    });
    await page.goto(`/ui/lessons/test/${id}`);
    await player(page).getByText("Nothing is saved, and no step is locked.").waitFor();
    await next(page);
    await player(page).getByLabel("Under it").check();
    await player(page).getByRole("button", { name: "Check answer" }).click();
    await player(page).getByText("Not quite").waitFor();
    await next(page);
    await player(page).getByRole("button", { name: "Finish" }).click();
    await player(page).getByText("A learner would have earned 150 points in this lesson").waitFor();
    expect(await axe(page, wcag, "[role=dialog]")).toEqual([]);
    expect(writes).toEqual([]);
    await page.reload();
    await player(page).getByRole("button", { name: "Step 2: Where to wait, not answered" }).waitFor();
    await player(page).locator("header").getByText("0 points").waitFor();
  });

  it("should hand Back, Esc and links to the open lesson, which asks only about unsent input [B2.32]", async () => {
    const page = await app.page({ as: olivia });
    await written(page, "Guarded", true);
    await page.goto("/ui/contacts");
    await page.getByRole("link", { name: "Lessons", exact: true }).click();
    const actions = page.getByRole("button", { name: "Actions for Guarded" });
    await actions.click();
    await page.getByRole("menuitem", { name: "Take", exact: true }).click();
    await player(page).getByText("Read this.").waitFor();
    await next(page);
    await player(page).getByLabel("Under it").check();

    await page.goBack();
    const question = player(page).getByRole("alertdialog", { name: "Leave without sending your answer?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    await player(page).getByLabel("Under it").press("Escape");
    await question.getByRole("button", { name: "Leave", exact: true }).click();
    await isClosed(page);
    expect(new URL(page.url()).pathname).toBe("/ui/lessons");
    await expect.poll(() => actions.evaluate((button) => button === document.activeElement)).toBe(true);

    await actions.click();
    await page.getByRole("menuitem", { name: "Take", exact: true }).click();
    await player(page)
      .getByRole("button", { name: /^Step 1/ })
      .click();
    await player(page).getByRole("link", { name: "All contacts" }).click();
    await isClosed(page);
    await page.waitForURL("**/ui/contacts");
  });
});
