import type { Failure } from "../kernel/failure.ts";
import type { RelationBranchesState, TreeQuery } from "./relation-branches.model.ts";
import { treeRows, type TreeRow } from "./relation-rows.rule.ts";
import type { RelationNode } from "./relation-tree.model.ts";

type Address = Readonly<Partial<Record<"field" | "root" | "page", string>>>;

const numberIn = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** What the URL of the relationships page requests; invalid parameters count as absent. */
export const relationshipsQuery = ({ field, root, page }: Address): TreeQuery => ({
  field: field ?? null,
  root: numberIn(root),
  page: numberIn(page) ?? 1,
  sort: "name",
  isWhole: false,
});

/**
 * The URL parameters of the relationships page.
 * @param field null for the default relation
 * @param root contact at the top; null for the whole tree
 */
export const relationshipsAddress = (field: string | null, root: number | null): Readonly<Partial<Record<"field" | "root", string>>> => ({
  ...(field === null ? {} : { field }),
  ...(root === null ? {} : { root: String(root) }),
});

/** What the relationships page shows. */
export type RelationshipsShown = {
  readonly root: RelationNode | null;
  readonly isWhole: boolean;
  readonly rows: readonly TreeRow[];
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
};

/**
 * Derives what the page shows from its tree: only loading while another tree is held.
 * @param isCurrent whether the tree is the one that the URL requests
 */
export const relationshipsShown = (state: RelationBranchesState, root: number | null, isCurrent: boolean): RelationshipsShown => ({
  root: (root === null ? undefined : state.nodes.get(root)) ?? null,
  isWhole: root === null,
  rows: isCurrent && state.isLoaded ? treeRows(state) : [],
  count: isCurrent ? state.top.count : 0,
  isLoading: !isCurrent || state.top.isLoading,
  failure: isCurrent ? state.top.failure : null,
});
