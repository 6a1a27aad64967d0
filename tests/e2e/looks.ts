import type { Page } from "playwright";
import { expect } from "vitest";
import { axe } from "./axe.ts";

/**
 * @property width of the window in pixels
 * @property dark whether the device asks for dark pages
 */
export type Look = { readonly width: number; readonly dark: boolean };

/** A wide window in the light theme. */
export const wide: Look = { width: 1280, dark: false };

/** The looks in which pages and the states of the gallery are checked: a wide window in the light theme, the narrowest in the dark. */
export const looks: readonly Look[] = [wide, { width: 320, dark: true }];

/** Two frames: the first draws what has changed, the second what follows from its layout. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Gives a page that is open another width and theme: it costs a tenth of loading it again. */
export const wear = async (page: Page, { width, dark }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 900 });
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.waitForFunction((isDark) => (document.documentElement.dataset["skin"] ?? "").endsWith("-dark") === isDark, dark);
  await nextFrames(page);
};

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Expects what stands there now to fit and to be without anything for axe to find, in every look.
 * @param ready waits for what a new width has to bring back
 */
export const expectLooks = async (
  page: Page,
  wanted: readonly Look[] = looks,
  ready: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  for (const look of wanted) {
    await wear(page, look);
    await ready();
    await expect.poll(() => sideways(page), { message: `${page.url()} in ${JSON.stringify(look)}` }).toBeLessThanOrEqual(0);
    expect(await axe(page), `${page.url()} in ${JSON.stringify(look)}`).toEqual([]);
  }
};
