import { byParent } from "../library/library-entry.rule.ts";
import type { FileMassAction } from "./file-write.model.ts";
import { idsOf, type LibraryItem } from "./library-item.rule.ts";

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
  return byParent(items).flatMap(({ parent, entries }) => (typeof parent === "string" ? [] : [moveOf(entries, parent)]));
};

/** Deletes or restores entries. */
export const removalOf = (items: readonly LibraryItem[], action: "delete" | "restore"): FileMassAction => actionOn(items, action);
