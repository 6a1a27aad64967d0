import type { TreeRow } from "../../../../core/contacts/relation-rows.rule.ts";

/** The action of a key in a tree: marks a row, expands or collapses it, activates it or opens its menu. */
export type TreeAct =
  | { readonly act: "mark"; readonly row: string }
  | { readonly act: "open" | "close" | "enter" | "menu"; readonly row: string }
  | { readonly act: "openAll"; readonly rows: readonly string[] };

const nameOf = (row: TreeRow): string => (row.kind === "person" ? row.node.name.toLowerCase() : "");

/** The parent of a row: the nearest previous row of a higher level. */
const rowOver = (rows: readonly TreeRow[], at: number): TreeRow | undefined =>
  rows.slice(0, at).findLast(({ level }) => level < (rows[at]?.level ?? 0));

const mark = (row: TreeRow | undefined): TreeAct | null => (row === undefined ? null : { act: "mark", row: row.id });

/**
 * @param key `KeyboardEvent.key`
 * @param active id of the marked row
 * @returns null for a key without an action
 */
export const treeAct = (rows: readonly TreeRow[], active: string | null, key: string): TreeAct | null => {
  const at = rows.findIndex(({ id }) => id === active);
  const row = rows[at];
  if (row === undefined) return null;
  const isParent = row.kind === "person" && row.node.direct > 0;
  switch (key) {
    case "ArrowDown":
      return mark(rows[at + 1]);
    case "ArrowUp":
      return mark(rows[at - 1]);
    case "Home":
      return mark(rows[0]);
    case "End":
      return mark(rows.at(-1));
    case "ArrowRight":
      if (!isParent) return null;
      return row.isOpen ? mark(rows[at + 1]) : { act: "open", row: row.id };
    case "ArrowLeft":
      return isParent && row.isOpen ? { act: "close", row: row.id } : mark(rowOver(rows, at));
    case "Enter":
      return { act: "enter", row: row.id };
    case "ContextMenu":
      return { act: "menu", row: row.id };
    case "*": {
      const over = rowOver(rows, at);
      return {
        act: "openAll",
        rows: rows
          .filter(
            (one, n) => one.level === row.level && rowOver(rows, n) === over && one.kind === "person" && !one.isOpen && one.node.direct > 0,
          )
          .map(({ id }) => id),
      };
    }
    default:
      return null;
  }
};

/** The next row, wrapping around, whose name begins with the typed text; a single letter skips the marked row. */
export const rowTyped = (rows: readonly TreeRow[], active: string | null, typed: string): string | null => {
  const at = rows.findIndex(({ id }) => id === active);
  const start = typed.length > 1 ? Math.max(at, 0) : at + 1;
  const round = [...rows.slice(start), ...rows.slice(0, start)];
  return round.find((row) => nameOf(row).startsWith(typed.toLowerCase()))?.id ?? null;
};
