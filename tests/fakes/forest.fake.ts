import { makesLoop } from "../../core/contacts/relation-loop.rule.ts";

/** A contact as its place in a tree follows from it. `named`: whom it names in the relation, in their order. */
export type Related = {
  readonly con_id: number;
  readonly archived: boolean;
  readonly is_there: boolean;
  readonly named: readonly number[];
};

/** Who stands under whom. */
export type Forest = {
  readonly parentOf: (id: number) => number | null;
  readonly childrenOf: (id: number) => readonly number[];
  readonly roots: readonly number[];
  readonly under: (id: number) => number;
  readonly over: (id: number) => readonly number[];
};

/**
 * The trees of those who are there: each stands under the first that they name, if that one is there. At the top archived people stand only
 * with somebody under them.
 */
export const forestOf = (people: readonly Related[]): Forest => {
  const there = new Map(people.filter(({ is_there }) => is_there).map((person) => [person.con_id, person]));
  const parents = new Map<number, number>();
  const children = new Map<number, number[]>();
  for (const { con_id, named } of there.values()) {
    const parent = named[0];
    if (parent === undefined || !there.has(parent)) continue;
    if (makesLoop(con_id, [parent], (id) => (parents.has(id) ? [parents.get(id) ?? 0] : []))) continue;
    parents.set(con_id, parent);
    children.set(parent, [...(children.get(parent) ?? []), con_id]);
  }
  const childrenOf = (id: number): readonly number[] => children.get(id) ?? [];
  const under = (id: number): number => {
    const waiting = [...childrenOf(id)];
    let count = 0;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      count += 1;
      waiting.push(...childrenOf(next));
    }
    return count;
  };
  const over = (id: number): readonly number[] => {
    const found: number[] = [];
    for (let next = parents.get(id); next !== undefined; next = parents.get(next)) found.push(next);
    return found;
  };
  const roots = [...there.values()]
    .filter(({ con_id, archived }) => !parents.has(con_id) && (!archived || childrenOf(con_id).length > 0))
    .map(({ con_id }) => con_id);
  return { parentOf: (id) => parents.get(id) ?? null, childrenOf, roots, under, over };
};
