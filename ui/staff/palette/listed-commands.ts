import type { PaletteItem } from "./palette-row.ts";

/**
 * A command in the list.
 * @property rawKeys in shortcut notation; null without any
 * @property isHere whether its keys work only on this page
 */
export type ListedCommand = PaletteItem & { readonly rawKeys: string | null; readonly isHere: boolean };

export type CommandSection = { readonly id: string; readonly title: string; readonly rows: readonly ListedCommand[] };

const withoutKeys = ({ keys, ...row }: ListedCommand): ListedCommand => ({ ...row, rawKeys: keys === undefined ? row.rawKeys : null });

/**
 * Removes duplicate titles: a page command replaces the keys and action of a global command with the same title. A shortcut belongs to the
 * first command that has it, page commands first.
 */
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
