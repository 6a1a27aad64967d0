import { type BitSet, bitSet, countBoth, union, without } from "./bit-set.ts";
import { type Group, type Groups, groupsOf, joined, needsOf, type PartFile, putGroup } from "./file-groups.ts";

/**
 * @property request what a request costs, in bytes that could be loaded instead
 * @property full parts that weigh as much as they may, and get nothing that they do not need
 */
type Costs = { readonly request: number; readonly full: BitSet };

type Pair = { readonly a: Group; readonly b: Group; readonly gain: number };

/** What parts load in vain that get a group which they did not need, with all that it needs. */
const inVain = (group: Group, needs: ReadonlySet<Group>, other: Group, request: number): number => {
  const parts = without(other.parts, group.parts);
  const count = countBoth(parts, parts);
  if (count === 0) return 0;
  const also = [...needs].filter((used) => used !== other).map((used) => (used.bytes + request) * (count - countBoth(parts, used.parts)));
  return also.reduce((total, bytes) => total + bytes, group.bytes * count);
};

/** Pairs that save more than they cost, the best first. */
const worthJoining = (groups: Groups, { request, full }: Costs): readonly Pair[] => {
  const free = [...groups.all].filter(({ isFixed }) => !isFixed);
  const needs = new Map(free.map((group) => [group, needsOf(groups, group)]));
  const lostBy = (a: Group, b: Group): number => inVain(a, needs.get(a) ?? new Set(), b, request);
  const pairs: Pair[] = [];
  for (const [place, a] of free.entries())
    for (const b of free.slice(place + 1)) {
      if (a.pages !== b.pages) continue;
      const both = countBoth(a.parts, b.parts);
      const saved = request * both;
      if (saved <= a.bytes * (b.partCount - both) + b.bytes * (a.partCount - both)) continue;
      if (countBoth(full, union(without(a.parts, b.parts), without(b.parts, a.parts))) > 0) continue;
      const gain = saved - lostBy(a, b) - lostBy(b, a);
      if (gain > 0) pairs.push({ a, b, gain });
    }
  return pairs.toSorted((one, other) => other.gain - one.gain || (one.a.key < other.a.key ? -1 : 1));
};

/** Whether joined groups would wait for a third one that waits for them. */
const wouldWait = (groups: Groups, a: Group, b: Group): boolean => {
  const needs = needsOf(groups, a, b);
  return needs.has(a) || needs.has(b);
};

/** Joins what is worth it, each group once at most. */
const joinOnce = (groups: Groups, costs: Costs): boolean => {
  let hasJoined = false;
  for (const { a, b } of worthJoining(groups, costs)) {
    if (!groups.all.has(a) || !groups.all.has(b) || wouldWait(groups, a, b)) continue;
    groups.all.delete(a);
    groups.all.delete(b);
    putGroup(groups, joined(a, b));
    hasJoined = true;
  }
  return hasJoined;
};

/**
 * Joins files that mostly the same parts of the pages need: each built file costs a request wherever one of those parts is shown, and what
 * such a part does not need is loaded in vain. No joined file waits for one that waits for it.
 * @param partCount of all pages
 * @returns the name of the joined file by id, for files that are joined with others
 */
export const joinFiles = (
  files: readonly PartFile[],
  partCount: number,
  { request, full }: { readonly request: number; readonly full: readonly number[] },
): ReadonlyMap<string, string> => {
  const groups = groupsOf(files, partCount);
  const costs = { request, full: bitSet(partCount, full) };
  while (joinOnce(groups, costs));
  const made = [...groups.all].filter(({ isFixed, ids }) => !isFixed && ids.length > 1);
  return new Map(made.flatMap(({ ids }, number) => ids.map((id) => [id, `joined-${number}`])));
};
