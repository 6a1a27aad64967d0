const shape = /^[a-z0-9_-]{1,32}$/;

/** The problem with a snippet's shortcut, or null: 1 to 32 of a–z, 0–9, `_` and `-`, and not taken in any case. */
export const shortcutProblem = (shortcut: string, taken: readonly string[]): string | null => {
  if (!shape.test(shortcut)) return "Shortcut is invalid";
  return taken.some((other) => other.toLowerCase() === shortcut) ? "Shortcut already in use" : null;
};

/**
 * The shortcut that ends the text before the cursor, written as `/` and its name at the start or after white space; null when there is
 * none.
 */
export const typedShortcut = (textBeforeCursor: string): string | null =>
  /(?:^|\s)\/([a-z0-9_-]{1,32})$/i.exec(textBeforeCursor)?.[1]?.toLowerCase() ?? null;
