import type { Failure } from "../kernel/failure.ts";
import type { Branch, RelationBranchesState } from "./relation-branches.model.ts";
import { peopleAtOnce, type RelationNode, type RelationTotal } from "./relation-tree.model.ts";

type Place = {
  readonly id: string;
  /** from 1, at the top */ readonly level: number;
  /** among siblings, from 1 */ readonly position: number;
  readonly size: number;
};

/** A row of a tree: a contact, or the status of the branch below it. `total`: null until it is known. */
export type TreeRow = Place &
  (
    | { readonly kind: "person"; readonly node: RelationNode; readonly isOpen: boolean; readonly total: RelationTotal | null }
    | { readonly kind: "more"; readonly of: number; readonly left: number; readonly isLoading: boolean }
    | { readonly kind: "wait"; readonly of: number }
    | { readonly kind: "failed"; readonly of: number; readonly failure: Failure }
  );

type Turn = { readonly of: number; readonly branch: Branch; readonly level: number; next: number };

const lastRow = ({ of, branch, level }: Turn): readonly TreeRow[] => {
  const place = { level, position: branch.ids.length + 1, size: branch.count };
  const left = branch.count - branch.ids.length;
  if (branch.failure !== null) return [{ ...place, id: `failed-${of}`, kind: "failed", of, failure: branch.failure }];
  if (branch.ids.length === 0) return branch.isLoading ? [{ ...place, id: `wait-${of}`, kind: "wait", of }] : [];
  return left > 0 ? [{ ...place, id: `more-${of}`, kind: "more", of, left, isLoading: branch.isLoading }] : [];
};

/** The rows of a tree from top to bottom, without collapsed branches; each contact appears once. */
export const treeRows = ({ query, top, nodes, branches, open, totals }: RelationBranchesState): readonly TreeRow[] => {
  const rows: TreeRow[] = [];
  const seen = new Set<number>();
  const before = query?.root === null ? (query.page - 1) * peopleAtOnce : 0;
  const turns: Turn[] = [{ of: 0, branch: top, level: 1, next: 0 }];
  for (let turn = turns.at(-1); turn !== undefined; turn = turns.at(-1)) {
    const id = turn.branch.ids[turn.next];
    turn.next += 1;
    if (id === undefined) {
      if (turn.level > 1) rows.push(...lastRow(turn));
      turns.pop();
      continue;
    }
    const node = nodes.get(id);
    if (node === undefined || seen.has(id)) continue;
    seen.add(id);
    const isOpen = open.has(id) && node.direct > 0;
    const position = turn.next + (turn.level === 1 ? before : 0);
    rows.push({
      id: String(id),
      level: turn.level,
      position,
      size: turn.branch.count,
      kind: "person",
      node,
      isOpen,
      total: totals.get(id) ?? null,
    });
    if (isOpen)
      turns.push({
        of: id,
        branch: branches.get(id) ?? { ids: [], page: 0, count: node.direct, isLoading: true, failure: null },
        level: turn.level + 1,
        next: 0,
      });
  }
  return rows;
};
