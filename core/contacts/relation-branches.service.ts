import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, type Observable } from "rxjs";
import { token } from "../kernel/token.ts";
import { type Branch, emptyBranch, emptyTree, type RelationBranchesState, type TreeQuery } from "./relation-branches.model.ts";
import { peopleAtOnce, type RelationLevel, type RelationNode } from "./relation-tree.model.ts";
import type { RelationTree } from "./relations.port.ts";

/** A tree of contacts whose levels are loaded as they are expanded. */
export type RelationBranches = {
  readonly state$: Observable<RelationBranchesState>;
  readonly latest: () => RelationBranchesState;
  /** With a root, the two levels below it are expanded, three in all; without one all branches are collapsed. */
  readonly show: (query: TreeQuery) => Promise<void>;
  readonly open: (id: number) => Promise<void>;
  readonly close: (id: number) => void;
  /** Loads the next 25 direct children of a contact, or retries after a failure. */
  readonly more: (id: number) => Promise<void>;
  /** Reloads all expanded branches. */
  readonly reload: () => Promise<void>;
};

/** Creates a tree for each page that shows one. */
export type RelationBranchesMaker = () => RelationBranches;
export const RelationBranchesMaker = token<RelationBranchesMaker>("contacts.relation-branches");

const pageOf = ({ results, page, count }: RelationLevel): Branch => ({
  ids: results.map(({ con_id }) => con_id),
  page,
  count,
  isLoading: false,
  failure: null,
});

const byParent = (nodes: readonly RelationNode[]): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (const { con_id, parent_id } of nodes) if (parent_id !== null) found.set(parent_id, [...(found.get(parent_id) ?? []), con_id]);
  return found;
};

export const makeRelationBranches = ({ tree }: { readonly tree: RelationTree }): RelationBranches => {
  const state = new BehaviorSubject<RelationBranchesState>(emptyTree);
  const put = (change: Partial<RelationBranchesState>): void => state.next({ ...state.value, ...change });
  let round = 0;

  const putBranch = (id: number, change: Partial<Branch>): void =>
    put({ branches: new Map(state.value.branches).set(id, { ...(state.value.branches.get(id) ?? emptyBranch), ...change }) });
  const take = (nodes: readonly RelationNode[]): void =>
    put({ nodes: new Map([...state.value.nodes, ...nodes.map((node) => [node.con_id, node] as const)]) });
  const takeBelow = (below: readonly RelationNode[]): void => {
    take(below);
    for (const [parent, ids] of byParent(below))
      putBranch(parent, { ids, page: 1, count: state.value.nodes.get(parent)?.direct ?? ids.length, isLoading: false, failure: null });
  };
  const count = async (nodes: readonly RelationNode[], mine: number): Promise<void> => {
    const ids = nodes.filter(({ direct }) => direct > 0).map(({ con_id }) => con_id);
    for (let at = 0; at < ids.length; at += peopleAtOnce) {
      if (mine !== round) return;
      const found = await tree.totals(state.value.field, ids.slice(at, at + peopleAtOnce))();
      if (mine === round && E.isRight(found))
        put({ totals: new Map([...state.value.totals, ...found.right.map((total) => [total.con_id, total] as const)]) });
    }
  };
  const fetch = async (id: number, page: number): Promise<void> => {
    const { query, field } = state.value;
    const mine = round;
    if (query === null || state.value.branches.get(id)?.isLoading === true) return;
    putBranch(id, { isLoading: true, failure: null });
    const answer = await tree.level({ field, of: id, page, levels: 1, sort: query.sort, isWhole: true })();
    if (mine !== round) return;
    if (E.isLeft(answer)) return putBranch(id, { isLoading: false, failure: answer.left });
    take(answer.right.results);
    const held = page === 1 ? [] : (state.value.branches.get(id)?.ids ?? []);
    const next = pageOf(answer.right);
    putBranch(id, { ...next, ids: [...held, ...next.ids.filter((one) => !held.includes(one))] });
    await count(answer.right.results, mine);
  };
  const load = async (query: TreeQuery, kept: RelationBranchesState): Promise<void> => {
    round += 1;
    const mine = round;
    put({ ...kept, query, top: { ...kept.top, isLoading: true, failure: null } });
    const { field, root, page, sort } = query;
    const [level, node] = await Promise.all([
      tree.level({ field, of: root, page: root === null ? page : 1, levels: root === null ? 1 : 2, sort, isWhole: query.isWhole })(),
      root === null ? null : tree.node(field, root)(),
    ]);
    if (mine !== round) return;
    const failed = E.isLeft(level) ? level.left : node !== null && E.isLeft(node) ? node.left : null;
    if (E.isLeft(level) || failed !== null) return put({ top: { ...state.value.top, isLoading: false, failure: failed } });
    const { results, below } = level.right;
    put({ field: level.right.field, under: level.right.under, isLoaded: true, nodes: new Map(), branches: new Map(), totals: kept.totals });
    take(results);
    takeBelow(below);
    if (node !== null && E.isRight(node)) {
      take([node.right]);
      putBranch(node.right.con_id, pageOf(level.right));
      const shown = new Set([node.right.con_id, ...byParent(below).keys(), ...kept.open]);
      put({ top: { ids: [node.right.con_id], page: 1, count: 1, isLoading: false, failure: null }, open: shown });
    } else put({ top: pageOf(level.right) });
    const known = [...state.value.nodes.values()];
    await count(known, mine);
  };
  const open = async (id: number): Promise<void> => {
    put({ open: new Set(state.value.open).add(id) });
    const held = state.value.branches.get(id);
    if (held === undefined || held.page === 0) await fetch(id, 1);
  };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    show: (query) =>
      load(
        query,
        state.value.query?.root === query.root && state.value.query.field === query.field ? { ...state.value, open: new Set() } : emptyTree,
      ),
    open,
    close: (id) => put({ open: new Set([...state.value.open].filter((one) => one !== id)) }),
    more: (id) => fetch(id, (state.value.branches.get(id)?.page ?? 0) + 1),
    reload: async () => {
      const { query, open: before } = state.value;
      if (query === null) return;
      await load(query, { ...state.value, totals: new Map() });
      put({ open: before });
      for (let waiting = [...before].filter((id) => state.value.nodes.has(id) && !state.value.branches.has(id)); waiting.length > 0;) {
        await Promise.all(waiting.map((id) => fetch(id, 1)));
        waiting = [...before].filter((id) => state.value.nodes.has(id) && !state.value.branches.has(id));
      }
    },
  };
};
