import { moveOf, removalOf, undoOf } from "../../../core/files/bulk-outcome.rule.ts";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import type { FileMassAction, FileMassResults } from "../../../core/files/file-write.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { entryKey } from "../../../core/library/library-entry.rule.ts";
import { useBulkActions } from "../library/use-bulk-actions.ts";
import { useDoneWords } from "../library/use-done-words.ts";

export type LibraryActions = {
  readonly isBusy: boolean;
  /** @param folder its id is null for no folder */
  readonly move: (items: readonly LibraryItem[], folder: { readonly id: number | null; readonly name: string }) => Promise<void>;
  readonly remove: (items: readonly LibraryItem[]) => Promise<void>;
  readonly restore: (items: readonly LibraryItem[]) => Promise<void>;
};

/** Moves, deletes and restores files and folders, with Undo. */
export const useLibraryActions = (library: FileLibrary): LibraryActions => {
  const { isBusy, run } = useBulkActions<LibraryItem, FileMassResults>();
  const { did, moved } = useDoneWords();
  const stepOf = (items: readonly LibraryItem[], action: FileMassAction) => {
    const keys = new Set([...action.files.map((id) => entryKey("file", id)), ...action.folders.map((id) => entryKey("folder", id))]);
    return { items: items.filter(({ key }) => keys.has(key)), command: library.act(action) };
  };
  const act = (items: readonly LibraryItem[], action: FileMassAction, said: (done: readonly LibraryItem[]) => string): Promise<void> =>
    run({
      steps: [stepOf(items, action)],
      said,
      undo: (done) => undoOf(done, action.action).map((undo) => stepOf(done, undo)),
    });
  return {
    isBusy,
    move: (items, { id, name }) => act(items, moveOf(items, id), (done) => moved(done, name)),
    remove: (items) => act(items, removalOf(items, "delete"), (done) => did("removed", done)),
    restore: (items) => act(items, removalOf(items, "restore"), (done) => did("restored", done)),
  };
};
