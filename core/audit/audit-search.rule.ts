/** Most words that are looked for. */
const mostWords = 8;

/** What the database is asked for: every word by its beginning, as a text search of PostgreSQL; null where there is no word. */
export const searchedWords = (text: string): string | null => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[._@+-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, mostWords)
        .map((word) => `'${word}':*`)
        .join(" & ");
};
