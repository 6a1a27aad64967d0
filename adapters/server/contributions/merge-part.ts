import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import type { Area } from "./area.ts";

/**
 * A merge of two contacts, of which one is kept.
 * @property taken secrets whose value is taken from the other contact
 * @property doer who merges, or undoes the merge
 */
export type MergeCase = {
  readonly tx: Tx;
  readonly kept: number;
  readonly other: number;
  readonly sealer: Sealer;
  readonly taken: readonly string[];
  readonly now: number;
  readonly doer: Doer;
};

/**
 * One moved row.
 * @property before what is needed to move it back
 */
export type Move = { readonly key: string; readonly before: Readonly<Record<string, unknown>> };

/**
 * One kind of contact data that a merge moves.
 * @property kind its name in a merge plan
 * @property place position in the order of moving, smallest first
 */
export type MergePart = {
  readonly kind: string;
  readonly place: number;
  readonly count: (merge: MergeCase) => Promise<number>;
  readonly move: (merge: MergeCase) => Promise<readonly Move[]>;
  /** Moves back what is still where the merge moved it. */
  readonly back: (merge: MergeCase, moves: readonly Move[]) => Promise<void>;
  /** A mark by which later additions are counted: a number, or the kept contact's items right after the merge. */
  readonly mark?: (merge: MergeCase) => Promise<unknown>;
  /**
   * The number of items added to the kept contact since the merge, which stay with it.
   * @param mark as taken at the merge
   */
  readonly since?: (merge: MergeCase, mark: unknown) => Promise<number>;
};

/** Everything that a merge moves, ordered by `place`. */
export const mergePartsOf = (areas: readonly Area[]): readonly MergePart[] =>
  areas.flatMap(({ mergeParts = [] }) => mergeParts).toSorted((a, b) => a.place - b.place);
