/** What is said of a relation that would lead back to where it started. */
export const loopMessage = "This would create a circular relationship.";

/**
 * Whether naming `targets` in a relation of `start` would lead back to `start`.
 * @param relatedTo whom somebody names in that relation
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
