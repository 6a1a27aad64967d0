import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";
import { focusOn } from "./keys.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/net::ERR_|Failed to fetch|Unable to preload CSS|could not be loaded/));

const opener = (page: Page) => page.getByRole("button", { name: "Add filter" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Filters" });
const opened = async (): Promise<Page> => {
  const page = await app.page({ as: "olivia@harbor.example" });
  await page.goto("/ui/contacts?view=list");
  await page.getByRole("grid").getByRole("link").first().waitFor();
  await opener(page).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
};
const looks = async (page: Page): Promise<unknown> => {
  await dialog(page).getByRole("button", { name: "Add condition" }).first().waitFor();
  return dialog(page).evaluate((frame) =>
    [frame, ...frame.querySelectorAll("*")].map((one) =>
      [getComputedStyle(one).display, getComputedStyle(one).padding, getComputedStyle(one).gap].join(" "),
    ),
  );
};

describe("A part of a page that cannot be fetched", () => {
  it("should leave the page as it is while the server does not answer, and come by a press, by keyboard, looking as it should", async () => {
    const page = await opened();
    await opener(page).click();
    const usual = await looks(page);
    await page.context().close();

    const again = await opened();
    const asked: string[] = [];
    await again.context().route(/\/assets\/|\/ui\//, (route) => {
      asked.push(route.request().url());
      return route.abort("failed");
    });
    await opener(again).focus();
    await again.keyboard.press("Enter");
    await again.getByText("Your device is offline or the server is not responding.").waitFor();
    expect(asked.some((address) => address.endsWith(".css"))).toBe(true);
    expect(await again.getByRole("grid").getByRole("link").count()).toBeGreaterThan(5);
    expect(await axe(again)).toEqual([]);
    await again.context().unroute(/\/assets\/|\/ui\//);
    await again.getByRole("button", { name: "Try again" }).focus();
    await focusOn(again.getByRole("button", { name: "Try again" }));
    await again.keyboard.press("Enter");
    await focusOn(dialog(again));
    await expect.poll(() => looks(again)).toEqual(usual);
    await again.context().close();
  });

  it("should load by itself when its download broke off and the server answers", async () => {
    const page = await opened();
    let times = 0;
    await page.context().route(/\/assets\//, (route) => {
      times += 1;
      return times === 1 ? route.abort("failed") : route.continue();
    });
    await opener(page).click();
    await looks(page);
    expect(times).toBeGreaterThan(1);
    await page.context().close();
  });
});

describe("The files of the program", () => {
  it("should be kept by the browser, and pages be asked for each time", async () => {
    const page = await opened();
    const kept: (string | undefined)[] = [];
    page.on("response", (response) => {
      if (/\/assets\/[^/]+\.(?:js|css)$/.test(response.url())) kept.push(response.headers()["cache-control"]);
    });
    const answer = await page.reload();
    await page.getByRole("grid").getByRole("link").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(answer?.headers()["cache-control"]).toBe("no-cache");
    expect(kept.length).toBeGreaterThan(10);
    expect(new Set(kept)).toEqual(new Set(["public, max-age=31536000, immutable"]));
    await page.context().close();
  });
});

describe("The courses of a section of the portal", () => {
  it("should open from the home page without network, as they come with it", async () => {
    const page = await app.page({ width: 390, as: "lena@harbor.example" });
    await page.goto("/portal/harbor/home");
    const section = page.getByRole("main").getByRole("link", { name: "At the terminal" });
    await section.waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await section.click();
    await page.getByRole("heading", { name: "At the terminal", level: 1 }).waitFor();
    await page.getByRole("link", { name: "Welcoming passengers" }).waitFor();
    await page.context().close();
  });
});
