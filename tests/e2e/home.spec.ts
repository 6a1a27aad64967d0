import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, openApp, openEmbeddedDemo } from "./app.ts";
import { axe } from "./axe.ts";
import { focusIn, focusOn, typeText } from "./keys.ts";
import { expectLooks, looks } from "./looks.ts";

const owner = "olivia@harbor.example";
let app: App;
beforeAll(async () => {
  app = await openApp({}, openEmbeddedDemo);
});
afterAll(() => app.close());

const box = (page: Page) => page.getByRole("combobox", { name: "Ask CY or Search Records" });
const atHome = async (options: Parameters<App["page"]>[0] = {}, path = "/ui/"): Promise<Page> => {
  const page = await app.page({ as: owner, ...options });
  await page.goto(path);
  await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
  return page;
};
const complete = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: /^Contacts 2\d\d$/ }).waitFor();
  await page.getByRole("group", { name: "Texts used" }).getByText("of 10,000").last().waitFor();
  await page.getByRole("region", { name: "Important Steps" }).getByRole("checkbox").first().waitFor({ state: "attached" });
  await page.getByRole("region", { name: "New Content" }).getByRole("link").first().waitFor();
};

/** Goes to the box by its key, which is kept until the keys of the page have come. */
const toBox = async (page: Page): Promise<void> => {
  await page.keyboard.press("/");
  await focusOn(box(page));
};

/** How much the page has moved under its reader so far, as browsers count it. */
const shiftOf = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((told) => {
    let shift = 0;
    const add = (entries) => { for (const entry of entries) if (!entry.hadRecentInput) shift += entry.value; };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => { add(observer.takeRecords()); told(shift); }));
  })`);

describe("Home in the browser", () => {
  it("should greet, show what stands where, and be called Home, at /ui/ and at /ui/welcome [A1.13] [B2.28]", async () => {
    for (const path of ["/ui/", "/ui/welcome"]) {
      const page = await atHome({}, path);
      await complete(page);
      await expect.poll(() => page.title()).toMatch(/^Home\b/);
      await page.getByRole("progressbar", { name: "Getting started" }).waitFor();
      await expect.poll(() => page.getByRole("region", { name: "New Content" }).getByRole("link").count()).toBe(3);
      await page.getByRole("link", { name: "Home", exact: true }).and(page.locator("[aria-current=page]")).first().waitFor();
      await page.context().close();
    }
  });

  it("should show its sidebar wide, also for somebody who has made it narrow elsewhere [A2.01]", async () => {
    const page = await app.page({ as: owner });
    await page.goto("/ui/contacts");
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await page.getByRole("button", { name: "Collapse sidebar" }).waitFor();
    expect(await page.getByRole("button", { name: "Expand sidebar" }).count()).toBe(0);
    await page.getByRole("link", { name: "Contacts", exact: true }).first().click();
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    await page.context().close();
  });

  it("should finish a step by its tick, move the progress, and take it back by Undo [A4.01] [A4.03]", async () => {
    const page = await atHome();
    await complete(page);
    const steps = page.getByRole("region", { name: "Important Steps" });
    const before = await page.getByRole("progressbar", { name: "Getting started" }).getAttribute("aria-valuenow");
    const tick = steps.getByRole("checkbox").first();
    await steps.locator("label").first().click();
    await page.getByText(/^Completed “/).waitFor();
    await expect.poll(() => tick.isChecked()).toBe(true);
    await expect
      .poll(async () => Number(await page.getByRole("progressbar", { name: "Getting started" }).getAttribute("aria-valuenow")))
      .toBeGreaterThan(Number(before));
    // The figure goes back before the server has answered.
    const undone = page.waitForResponse((answer) => answer.request().method() === "PUT" && /\/api\/tasks\/\d+/.test(answer.url()));
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction((value) => document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") === value, before);
    await undone;
    await page.reload();
    await complete(page);
    await expect.poll(() => tick.isChecked()).toBe(false);
    await page.context().close();
  });

  it("should find a record and open it, and ask CY, by keyboard alone [A1.13]", async () => {
    const page = await atHome();
    await complete(page);
    await toBox(page);
    await typeText(page, "lena li");
    await page.getByRole("option", { name: /Lena Lind/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Lena Lind" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    await toBox(page);
    await typeText(page, "lena");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Lena Lind" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    await toBox(page);
    await typeText(page, "How do I archive a contact?");
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: /Archive a contact/i })
      .first()
      .waitFor();
    await page.context().close();
  });

  it("should ask CY from the last row of the list by mouse", async () => {
    const page = await atHome();
    await box(page).fill("archived contacts");
    await page.getByRole("option").last().click();
    await page.getByText("archived contacts", { exact: true }).first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("");
    await page.context().close();
  });

  it("should open news in a tab of their own and their pictures over the page, zoomed by keys, and give the focus back [A2.33] [A3.16] [A3.21]", async () => {
    const page = await atHome();
    await complete(page);
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: /^Ask CY where you already are/ }).click();
    const article = await opened;
    await article.waitForURL(/\/ui\/help\/ask-cy$/);
    expect(await article.evaluate("window.opener")).toBeNull();
    await article.close();
    const picture = page.getByRole("button", { name: /^Show the picture of “Ask CY/ });
    await picture.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Ask CY where you already are" }).waitFor();
    await page.keyboard.press("+");
    await page.getByText("150%").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focusOn(picture);
    await page.context().close();
  });

  it("should create a contact in a window over Home, and lead from whoever has the email already to them [A2.38] [A4.14] [A5.14] [A2.33]", async () => {
    const page = await atHome();
    const open = async (): Promise<void> => {
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await page.getByRole("menuitem", { name: "Create Contact" }).click();
      await focusIn(page.getByRole("dialog", { name: "Create contact" }));
    };
    await open();
    await typeText(page, "Wanda");
    await page.getByLabel("Email").fill("lena@harbor.example");
    await page.getByRole("alert", { name: "Already exists" }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Create contact" }).isDisabled()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.getByLabel("Email").fill("wanda@window.example");
    await page.getByRole("alert", { name: "Already exists" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Create contact" }).click();
    await page.getByRole("heading", { name: "Created Wanda" }).waitFor();
    await page.getByRole("button", { name: "Add Another Contact" }).click();
    await page.getByLabel("Email").fill("wanda@window.example");
    await page.getByRole("link", { name: "Open Contact Wanda" }).click();
    await page.getByRole("heading", { name: "Wanda", exact: true }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("should show only what a guest may see [A6.06]", async () => {
    const page = await app.page({ as: "gus@harbor.example" });
    await page.goto("/ui/");
    await page.getByRole("heading", { name: "Hello Gus" }).waitFor();
    await page.getByRole("group", { name: "Texts used" }).getByText("of 10,000").last().waitFor();
    expect(await page.getByText("Live Campaigns").count()).toBe(0);
    await page.context().close();
  });

  it("should be without accessibility violations and sideways scrolling in every look, with suggestions too", async () => {
    const page = await atHome();
    await complete(page);
    await expectLooks(page, [...looks, { width: 980, dark: true }]);
    await box(page).fill("ha");
    await page.getByRole("option").nth(1).waitFor();
    await expectLooks(page, looks, () => page.getByRole("option").nth(1).waitFor());
    await page.context().close();
  });

  it.each([1440, 390])("should not move under its reader while its parts arrive one by one, at %i px", async (width) => {
    const page = await app.page({ as: owner, width });
    const calls = [/\/api\/items\/count/, /\/api\/tasks/, /\/api\/blog/, /\/api\/campaigns/, /\/api\/org\/usage/];
    const gates = calls.map(() => Promise.withResolvers<void>());
    for (const [at, call] of calls.entries())
      await page.route(call, async (route) => {
        await gates[at]?.promise;
        await route.continue();
      });
    await page.goto("/ui/");
    await page.getByRole("heading", { name: "Hello Olivia" }).waitFor();
    await page.getByRole("region", { name: "Important Steps" }).waitFor();
    for (const [at, gate] of gates.entries()) {
      const arrived = page.waitForResponse(calls[at] ?? /^$/);
      gate.resolve();
      await (await arrived).finished();
    }
    await complete(page);
    expect(await shiftOf(page)).toBeLessThan(0.05);
    await page.context().close();
  });
});

describe("Home whose feed cannot be had", () => {
  it("should show that the feed failed, offer a retry, and show everything else [A7.07]", async () => {
    const broken = await openApp({ CYGNET_FEED_URL: "http://127.0.0.1:9/feed.xml" });
    const page = await broken.page({ as: owner });
    await page.goto("/ui/");
    const news = page.getByRole("region", { name: "New Content" });
    await news.getByText("Could not load the news.").waitFor();
    await page.getByRole("link", { name: /^Contacts 2\d\d$/ }).waitFor();
    const asked = page.waitForResponse(/\/api\/blog/);
    await news.getByRole("button", { name: "Try again" }).click();
    expect((await asked).status()).toBe(503);
    await news.getByText("Could not load the news.").waitFor();
    expect(await axe(page)).toEqual([]);
    await broken.close(/503/);
  });
});
