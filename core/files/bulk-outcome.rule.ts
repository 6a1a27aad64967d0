import type { FileMassAction, FileMassResults } from "./file-write.model.ts";
import { idsOf, type LibraryItem, parentOf } from "./library-item.rule.ts";

/**
 * The outcome of a bulk action.
 * @property refused message of the first that was refused; '' for none
 */
export type BulkOutcome = { readonly done: readonly LibraryItem[]; readonly failed: number; readonly refused: string };

/** The entries of a bulk action by its results; an entry without a result counts as refused. */
export const bulkOutcome = (items: readonly LibraryItem[], { results }: FileMassResults): BulkOutcome => {
  const isDone = new Set(results.filter(({ done }) => done).map(({ kind, id }) => `${kind}:${id}`));
  const done = items.filter(({ key }) => isDone.has(key));
  return { done, failed: items.length - done.length, refused: results.find((result) => !result.done)?.message ?? "" };
};

const actionOn = (items: readonly LibraryItem[], action: FileMassAction["action"]): FileMassAction => {
  const { files, folders } = idsOf(items);
  return { files: [...files], folders: [...folders], action };
};

/** Moves entries into a folder; null into none. */
export const moveOf = (items: readonly LibraryItem[], folder_id: number | null): FileMassAction => ({
  ...actionOn(items, "move"),
  folder_id,
});

/** The actions that undo a bulk action on these entries, as they were before it. */
export const undoOf = (items: readonly LibraryItem[], action: FileMassAction["action"]): readonly FileMassAction[] => {
  if (action !== "move") return [actionOn(items, action === "delete" ? "restore" : "delete")];
  const parents = [...new Set(items.map(parentOf))].filter((parent) => typeof parent !== "string");
  return parents.map((parent) =>
    moveOf(
      items.filter((item) => parentOf(item) === parent),
      parent,
    ),
  );
};

/** Deletes or restores entries. */
export const removalOf = (items: readonly LibraryItem[], action: "delete" | "restore"): FileMassAction => actionOn(items, action);
