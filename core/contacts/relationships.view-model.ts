import type { Failure } from "../kernel/failure.ts";
import type { RelationBranchesState, TreeQuery } from "./relation-branches.model.ts";
import { treeRows, type TreeRow } from "./relation-rows.rule.ts";
import type { RelationNode } from "./relation-tree.model.ts";

type Address = Readonly<Partial<Record<"field" | "root" | "page", string>>>;

const numberIn = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** What the address of the page of relationships asks for; what it cannot mean counts as absent. */
export const relationshipsQuery = ({ field, root, page }: Address): TreeQuery => ({
  field: field ?? null,
  root: numberIn(root),
  page: numberIn(page) ?? 1,
  sort: "name",
  isWhole: false,
});

/**
 * The parameters of the address of the page of relationships.
 * @param field null for the default relation
 * @param root contact at the top; null for the whole tree
 */
export const relationshipsAddress = (field: string | null, root: number | null): Readonly<Partial<Record<"field" | "root", string>>> => ({
  ...(field === null ? {} : { field }),
  ...(root === null ? {} : { root: String(root) }),
});

/** What the page of relationships shows. */
export type RelationshipsShown = {
  readonly root: RelationNode | null;
  readonly isWhole: boolean;
  readonly rows: readonly TreeRow[];
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/**
 * What the page shows of its tree: nothing but loading while the tree is another one.
 * @param isCurrent whether the tree is the one that the address asks for
 */
export const relationshipsShown = (state: RelationBranchesState, root: number | null, isCurrent: boolean): RelationshipsShown => ({
  root: (root === null ? undefined : state.nodes.get(root)) ?? null,
  isWhole: root === null,
  rows: isCurrent && state.isLoaded ? treeRows(state) : [],
  count: isCurrent ? state.top.count : 0,
  isLoading: !isCurrent || state.top.isLoading,
  failure: isCurrent ? state.top.failure : null,
});
