import { longestIncreasing } from "./longest-increasing.rule.ts";

/** A run of words that is in both texts, only in the later or only in the earlier one. */
export type WordRun = { readonly kind: "same" | "added" | "removed"; readonly text: string };

type Words = readonly string[];
type Runs = readonly (readonly [kind: WordRun["kind"], words: Words])[];

/** Above this product of lengths, words without a unique one among them are taken as replaced. */
const mostCompared = 250_000;

const placesOfUnique = (words: Words): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  words.forEach((word, at) => places.set(word, places.has(word) ? -1 : at));
  return places;
};

/** Pairs of places of words that each text has once, in the order of both. */
const anchors = (before: Words, after: Words): readonly (readonly [number, number])[] => {
  const later = placesOfUnique(after);
  const shared = [...placesOfUnique(before)].flatMap(([word, from]) => {
    const to = later.get(word) ?? -1;
    return from >= 0 && to >= 0 ? [[from, to] as const] : [];
  });
  const kept = longestIncreasing(shared.map(([, to]) => to));
  return shared.filter((_, at) => kept.has(at));
};

const replaced = (before: Words, after: Words): Runs => [
  ["removed", before],
  ["added", after],
];

/** The longest common subsequence, for short texts. */
const compared = (before: Words, after: Words): Runs => {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const runs: [WordRun["kind"], Words][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const [left = "", right = ""] = [before[i], after[j]];
    if (left === right) [i, j] = [i + 1, j + 1];
    const isRemoved = left !== right && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0);
    if (left === right) runs.push(["same", [left]]);
    else if (isRemoved) runs.push(["removed", [left]]);
    else runs.push(["added", [right]]);
    if (left !== right) [i, j] = isRemoved ? [i + 1, j] : [i, j + 1];
  }
  return [...runs, ["removed", before.slice(i)], ["added", after.slice(j)]];
};

const runsOf = (before: Words, after: Words): Runs => {
  const shortest = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shortest && before[start] === after[start]) start += 1;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [["same", before.slice(0, start)], ...innerRuns(left, right), ["same", before.slice(before.length - end)]];
};

const innerRuns = (before: Words, after: Words): Runs => {
  if (before.length === 0 || after.length === 0) return replaced(before, after);
  const found = anchors(before, after);
  if (found.length === 0) return before.length * after.length <= mostCompared ? compared(before, after) : replaced(before, after);
  const runs: Runs[number][] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...found, [before.length, after.length] as const]) {
    runs.push(...runsOf(before.slice(from, i), after.slice(to, j)), ["same", before.slice(i, i + 1)]);
    [from, to] = [i + 1, j + 1];
  }
  return runs;
};

/** The words that make one text of another, joined to runs. */
export const wordChanges = (before: string, after: string): readonly WordRun[] => {
  const split = (text: string): Words => text.split(/\s+/u).filter((word) => word !== "");
  const joined: { readonly kind: WordRun["kind"]; readonly words: string[] }[] = [];
  for (const [kind, words] of runsOf(split(before), split(after))) {
    if (words.length === 0) continue;
    const last = joined.at(-1);
    if (last?.kind === kind) last.words.push(...words);
    else joined.push({ kind, words: [...words] });
  }
  return joined.map(({ kind, words }) => ({ kind, text: words.join(" ") }));
};
