import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchSteps } from "../../core/org/launch-steps.rule.ts";
import { type App, openApp } from "./app.ts";
import { axe } from "./axe.ts";

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The page of somebody who has just signed up. */
const begun = async (email: string, look: { readonly width?: number; readonly dark?: boolean } = {}): Promise<Page> => {
  const page = await app.page(look);
  await page.goto("/ui/signup");
  for (const [label, text] of [
    ["First name", "Nora"],
    ["Last name", "Novak"],
    ["Organisation", "Novak School"],
    ["Email", email],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-1");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Hello Nora" }).waitFor();
  return page;
};
const progress = (page: Page) => page.getByRole("progressbar", { name: "Getting started" });

describe("A new organisation", () => {
  it("should see its first steps on Home, of which those that are done tick themselves [A4.01] [A4.02] [A4.03]", async () => {
    const page = await begun("first@new.example");
    await progress(page).waitFor();
    expect(await progress(page).getAttribute("aria-valuenow")).toBe("0");
    await page.getByRole("region", { name: "Important Steps" }).getByRole("link", { name: "Import your contacts" }).click();
    await page.waitForURL(/\/ui\/contacts\/import/);
    await page.getByRole("heading", { level: 1, name: /Import/ }).waitFor();
    await page.goto(await app.linkFor("first@new.example"));
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await page.goto("/ui/");
    await expect
      .poll(() => progress(page).getAttribute("aria-valuenow"), { timeout: 15_000 })
      .toBe(String(Math.floor(100 / launchSteps.length)));
    await page.context().close();
  });

  it.each([
    [1440, false],
    [320, true],
  ])("should be offered to import contacts beside making one, by keyboard, at %i px (dark: %s)", async (width, dark) => {
    const page = await begun(`empty${width}@new.example`, { width, dark });
    for (const view of ["list", "grid"]) {
      await page.goto(`/ui/contacts?view=${view}`);
      await page.getByRole("heading", { name: "No contacts yet" }).waitFor();
      expect(await page.getByRole("main").getByRole("link", { name: "Create contact" }).count()).toBeGreaterThan(0);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole("link", { name: "Import contacts" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ui\/contacts\/import/);
    await page.getByRole("heading", { level: 1, name: /Import/ }).waitFor();
    await page.context().close();
  });
});
