import { hashText } from "./text-hash.ts";
import type { TextHash } from "./text-hash.ts";

/** The first position of each text, in 12 bytes per text: texts are identified by 64-bit hashes and not stored. */
export type CompactIndex = {
  /**
   * Stores the position of a text unless the text is already known.
   * @returns the position it was first seen at, or null when it is new
   */
  readonly add: (text: string, position: number) => number | null;
  readonly find: (text: string) => number | null;
  readonly findHash: (hash: TextHash) => number | null;
  readonly size: () => number;
};

const firstCapacity = 1_024;
const fullest = 0.8;
const growth = 1.5;

type Slots = { readonly high: Uint32Array; readonly low: Uint32Array; readonly positions: Uint32Array };

const emptySlots = (capacity: number): Slots => ({
  high: new Uint32Array(capacity),
  low: new Uint32Array(capacity),
  positions: new Uint32Array(capacity),
});

/** The slot that holds the hash, or the free one to insert it into. */
const slotOf = ({ high, low }: Slots, wantedHigh: number, wantedLow: number): number => {
  let slot = wantedHigh % low.length;
  while (low[slot] !== 0 && (low[slot] !== wantedLow || high[slot] !== wantedHigh)) slot = slot + 1 === low.length ? 0 : slot + 1;
  return slot;
};

const put = (slots: Slots, slot: number, high: number, low: number, position: number): void => {
  slots.high[slot] = high;
  slots.low[slot] = low;
  slots.positions[slot] = position;
};

const grown = (old: Slots): Slots => {
  const slots = emptySlots(Math.ceil(old.low.length * growth));
  old.low.forEach((low, slot) => {
    if (low === 0) return;
    const high = old.high[slot] ?? 0;
    put(slots, slotOf(slots, high, low), high, low, old.positions[slot] ?? 0);
  });
  return slots;
};

/** An empty index; its capacity grows by half at a load of four fifths. */
export const makeCompactIndex = (): CompactIndex => {
  let slots = emptySlots(firstCapacity);
  let size = 0;
  const findHash = ({ high, low }: TextHash): number | null => {
    const slot = slotOf(slots, high, low);
    return slots.low[slot] === 0 ? null : (slots.positions[slot] ?? null);
  };
  return {
    add: (text, position) => {
      const { high, low } = hashText(text);
      const slot = slotOf(slots, high, low);
      if (slots.low[slot] !== 0) return slots.positions[slot] ?? null;
      put(slots, slot, high, low, position);
      size += 1;
      if (size > slots.low.length * fullest) slots = grown(slots);
      return null;
    },
    find: (text) => findHash(hashText(text)),
    findHash,
    size: () => size,
  };
};
