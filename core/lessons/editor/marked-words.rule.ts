/** A run of words: in both texts, or only in the one that is shown. */
export type MarkedRun = { readonly text: string; readonly isMarked: boolean };

/** Words above which texts are compared as a whole. */
const mostWords = 1_500;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lengths of the longest common subsequences of the rests of two lists, row by row. */
const commonLengths = (a: readonly string[], b: readonly string[]): readonly Uint16Array[] => {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      const below = rows[i + 1];
      if (row !== undefined && below !== undefined)
        row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
};

/** The indexes of the words of `a` that `b` has too, in the same order. */
const keptIndexes = (a: readonly string[], b: readonly string[]): ReadonlySet<number> => {
  const rows = commonLengths(a, b);
  const kept = new Set<number>();
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length)
    if (a[i] === b[j]) {
      kept.add(i);
      i += 1;
      j += 1;
    } else if ((rows[i + 1]?.[j] ?? 0) >= (rows[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  return kept;
};

const runsOf = (words: readonly string[], kept: ReadonlySet<number>): readonly MarkedRun[] =>
  words.reduce<readonly MarkedRun[]>((runs, word, at) => {
    const last = runs.at(-1);
    const isMarked = !kept.has(at) && (word.trim() !== "" || last?.isMarked === true);
    return last?.isMarked === isMarked ? [...runs.slice(0, -1), { text: last.text + word, isMarked }] : [...runs, { text: word, isMarked }];
  }, []);

/** A text with the words marked that another text does not have at the same place. */
export const markedWords = (text: string, other: string): readonly MarkedRun[] => {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  if (words.length > mostWords || others.length > mostWords) return text === "" ? [] : [{ text, isMarked: text !== other }];
  return runsOf(words, keptIndexes(words, others));
};
