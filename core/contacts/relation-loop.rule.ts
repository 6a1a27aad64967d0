/** Error message for a circular relation. */
export const loopMessage = "This would create a circular relationship.";

/**
 * Whether relating `start` to `targets` would create a cycle.
 * @param relatedTo contacts that a contact names in that relation
 */
export const makesLoop = (start: number, targets: readonly number[], relatedTo: (id: number) => readonly number[]): boolean => {
  const seen = new Set<number>();
  const waiting = [...targets];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...relatedTo(next));
  }
  return false;
};
