import { type BitSet, bitSet, countBoth, union } from "./bit-set.ts";

/**
 * A file of the sources that is loaded with a part of a page.
 * @property bytes packed
 * @property parts numbers of the parts that need it
 * @property imports other such files that it needs at once
 * @property pages names the pages that may load it
 * @property place names the built file in which it must stand; null where it may be joined with any other
 */
export type PartFile = {
  readonly id: string;
  readonly bytes: number;
  readonly parts: readonly number[];
  readonly imports: readonly string[];
  readonly pages: string;
  readonly place: string | null;
};

/** Files that stand in one built file. */
export type Group = {
  readonly key: string;
  readonly ids: readonly string[];
  readonly bytes: number;
  readonly parts: BitSet;
  readonly partCount: number;
  readonly imports: readonly string[];
  readonly pages: string;
  readonly isFixed: boolean;
};

export type Groups = { readonly all: Set<Group>; readonly of: Map<string, Group> };

export const joined = (a: Group, b: Group): Group => {
  const parts = union(a.parts, b.parts);
  return {
    ...a,
    ids: [...a.ids, ...b.ids],
    bytes: a.bytes + b.bytes,
    parts,
    partCount: countBoth(parts, parts),
    imports: [...a.imports, ...b.imports],
  };
};

export const putGroup = ({ all, of }: Groups, group: Group): void => {
  all.add(group);
  for (const id of group.ids) of.set(id, group);
};

/** Each file by itself, but those that must stand together. */
export const groupsOf = (files: readonly PartFile[], partCount: number): Groups => {
  const byPlace = new Map<string, Group>();
  for (const { id, parts, place, ...file } of files) {
    const key = place ?? id;
    const group = { ...file, key, ids: [id], parts: bitSet(partCount, parts), partCount: parts.length, isFixed: place !== null };
    const before = byPlace.get(key);
    byPlace.set(key, before === undefined ? group : joined(before, group));
  }
  const groups: Groups = { all: new Set(), of: new Map() };
  for (const group of byPlace.values()) putGroup(groups, group);
  return groups;
};

/** Everything that some groups need; themselves only where something that they need asks for them. */
export const needsOf = ({ of }: Groups, ...from: readonly Group[]): ReadonlySet<Group> => {
  const seen = new Set<Group>();
  const stack = [...from];
  for (let by = stack.pop(); by !== undefined; by = stack.pop())
    for (const id of by.imports) {
      const used = of.get(id);
      if (used === undefined || seen.has(used) || (from.includes(by) && from.includes(used))) continue;
      seen.add(used);
      stack.push(used);
    }
  return seen;
};
