import * as E from "fp-ts/lib/Either.js";
import { useCallback, useState } from "react";
import { bulkOutcome, moveOf, removalOf, undoOf } from "../../../core/files/bulk-outcome.rule.ts";
import type { FileLibrary } from "../../../core/files/file-library.service.ts";
import type { FileMassAction } from "../../../core/files/file-write.model.ts";
import { itemName, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { sayingOf } from "../../../core/kernel/failure.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

export type LibraryActions = {
  readonly isBusy: boolean;
  /** @param folder null for no folder */
  readonly move: (items: readonly LibraryItem[], folder: { readonly id: number | null; readonly name: string }) => Promise<void>;
  readonly remove: (items: readonly LibraryItem[]) => Promise<void>;
  readonly restore: (items: readonly LibraryItem[]) => Promise<void>;
};

/** Moves, deletes and restores entries, shows a toast and offers Undo. */
export const useLibraryActions = (library: FileLibrary): LibraryActions => {
  const text = useText(filesText);
  const words = useRefusalWords();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);

  const act = useCallback(
    async (items: readonly LibraryItem[], action: FileMassAction, say: (items: readonly LibraryItem[]) => string): Promise<void> => {
      const blame = (count: number, reason: string): void => {
        if (count > 0) toasts.show({ text: text("done.failed", { count, reason }), tone: "error" });
      };
      const send = async (sent: FileMassAction, on: readonly LibraryItem[]): Promise<readonly LibraryItem[]> => {
        const answer = await library.act(sent)();
        if (E.isLeft(answer)) {
          blame(on.length, words(sayingOf(answer.left)));
          return [];
        }
        const outcome = bulkOutcome(on, answer.right);
        blame(outcome.failed, outcome.refused);
        return outcome.done;
      };
      setBusy(true);
      const done = await send(action, items);
      setBusy(false);
      if (done.length === 0) return;
      toasts.undoable(say(done), text("actions.undo"), () => {
        void (async () => {
          for (const undo of undoOf(done, action.action)) {
            const ids = new Set([...undo.files.map((id) => `file:${id}`), ...undo.folders.map((id) => `folder:${id}`)]);
            await send(
              undo,
              done.filter(({ key }) => ids.has(key)),
            );
          }
        })();
      });
    },
    [library, text, toasts, words],
  );

  const said = (
    done: readonly LibraryItem[],
    one: "done.removedOne" | "done.restoredOne",
    many: "done.removed" | "done.restored",
  ): string => {
    const [first] = done;
    return done.length === 1 && first !== undefined ? text(one, { name: itemName(first) }) : text(many, { count: done.length });
  };
  return {
    isBusy,
    move: (items, { id, name }) =>
      act(items, moveOf(items, id), (done) => {
        const [first] = done;
        return done.length === 1 && first !== undefined
          ? text("done.movedOne", { name: itemName(first), folder: name })
          : text("done.moved", { count: done.length, folder: name });
      }),
    remove: (items) => act(items, removalOf(items, "delete"), (done) => said(done, "done.removedOne", "done.removed")),
    restore: (items) => act(items, removalOf(items, "restore"), (done) => said(done, "done.restoredOne", "done.restored")),
  };
};
