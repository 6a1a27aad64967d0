import { plainText } from "./markdown.rule.ts";
import { termsOf, withoutEnd } from "./words.rule.ts";

const longestTitle = 60;
const mostSentences = 2;
const mostKeywords = 5;

/** The sentences of a text: each ends with a punctuation mark before a space; punctuation alone is no sentence. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => withoutEnd(sentence, ".!? ") !== "");

/** A title: the first sentence, truncated at a word, with a capital first letter. Empty if there are no words. */
export const titleOf = (text: string): string => {
  const first = withoutEnd(sentencesOf(plainText(text))[0] ?? "", ".!?,;:… ");
  const cut = first.length <= longestTitle ? first : `${first.slice(0, longestTitle).replace(/\s+\S*$/, "")}…`;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
};

/** Frequency of each term in a text. */
const frequencies = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** A summary: the two highest-scoring sentences, in their order. */
export const summaryOf = (text: string): string => {
  const plain = plainText(text);
  const counts = frequencies(plain);
  const sentences = sentencesOf(plain).map((sentence, at) => {
    const terms = [...new Set(termsOf(sentence))];
    return { sentence, at, worth: terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / Math.sqrt(Math.max(1, terms.length)) };
  });
  const best = sentences.toSorted((a, b) => b.worth - a.worth || a.at - b.at).slice(0, mostSentences);
  return best
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(" ");
};

/** The most frequent meaningful words of a text, spelled as at their first occurrence. */
export const keywordsOf = (text: string): readonly string[] => {
  const plain = plainText(text);
  const written = new Map<string, string>();
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    for (const term of termsOf(word)) if (!written.has(term)) written.set(term, word.toLowerCase());
  return Array.from(frequencies(plain))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostKeywords)
    .flatMap(([term]) => written.get(term) ?? []);
};
