/** Takes each text as often as it is there, in the order of `first`, then the rest. */
const takenFrom = (texts: readonly string[], first: readonly string[]): readonly string[] | null => {
  const rest = [...texts];
  for (const text of first) {
    const at = rest.indexOf(text);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return [...first, ...rest];
};

/** The answers in the order that was given; as they are where what was given is of other answers. */
export const arrangedAs = (answers: readonly string[], given: readonly string[]): readonly string[] => takenFrom(answers, given) ?? answers;

/** A list with one entry moved; as it is when it would leave the list. */
export const movedTo = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/**
 * The words of the bank that fill the gaps.
 * @returns for each gap the index of its word in the bank, null for an empty gap; each word of the bank is used once
 */
export const placedWords = (bank: readonly string[], gaps: number, given: readonly string[]): readonly (number | null)[] => {
  const used = new Set<number>();
  return Array.from({ length: gaps }, (_, gap) => {
    const at = bank.findIndex((word, index) => word === given[gap] && !used.has(index));
    if (at < 0) return null;
    used.add(at);
    return at;
  });
};
