import { entryRank, fittingEntries } from "../../../core/shell/palette-match.rule.ts";
import type { PaletteItem } from "./palette-row.ts";

export type Section = { readonly id: string; readonly title: string; readonly rows: readonly PaletteItem[] };

const weak = 4;

const isWeak =
  (typed: string) =>
  ({ rows }: Section): boolean =>
    rows.every((row) => entryRank(row, typed) >= weak);
const hasRows = ({ rows }: Section): boolean => rows.length > 0;

/** The matching commands and records; records precede sections that contain only weak matches. */
export const sectionsFor = (commands: readonly Section[], records: Section, typed: string): readonly Section[] => {
  const fitting = commands.map((section) => ({ ...section, rows: fittingEntries(section.rows, typed) })).filter(hasRows);
  if (typed.trim() === "") return [...fitting, records].filter(hasRows);
  return [...fitting.filter((section) => !isWeak(typed)(section)), records, ...fitting.filter(isWeak(typed))].filter(hasRows);
};
