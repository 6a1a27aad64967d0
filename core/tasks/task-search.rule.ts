const mostTerms = 8;

/** The words of a search text; all must occur, in any order. */
export const taskSearchWords = (search: string): readonly string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, mostTerms);

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether name and body of a task contain all words; case and accents are ignored. */
export const matchesTaskSearch = ({ name, body }: { readonly name: string; readonly body: string }, words: readonly string[]): boolean => {
  const text = folded(`${name} ${body}`);
  return words.every((word) => text.includes(folded(word)));
};
