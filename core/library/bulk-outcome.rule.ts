import { entryKey, type LibraryEntry } from "./library-entry.rule.ts";

/** The answer to an action on entries: a result for each. */
export type BulkResults = {
  readonly results: readonly { readonly kind: string; readonly id: number | string; readonly done: boolean; readonly message: string }[];
};

/**
 * The outcome of a bulk action.
 * @property refused message of the first that was refused; '' for none
 */
export type BulkOutcome<E> = { readonly done: readonly E[]; readonly failed: number; readonly refused: string };

/** The entries of a bulk action by its results; an entry without a result counts as refused. */
export const bulkOutcome = <E extends LibraryEntry>(entries: readonly E[], { results }: BulkResults): BulkOutcome<E> => {
  const isDone = new Set(results.filter(({ done }) => done).map(({ kind, id }) => entryKey(kind, id)));
  const done = entries.filter(({ key }) => isDone.has(key));
  return { done, failed: entries.length - done.length, refused: results.find((result) => !result.done)?.message ?? "" };
};
