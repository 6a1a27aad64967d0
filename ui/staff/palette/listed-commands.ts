import type { PaletteItem } from "./palette-row.ts";

/**
 * A command as it is listed.
 * @property rawKeys as shortcuts name them; null without any
 * @property isHere whether its keys work on this page only
 */
export type ListedCommand = PaletteItem & { readonly rawKeys: string | null; readonly isHere: boolean };

export type CommandSection = { readonly id: string; readonly title: string; readonly rows: readonly ListedCommand[] };

const withoutKeys = ({ keys, ...row }: ListedCommand): ListedCommand => ({ ...row, rawKeys: keys === undefined ? row.rawKeys : null });

/** Sections in which each title comes once: what the page can do under a title that is known everywhere gives that one its keys and its way of doing it. Keys belong to the first that has them, the page before everything else. */
export const listedOnce = (page: CommandSection, everywhere: readonly CommandSection[]): readonly CommandSection[] => {
  const ofPage = new Map(page.rows.map((row) => [row.title, row]));
  const titles = new Set<string>();
  const keys = new Set(page.rows.map(({ rawKeys }) => rawKeys));
  const rest = everywhere.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row): readonly ListedCommand[] => {
      if (titles.has(row.title)) return [];
      titles.add(row.title);
      const same = ofPage.get(row.title);
      if (same !== undefined) return [{ ...row, ...same, id: row.id }];
      if (row.rawKeys === null) return [row];
      if (keys.has(row.rawKeys)) return [withoutKeys(row)];
      keys.add(row.rawKeys);
      return [row];
    }),
  }));
  return [{ ...page, rows: page.rows.filter(({ title }) => !titles.has(title)) }, ...rest];
};
