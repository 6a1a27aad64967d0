const mostWords = 8;

/** The words of a search text, at most eight; a match contains all of them, in any order. */
export const searchWords = (search: string): readonly string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostWords);
