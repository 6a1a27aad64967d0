/** A deterministic seed from a text. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

const mixed = (seed: number): number => {
  let n = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  n ^= n + Math.imul(n ^ (n >>> 7), 61 | n);
  return (n ^ (n >>> 14)) >>> 0;
};

/** The items in an order determined by the seed. */
export const shuffled = <A>(items: readonly A[], seed: number): readonly A[] => {
  const result: A[] = [];
  items.forEach((item, index) => {
    const place = mixed((seed + Math.imul(index + 1, 0x6d2b79f5)) | 0) % (index + 1);
    result.splice(place, 0, item);
  });
  return result;
};

/**
 * Shuffled into an order other than the given one, unless all items are equal. Of the given order it depends on nothing else, so that nobody
 * who knows the seed can compute it.
 */
export const disordered = (items: readonly string[], seed: number): readonly string[] => {
  const order = shuffled(items.toSorted(), seed);
  const isGiven = (candidate: readonly string[]): boolean => candidate.every((item, index) => item === items[index]);
  const turns = order.map((_, by) => [...order.slice(by), ...order.slice(0, by)]);
  return turns.find((turn) => !isGiven(turn)) ?? order;
};
