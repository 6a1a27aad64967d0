import type { Failure } from "../kernel/failure.ts";
import type { MainSort } from "./contact-query.model.ts";
import type { RelationNode, RelationTotal, UnderTotal } from "./relation-tree.model.ts";

/**
 * The requested part of a tree.
 * @property field key of the relation; null for the default one
 * @property root contact at the top; null for the whole tree, one page of the top level at a time
 * @property isWhole whether the top level includes contacts with no one below them
 */
export type TreeQuery = {
  readonly field: string | null;
  readonly root: number | null;
  readonly page: number;
  readonly sort: MainSort;
  readonly isWhole: boolean;
};

/** The loaded direct children of a contact. `count`: their total number. */
export type Branch = {
  readonly ids: readonly number[];
  readonly page: number;
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/**
 * The loaded part of a tree. `field`: the relation that was read, null where there is none. `isLoaded`: the top level is loaded. `under`:
 * number of active contacts below the top level; null where they are not counted.
 */
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
