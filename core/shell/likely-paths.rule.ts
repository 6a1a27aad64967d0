import { nearestNames } from "../kernel/nearest-names.ts";

const shortest = 4;
const [same, near] = [3, 1];

/** The words of a path with at least four characters, in lower case. */
export const wordsOfPath = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);

const likeness = (asked: readonly string[], known: readonly string[]): number =>
  asked.reduce((sum, word) => sum + (known.includes(word) ? same : nearestNames(word, known, 1).length > 0 ? near : 0), 0);

/** Suggestions for an unknown path, best first: known paths that share words with it, exact matches before similar spellings. */
export const likelyPaths = (asked: string, known: readonly string[], most = 3): readonly string[] => {
  const words = wordsOfPath(asked);
  return known
    .map((path) => ({ path, likeness: likeness(words, wordsOfPath(path)) }))
    .filter(({ likeness: found }) => found > 0)
    .toSorted((a, b) => b.likeness - a.likeness || a.path.length - b.path.length)
    .slice(0, most)
    .map(({ path }) => path);
};
