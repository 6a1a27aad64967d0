/** The most words of a search. */
const mostWords = 8;

/** A text-search query of PostgreSQL that matches every word by prefix; null without words. */
export const searchedWords = (text: string): string | null => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[._@+-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, mostWords)
        .map((word) => `'${word}':*`)
        .join(" & ");
};
