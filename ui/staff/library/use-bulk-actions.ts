import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { bulkOutcome, type BulkResults } from "../../../core/library/bulk-outcome.rule.ts";
import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

/** One request for some entries. */
export type BulkStep<Item extends LibraryEntry, R extends BulkResults> = {
  readonly items: readonly Item[];
  readonly command: TaskEither<Failure, R>;
};

/**
 * An action on entries.
 * @property said the text of the toast, by what was changed
 * @property undo the requests that undo it for what was changed
 */
type BulkAction<Item extends LibraryEntry, R extends BulkResults> = {
  readonly steps: readonly BulkStep<Item, R>[];
  readonly said: (done: readonly Item[]) => string;
  readonly undo: (done: readonly Item[], results: readonly R[]) => readonly BulkStep<Item, R>[];
};

/** Runs actions on entries, shows what was not changed and why, and offers Undo for the rest. */
export const useBulkActions = <Item extends LibraryEntry, R extends BulkResults>() => {
  const text = useText(libraryText);
  const words = useRefusalWords();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async ({ steps, said, undo }: BulkAction<Item, R>): Promise<void> => {
      const blame = (count: number, reason: string): void => {
        if (count > 0) toasts.show({ text: text("done.failed", { count, reason }), tone: "error" });
      };
      const results: R[] = [];
      const send = async ({ items, command }: BulkStep<Item, R>): Promise<readonly Item[]> => {
        const answer = await command();
        if (E.isLeft(answer)) {
          blame(items.length, words(sayingOf(answer.left)));
          return [];
        }
        results.push(answer.right);
        const outcome = bulkOutcome(items, answer.right);
        blame(outcome.failed, outcome.refused);
        return outcome.done;
      };
      const sendAll = async (all: readonly BulkStep<Item, R>[]): Promise<readonly Item[]> => {
        const done = new Set<Item>();
        for (const step of all) for (const item of await send(step)) done.add(item);
        return [...done];
      };
      setBusy(true);
      const done = await sendAll(steps);
      setBusy(false);
      if (done.length > 0) toasts.undoable(said(done), text("actions.undo"), () => void sendAll(undo(done, results)));
    },
    [text, toasts, words],
  );
  return { isBusy, run };
};
