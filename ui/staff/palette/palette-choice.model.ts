import { entryRank } from "../../../core/shell/palette-match.rule.ts";
import type { PaletteItem } from "./palette-row.ts";

/**
 * The row marked by default: the one whose title was typed, otherwise the first; for a question the assistant, unless a title begins with
 * the typed text.
 */
export const firstChoice = (rows: readonly PaletteItem[], typed: string, isQuestion: boolean): PaletteItem | undefined => {
  const first = rows.find((row) => typed !== "" && row.id !== "ask" && entryRank(row, typed) === 0) ?? rows[0];
  if (!isQuestion || (first !== undefined && first.id !== "ask" && entryRank(first, typed) <= 1)) return first;
  return rows.find(({ id }) => id === "ask") ?? first;
};
