import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languageNames } from "../../ui/i18n/language.ts";
import { type App, openApp } from "./app.ts";
import { speak } from "./learner-steps.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close(/status of (401|404)/));

/** Names that are the same in every language: the product, initials, and each language in its own words. */
const ownNames = ["Cygnet", ...Object.values(languageNames)].join(" ");

/** Everything that the server said until it is asked for, so that what comes from it is not taken for a text of the pages. */
const listening = (page: Page): (() => Promise<string>) => {
  const said: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) said.push(response.text().catch(() => ""));
  });
  return async () => (await Promise.all(said)).join("\n");
};

/** Words on the page that no catalogue has said: not bracketed, not from the server. */
const untranslated = async (page: Page, said: () => Promise<string>): Promise<readonly string[]> => {
  const words = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const holder = node.parentElement;
      const text = (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      if (holder === null || holder.closest("script, style, time, kbd, code, option, [hidden]") !== null || !holder.checkVisibility())
        continue;
      if (/[A-Za-z]{2,}/.test(text) && !text.includes("⟦")) found.push(text);
    }
    return found;
  });
  const known = `${await said()} ${ownNames}`.toLowerCase();
  const isData = (text: string): boolean =>
    /\d|^\p{Lu}{1,2}$/u.test(text) ||
    known.includes(text.toLowerCase()) ||
    text.split(" ").every((word) => known.includes(word.toLowerCase().replaceAll(/[^\p{L}@.]/gu, "")));
  return [...new Set(words.filter((text) => !isData(text)))];
};

/** Controls whose words do not fit and are cut off without a sign of it. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("button, a, label, h1, h2, h3, p, th"))
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => getComputedStyle(one).overflowX !== "visible" && getComputedStyle(one).textOverflow !== "ellipsis")
      .map((one) => one.textContent ?? ""),
  );

const inPseudo = async (as: string, width: number): Promise<Page> => {
  const page = await app.page({ as, width });
  await page.addInitScript(() => window.localStorage.setItem("cygnet.language", "en-XA"));
  return page;
};

describe("Languages in the browser", () => {
  it.each([
    ["olivia@harbor.example", "/ui/profile", 1280],
    ["olivia@harbor.example", "/ui/settings/theme", 390],
    ["olivia@harbor.example", "/ui/contacts", 1280],
    ["olivia@harbor.example", "/ui/contacts/create", 390],
    ["lena@harbor.example", "/portal/harbor/home", 390],
    ["lena@harbor.example", "/portal/harbor/home", 1280],
    ["lena@harbor.example", "/portal/harbor/p/settings", 390],
  ])("should leave nothing untranslated or cut for %s at %s, %i px [C9.15]", async (as, path, width) => {
    const page = await inPseudo(as, width);
    const said = listening(page);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => document.documentElement.lang === "en-XA");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => untranslated(page, said)).toEqual([]);
    await expect.poll(() => cut(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.context().close();
  });

  it("should begin with the device's language, already at the sign-in, and let a choice go before it [A1.11]", async () => {
    const context = await app.browser.newContext({ locale: "es-MX", baseURL: app.origin });
    const page = await app.page({ context });
    await page.goto("/portal/harbor/home");
    await page.waitForFunction(() => document.documentElement.lang === "es");
    await page.evaluate(() => window.localStorage.setItem("cygnet.language", "en"));
    await page.reload();
    await page.getByRole("textbox").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("en");
    await context.close();
  });

  it("should let a learner's saved language go before the device's, changed without loading the page [A1.11]", async () => {
    const page = await app.page({ as: "lena@harbor.example" });
    await page.goto("/portal/harbor/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await speak(page, /English|Language/, "Español");
    await page.waitForFunction(() => document.documentElement.lang === "es");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    const elsewhere = await app.page({ as: "lena@harbor.example" });
    await elsewhere.goto("/portal/harbor/home");
    await elsewhere.waitForFunction(() => document.documentElement.lang === "es");
    await speak(page, /Español|Idioma/, "English");
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await page.context().close();
    await elsewhere.context().close();
  });
});
