import type { ContentStorage } from "../contents/content-storage.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";

/**
 * What one area adds to the demo organisation; `demo` of a `*.demo.ts`.
 * @property place position in the seeding order, smallest first; a part can read the rows of earlier parts, and random numbers are drawn in
 *   this order, so appending a part leaves the data of the others unchanged
 */
export type Demo = {
  readonly place: number;
  readonly seed: (tx: Tx, context: DemoContext) => Promise<void>;
};

/**
 * @property now epoch seconds; every date of the demo is relative to it
 * @property random 0 ≤ x < 1, the same sequence for the same seed
 * @property contents where contents of files are stored; absent where only the database is filled
 * @property sealer of the server; absent where secrets of the demo are never read
 */
export type DemoContext = {
  readonly org: number;
  readonly now: number;
  readonly random: () => number;
  readonly contents?: ContentStorage | undefined;
  readonly sealer?: Sealer | undefined;
};

/** A reproducible sequence of numbers from 0 to below 1 (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
