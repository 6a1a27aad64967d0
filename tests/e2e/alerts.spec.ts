import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() =>
  app.close(
    /Failed to load resource: (net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|the server responded with a status of (422|500|503|404))/,
  ),
);

const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const failing = (page: Page, path: RegExp, status: number, more: Readonly<Record<string, unknown>>) =>
  page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: "application/json",
      body: JSON.stringify({ status: "failed", message: "It did not work.", code: "x", request_id: "req-77", ...more }),
    }),
  );

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Logout" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "hidden" });
};

describe("Alerts in the browser", () => {
  it("should list what the server says, once, for five seconds unless someone points at it [A8.03, A8.04, A9.07]", async () => {
    const page = await app.page({ as: "olivia@harbor.example" });
    await page.goto("/ui/help");
    await page.clock.install();
    await failing(page, /users\/logout/, 422, {
      messages: ["One thing", "Another thing"],
      errors: { one: ["One thing"], two: ["Another thing"] },
    });
    for (const _ of [1, 2]) await logOut(page);
    await region(page).getByText("One thing").waitFor();
    await region(page).getByText("Another thing").waitFor();
    await expect.poll(() => region(page).getByText("One thing").count()).toBe(1);
    await region(page).getByText("One thing").hover();
    expect(await axe(page)).toEqual([]);
    await page.clock.runFor(20_000);
    await expect.poll(() => region(page).getByText("One thing").count()).toBe(1);
    await page.mouse.move(700, 300);
    await page.clock.runFor(5_100);
    await expect.poll(() => region(page).getByText("One thing").count()).toBe(0);
    await page.context().close();
  });

  it("should say the request's id when the server is at fault", async () => {
    const page = await app.page({ as: "lena@harbor.example", width: 390, dark: true });
    await page.goto("/portal/harbor/home");
    await page.getByRole("main").waitFor();
    await failing(page, /cg\/logout/, 500, {});
    await page.getByRole("button", { name: /Lena/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await region(page).getByText("It did not work.").waitFor();
    await region(page)
      .getByText(/req-77/)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it("should leave alone what a page says in place, and reads that go well the second time", async () => {
    const page = await app.page({ as: "uma@harbor.example" });
    let times = 0;
    await page.route(/\/api\/contacts\?/, (route) => {
      times += 1;
      return times === 1 ? route.abort("failed") : route.continue();
    });
    await page.goto("/ui/contacts?view=list");
    await page.getByRole("grid").getByRole("link").first().waitFor();
    expect(times).toBeGreaterThan(1);
    await page.unroute(/\/api\/contacts\?/);
    await failing(page, /\/api\/contacts\?/, 500, {});
    await page.goto("/ui/contacts?view=list&page=2");
    await page.getByText("It did not work.").waitFor();
    await expect.poll(() => page.getByText("It did not work.").count()).toBe(1);
    expect(await region(page).getByText("It did not work.").count()).toBe(0);
    await page.context().close();
  });
});
