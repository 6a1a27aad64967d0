import type { Page } from "playwright";
import { expect } from "vitest";

/** Presses Tab until the control of that name has the focus. @throws Error when it cannot be reached */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || !element.matches("a, button, input")) return "";
      return `${element.getAttribute("aria-label") ?? ""} ${element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? "") : (element.textContent ?? "")}`.trim();
    });
    if (focused.includes(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to "${name}".`);
};

/** Second at which the film stands. */
export const filmTime = (page: Page): Promise<number> => page.evaluate(() => document.querySelector("video")?.currentTime ?? -1);

/** Waits until the lesson may go on. */
export const untilNext = (page: Page): Promise<void> => page.locator("footer").getByRole("button", { name: "Next", exact: true, disabled: false }).waitFor({ timeout: 60_000 });

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
