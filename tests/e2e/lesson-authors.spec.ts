import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "../../adapters/server/demo/people.demo.ts";
import { type App, openApp } from "./app.ts";
import { focusOn } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () =>
  app.close(
    /Failed to load resource: (the server responded with a status of (401|409|413)|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED)/,
  ),
);

const [olivia, adam] = ["olivia@harbor.example", "adam@harbor.example"];

const entries = (page: Page) => page.getByRole("listbox", { name: "Items of the lesson" }).getByRole("option");
const saved = (page: Page) => page.getByText("Saved", { exact: true }).waitFor();
const nameOf = (page: Page) => page.locator("[data-form]").getByRole("textbox", { name: "Name", exact: true });

/** A lesson with two items, as an author has it open. */
const lesson = async (page: Page): Promise<void> => {
  await page.goto("/ui/lessons/new");
  await focusOn(page.getByRole("textbox", { name: "Lesson name" }));
  await page.keyboard.type("Two authors");
  for (const type of ["Poll", "Checklist"]) {
    await page.getByRole("button", { name: "Add item" }).first().click();
    await page
      .getByRole("dialog", { name: "Add an item" })
      .getByRole("button", { name: new RegExp(`^${type}`) })
      .click();
  }
  await saved(page);
  await page.waitForURL(/\/ui\/lessons\/edit\/\d+$/);
};

describe("Two authors of one lesson", () => {
  it("should have different items joined, see each other, and choose where they changed the same", async () => {
    const first = await app.page({ as: olivia });
    await lesson(first);
    const second = await app.page({ as: adam });
    await second.goto(first.url());
    await entries(first).nth(0).click();
    await entries(second).nth(1).click();
    await nameOf(first).fill("Which quay?");
    await nameOf(second).fill("What to wear");
    await Promise.all([saved(first), saved(second)]);
    await second.getByRole("button", { name: /Olivia Owens/ }).waitFor();
    await expect.poll(() => entries(second).nth(0).textContent(), { timeout: 40_000 }).toContain("Which quay?");

    await entries(second).nth(0).click();
    await nameOf(second).waitFor();
    await nameOf(first).fill("Which quay of the north?");
    await saved(first);
    await nameOf(second).fill("Which berth?");
    const clash = second.getByRole("alertdialog", { name: "Someone else changed the same" });
    await clash.getByRole("region", { name: "Theirs" }).getByText("of the north").first().waitFor();
    await clash.getByRole("button", { name: "Keep both as two items" }).click();
    await expect.poll(() => entries(second).count()).toBe(3);
    await saved(second);
    expect((await entries(second).allTextContents()).join(" ")).toMatch(/Which quay of the north\?.*Which berth\?/);
  });

  it("should get back what was written offline, after a reload", async () => {
    const page = await app.page({ as: olivia });
    await lesson(page);
    await entries(page).nth(0).click();
    await page.route("**/api/lessons**", (route) => route.abort("internetdisconnected"));
    await nameOf(page).fill("Written on the ferry");
    await page.getByText("Offline – kept on this device").waitFor();
    await page.unroute("**/api/lessons**");
    await page.evaluate(() => window.stop());
    page.once("dialog", (dialog) => void dialog.accept());
    await page.route("**/api/lessons", (route) =>
      route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.continue(),
    );
    await page.reload();
    await page.unroute("**/api/lessons");
    await page.getByRole("button", { name: "Bring them back" }).click();
    await entries(page).filter({ hasText: "Written on the ferry" }).waitFor();
    await saved(page);
    await page.reload();
    await entries(page).filter({ hasText: "Written on the ferry" }).waitFor();
  });

  it("should keep what is written when the session ends, and save it after logging in over the page", async () => {
    const page = await app.page({ as: olivia });
    await lesson(page);
    await entries(page).nth(0).click();
    await nameOf(page).waitFor();
    await page.context().clearCookies();
    await nameOf(page).fill("Written after the session");
    const login = page.getByRole("dialog", { name: "Please log in again" });
    await login.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    await login.waitFor({ state: "detached" });
    await saved(page);
    await page.reload();
    await entries(page).filter({ hasText: "Written after the session" }).waitFor();
  });

  it("should say when a lesson is too large, keep the change, and save it once it is smaller [B5.02]", async () => {
    const page = await app.page({ as: olivia });
    await lesson(page);
    await entries(page).nth(0).click();
    await nameOf(page).fill("Before the limit");
    await saved(page);
    await page.route("**/api/lessons", async (route) => {
      const request = route.request();
      if (request.method() !== "PUT") return route.continue();
      return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), key: "x".repeat(11_000_000) }) });
    });
    await nameOf(page).fill("Beyond the limit");
    await page.getByText("Your Lesson is too large. Please make sure your imagery is a JPG or PNG image.").first().waitFor();
    expect(await nameOf(page).inputValue()).toBe("Beyond the limit");
    await page.unroute("**/api/lessons");
    await nameOf(page).fill("Within the limit");
    await saved(page);
    await page.reload();
    await entries(page).filter({ hasText: "Within the limit" }).waitFor();
  });
});
