import type { Page } from "playwright";
import { expect } from "vitest";

/** Second at which the film stands. */
export const filmTime = (page: Page): Promise<number> => page.evaluate(() => document.querySelector("video")?.currentTime ?? -1);

/** Waits until the lesson may go on. */
export const untilNext = (page: Page): Promise<void> =>
  page.locator("footer").getByRole("button", { name: "Next", exact: true, disabled: false }).waitFor({ timeout: 180_000 });

/** Every reply body that a page gets from the calls, as text. */
export const recordReplies = (page: Page): { readonly bodies: () => Promise<readonly string[]> } => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/")) bodies.push(response.text().catch(() => ""));
  });
  return { bodies: () => Promise.all(bodies) };
};

/** No reply may hold the right answers of a question that is open. */
export const expectNoAnswers = (bodies: readonly string[]): void => {
  expect(bodies.length).toBeGreaterThan(3);
  for (const body of bodies) expect(body).not.toMatch(/"correct":\s*\[/);
};

/**
 * Chooses a language from the menu of that name, and waits until the server knows it: a page that is closed sooner may take the choice with
 * it.
 */
export const speak = async (page: Page, menu: RegExp, language: string): Promise<void> => {
  const known = page.waitForResponse((response) => response.request().method() === "PUT" && response.url().endsWith("/api/cg/info"));
  await page.getByRole("button", { name: menu }).first().click();
  await page.getByRole("menuitemradio", { name: language }).click();
  await known;
};
