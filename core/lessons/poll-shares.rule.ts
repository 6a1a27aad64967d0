/**
 * Votes as whole percentages that add up to 100 by largest remainder, ties in favour of the earlier option; all 0 without votes.
 * @param votes whole numbers of at least 0
 */
export const pollShares = (votes: readonly number[]): readonly number[] => {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const floors = votes.map((count) => Math.floor((count * 100) / total));
  const missing = 100 - floors.reduce((sum, share) => sum + share, 0);
  const byRemainder = votes
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((share, index) => (raised.has(index) ? share + 1 : share));
};
