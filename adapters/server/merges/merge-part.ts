import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../fields/sealer.ts";

/** Two contacts of which one goes on. @property fields own fields whose value comes from the other contact */
export type MergeCase = { readonly tx: Tx; readonly kept: number; readonly other: number; readonly sealer: Sealer; readonly taken: readonly string[]; readonly now: number };

/** One row that went over. @property before what it takes to put it back */
export type Move = { readonly key: string; readonly before: Readonly<Record<string, unknown>> };

/** One kind of thing that belongs to contacts and goes over in a merge; each kind is one entry of the list in `merge-parts.ts`. */
export type MergePart = {
  /** as the plan counts it */
  readonly kind: string;
  readonly count: (merge: MergeCase) => Promise<number>;
  readonly move: (merge: MergeCase) => Promise<readonly Move[]>;
  /** Puts back what is still where the merge put it. */
  readonly back: (merge: MergeCase, moves: readonly Move[]) => Promise<void>;
  /** How much came to the kept contact since, where that can be told. @param after the youngest activity at the time of the merge */
  readonly since?: (merge: MergeCase, after: number) => Promise<number>;
};
