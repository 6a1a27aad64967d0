import type { OutlineEntry, OutlineScreen } from "./outline.rule.ts";

const isSameEntry = (a: OutlineEntry, b: OutlineEntry | undefined): boolean => a.item === b?.item && a.position === b.position;

const isSameScreen = (a: OutlineScreen, b: OutlineScreen): boolean =>
  a.number === b.number && a.entries.length === b.entries.length && a.entries.every((entry, at) => isSameEntry(entry, b.entries[at]));

/** An outline whose unchanged screens keep their identity, so that a view draws only the changed one again. */
export const outlineOver = (before: readonly OutlineScreen[], after: readonly OutlineScreen[]): readonly OutlineScreen[] =>
  after.map((screen, at) => {
    const earlier = before[at];
    return earlier !== undefined && isSameScreen(screen, earlier) ? earlier : screen;
  });

/** Counts that keep their identity while they are equal. */
export const countsOver = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  before.size === after.size && [...after].every(([key, count]) => before.get(key) === count) ? before : after;
