import type { Failure } from "../kernel/failure.ts";
import type { MainSort } from "./contact-query.model.ts";
import type { RelationNode, RelationTotal, UnderTotal } from "./relation-tree.model.ts";

/**
 * What a tree is asked for.
 * @property field key of the relation; null for the default one
 * @property root whose tree; null for all, a page of the top at a time
 * @property isWhole whether at the top also those stand who have nobody under them
 */
export type TreeQuery = {
  readonly field: string | null;
  readonly root: number | null;
  readonly page: number;
  readonly sort: MainSort;
  readonly isWhole: boolean;
};

/** Those right under somebody, as far as they are here. `count`: how many there are. */
export type Branch = {
  readonly ids: readonly number[];
  readonly page: number;
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/** A tree as far as it was opened. `field`: the relation that was read, null where there is none. `isLoaded`: the top is here. `under`: all contacts in force who stand under somebody, at any place; null where they are not counted. */
export type RelationBranchesState = {
  readonly query: TreeQuery | null;
  readonly field: string | null;
  readonly isLoaded: boolean;
  readonly top: Branch;
  readonly under: UnderTotal | null;
  readonly nodes: ReadonlyMap<number, RelationNode>;
  readonly branches: ReadonlyMap<number, Branch>;
  readonly open: ReadonlySet<number>;
  readonly totals: ReadonlyMap<number, RelationTotal>;
};

export const emptyBranch: Branch = { ids: [], page: 0, count: 0, isLoading: false, failure: null };
export const emptyTree: RelationBranchesState = {
  query: null,
  field: null,
  isLoaded: false,
  top: emptyBranch,
  under: null,
  nodes: new Map(),
  branches: new Map(),
  open: new Set(),
  totals: new Map(),
};
