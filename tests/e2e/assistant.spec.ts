import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { typeText } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
/** Streams are cut on purpose, and the browser says so. */
afterAll(() => app.close(/chatbot|api\/help\/none/));

const owner = "olivia@harbor.example";

const openPanel = async (page: Page, path = "/ui/help"): Promise<void> => {
  await page.goto(path);
  await page.getByRole("banner").getByRole("button", { name: "Ask CY", exact: true }).click();
  await page.getByRole("dialog", { name: "Ask CY" }).waitFor();
};
const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
};
const lastReply = (page: Page) => page.getByRole("listitem").filter({ hasText: /^CY/ }).last();
const feedback = (page: Page) => page.getByRole("button", { name: "Helpful", exact: true });

const stream = (lines: readonly unknown[]): string => lines.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const begun = [
  { type: "response.created", response: { id: "resp_1" } },
  { type: "response.output_item.added", item: { id: "msg_1" } },
  { type: "response.output_text.delta", item_id: "msg_1", delta: "The first half" },
];
const rest = [
  { type: "response.output_text.delta", item_id: "msg_1", delta: " and the rest." },
  { type: "response.completed", response: { id: "resp_1" } },
];

describe("Ask CY", () => {
  it("should answer from the help articles, take feedback once, thank for 2 s and open what it cites [A1.07] [A2.45] [A2.46]", async () => {
    const page = await app.page({ as: owner });
    await openPanel(page);
    await ask(page, "How do I archive a contact?");
    await feedback(page).waitFor();
    expect(await axe(page)).toEqual([]);
    const sent = page.waitForRequest(/\/chatbot\/submit-feedback\?id=resp_/);
    await feedback(page).click();
    expect((await sent).postDataJSON()).toEqual({ was_helpful: 1 });
    await page.getByText("Thank you for your feedback!").waitFor();
    expect(await feedback(page).count()).toBe(0);
    await page.getByText("Thank you for your feedback!").waitFor({ state: "detached" });
    await lastReply(page).getByRole("link", { name: "Archive a contact" }).click();
    await page.getByRole("heading", { level: 1, name: "Archive a contact" }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(page.url()).toContain("/ui/help/archive-a-contact");
    await page.getByRole("banner").getByRole("button", { name: "Ask CY", exact: true }).click();
    await page.getByText("How do I archive a contact?").waitFor();
  });

  it("should find a record and open it, and follow a question with the next", async () => {
    const page = await app.page({ as: owner });
    await openPanel(page);
    await ask(page, "Find Tanaka");
    await feedback(page).waitFor();
    const name = (await lastReply(page).getByRole("link").first().textContent()) ?? "";
    const next = page.waitForRequest(/previousResponseId=resp_/);
    await ask(page, "How many contacts are there?");
    await next;
    await page
      .getByText(/^There are/)
      .first()
      .waitFor();
    await page.getByRole("link", { name }).first().click();
    await page.waitForURL(/\/ui\/contacts\/\d+/);
  });

  it.each([
    [1280, 1000],
    [980, 980],
    [979, 600],
    [390, 390],
  ])("should be, in a window %i wide, %i wide [A2.43] [A9.02]", async (width, expected) => {
    const page = await app.page({ as: owner, width });
    await openPanel(page);
    const { width: wide = 0 } = (await page.getByRole("dialog", { name: "Ask CY" }).boundingBox()) ?? {};
    expect(Math.abs(wide - expected)).toBeLessThanOrEqual(1);
    expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
  });

  it("should keep what came of a reply that was cut, and ask the same again [A8.17]", async () => {
    const page = await app.page({ as: owner });
    const asked: string[] = [];
    await page.route(/\/chatbot\/v1\//, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ contentType: "text/event-stream", body: stream(asked.length === 1 ? begun : [...begun, ...rest]) });
    });
    await openPanel(page);
    await ask(page, "What happens?");
    await page.getByText("The answer was interrupted.").waitFor();
    await page.getByText("The first half").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByText("The first half and the rest.", { exact: true }).waitFor();
    expect(asked).toEqual(["?q=What+happens%3F", "?q=What+happens%3F"]);
  });

  it("should be usable by the keyboard alone, and give the focus back", async () => {
    const page = await app.page({ as: owner });
    await page.goto("/ui/help");
    await page.getByRole("banner").getByRole("button", { name: "Ask CY", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Your question" }).waitFor();
    await typeText(page, "hello");
    await page.keyboard.press("Enter");
    await feedback(page).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe("Ask CY");
  });

  it("should count for a guest only the contacts of their team", async () => {
    const page = await app.page({ as: "gus@harbor.example" });
    await openPanel(page);
    const seen: unknown = await (await page.request.get("/api/contacts/metrics")).json();
    await ask(page, "How many contacts are there?");
    await page
      .getByText(`There are ${String(Reflect.get(Object(seen), "total"))} contacts.`)
      .first()
      .waitFor();
  });
});

describe("Help Docs", () => {
  it.each([
    [1280, false],
    [320, true],
  ])("should be searched and read in a window %i wide, dark: %s", async (width, dark) => {
    const page = await app.page({ as: owner, width, dark });
    await page.goto("/ui/help");
    await page.getByRole("heading", { level: 2, name: "Contacts" }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("searchbox").fill("dark mode");
    await page.getByRole("link", { name: "Dark mode, contrast and density" }).click();
    await page.getByRole("heading", { level: 1, name: "Dark mode, contrast and density" }).waitFor();
    await expect.poll(() => page.title()).toBe("Dark mode, contrast and density · Cygnet");
    expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")).toBeLessThanOrEqual(0);
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("dark mode");
    await page.getByRole("searchbox").fill("zebra quark");
    await page.getByText("0 articles", { exact: true }).waitFor();
  });

  it("should say that an article does not exist", async () => {
    const page = await app.page({ as: owner });
    await page.route("**/api/help/none", (route) =>
      route.fulfill({
        status: 404,
        contentType: "application/json",
        body: JSON.stringify({ status: "failed", message: "Article not found.", code: "not-found", request_id: "r" }),
      }),
    );
    await page.goto("/ui/help/none");
    await page.getByText("Article not found.").waitFor();
  });
});
