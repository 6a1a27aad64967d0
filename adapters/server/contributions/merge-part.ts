import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import type { Area } from "./area.ts";

/**
 * Two contacts of which one goes on.
 * @property taken secrets whose value comes from the other contact
 * @property doer who merges, or takes it back
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
 * One row that went over.
 * @property before what it takes to put it back
 */
export type Move = { readonly key: string; readonly before: Readonly<Record<string, unknown>> };

/**
 * One kind of thing that belongs to contacts and that a merge moves.
 * @property kind as the plan of a merge counts it
 * @property place in the order in which parts are moved, smallest first
 */
export type MergePart = {
  readonly kind: string;
  readonly place: number;
  readonly count: (merge: MergeCase) => Promise<number>;
  readonly move: (merge: MergeCase) => Promise<readonly Move[]>;
  /** Puts back what is still where the merge put it. */
  readonly back: (merge: MergeCase, moves: readonly Move[]) => Promise<void>;
  /** What tells later what came since: a number, or what the kept contact had right after the merge. */
  readonly mark?: (merge: MergeCase) => Promise<unknown>;
  /**
   * How much came to the kept contact since and stays with it.
   * @param mark as it was taken at the merge
   */
  readonly since?: (merge: MergeCase, mark: unknown) => Promise<number>;
};

/** Everything that a merge moves, in the order of the parts' places. */
export const mergePartsOf = (areas: readonly Area[]): readonly MergePart[] =>
  areas.flatMap(({ mergeParts = [] }) => mergeParts).toSorted((a, b) => a.place - b.place);
