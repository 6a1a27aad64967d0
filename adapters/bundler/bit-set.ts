/** A set of whole numbers, kept as bits. */
export type BitSet = Uint32Array;

/** @param size above the largest member */
export const bitSet = (size: number, members: Iterable<number>): BitSet => {
  const words = new Uint32Array(Math.ceil(size / 32));
  for (const member of members) words[member >>> 5] = (words[member >>> 5] ?? 0) | (1 << (member & 31));
  return words;
};

/** How many of its bits are set: added up in pairs, then in fours, then in bytes. */
const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};

/** How many members two sets share. */
export const countBoth = (a: BitSet, b: BitSet): number => {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += onesIn((a[word] ?? 0) & (b[word] ?? 0));
  return count;
};

/** The members of the one set that are not in the other. */
export const without = (a: BitSet, b: BitSet): BitSet => a.map((word, place) => word & ~(b[place] ?? 0));

/** The members of either set. */
export const union = (a: BitSet, b: BitSet): BitSet => a.map((word, place) => word | (b[place] ?? 0));
