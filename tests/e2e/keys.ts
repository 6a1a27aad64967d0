import type { Locator, Page } from "playwright";

/** Waits until the focus is on it. */
export const focusOn = (locator: Locator): Promise<void> => locator.and(locator.page().locator(":focus")).waitFor();

/** Waits until the focus is somewhere within it. */
export const focusIn = (locator: Locator): Promise<void> => locator.locator(":focus").waitFor();

/** Waits until a menu or a dialog, which are drawn a moment before they take it, has the focus. */
export const focusInLayer = (page: Page, role: "menu" | "dialog"): Promise<void> =>
  page.locator(`[role=${role}]:focus, [role=${role}] :focus`).waitFor();

/** Types once there is a cursor to type at: a field that has come into sight need not have the focus yet. */
export const typeText = async (page: Page, text: string): Promise<void> => {
  await page.locator(":is(input, textarea, [contenteditable=true], [role=spinbutton]):focus").waitFor();
  await page.keyboard.type(text);
};

/**
 * Types into a field of choices, and waits until only those are offered that say so: while the others go, what was aimed at moves away from
 * under the pointer.
 */
export const searchFor = async (field: Locator, words: string): Promise<void> => {
  await field.fill(words);
  const offered = field.page().getByRole("option");
  await offered.filter({ hasText: words }).first().waitFor();
  await offered.filter({ hasNotText: words }).first().waitFor({ state: "detached" });
};

/** Presses one key right after another, as fingers do: waiting for the page in between would let a slow one think that time has passed. */
export const pressBoth = async (page: Page, first: string, second: string): Promise<void> => {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
};

/**
 * Presses Tab until the link, button or field that has the focus is called so.
 * @throws Error when it cannot be reached
 */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || !element.matches("a, button, input")) return "";
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
      return `${element.getAttribute("aria-label") ?? ""} ${label ?? ""}`.trim();
    });
    if (name.test(focused)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing named ${String(name)} can be reached by Tab.`);
};
