import * as E from "fp-ts/lib/Either.js";

export type MissingWords = {
  /** the word for each gap, in text order */
  readonly gaps: readonly string[];
  /** words to choose from, sorted */
  readonly bank: readonly string[];
  /** the text between the gaps: one part more than there are gaps */
  readonly parts: readonly string[];
};

type Split = { readonly gaps: readonly string[]; readonly parts: readonly string[] };

const split = (question: string): E.Either<string, Split> => {
  const [start = "", ...marked] = question.split("{{");
  const gaps: string[] = [];
  const parts: string[] = [start];
  for (const piece of marked) {
    const end = piece.indexOf("}}");
    if (end < 0) return E.left("Every {{ needs its }}, and markers cannot be nested.");
    const word = piece.slice(0, end).trim();
    if (word === "") return E.left("A {{word}} marker is empty.");
    gaps.push(word);
    parts.push(piece.slice(end + 2));
  }
  return gaps.length === 0 ? E.left("Mark at least one {{word}}.") : E.right({ gaps, parts });
};

const codePoints = (word: string): readonly number[] => [...word.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);

const byCodePoint = (a: string, b: string): number => {
  const left = codePoints(a);
  const right = codePoints(b);
  const at = left.findIndex((point, index) => point !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
};

/**
 * The gaps of a question with `{{word}}` markers and the word bank to fill them.
 * @param falseAnswers comma-separated
 * @returns what is wrong with the markers, or gaps and bank
 */
export const missingWords = (question: string, includeFalseAnswers: boolean, falseAnswers: string): E.Either<string, MissingWords> => {
  const decoys = includeFalseAnswers
    ? falseAnswers
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== "")
    : [];
  return E.map(({ gaps, parts }: Split) => ({ gaps, bank: [...gaps, ...decoys].toSorted(byCodePoint), parts }))(split(question));
};
