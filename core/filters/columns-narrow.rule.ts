/** Keeps some of the first `count` rows of a selection, in their order and in place. @returns how many are kept */
export type Narrow = (selection: Uint32Array, count: number) => number;

type Coded = { readonly offsets: Uint32Array; readonly codes: Uint32Array };

/** Keeps the rows that have a taken word. @param taken 1 by code of a word */
export const narrowWords =
  ({ offsets, codes }: Coded, taken: Uint8Array, negated: boolean): Narrow =>
  (selection, count) => {
    const flip = negated ? 1 : 0;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      const end = offsets[row + 1] ?? 0;
      let hit = 0;
      for (let at = offsets[row] ?? 0; at < end; at += 1) hit |= taken[codes[at] ?? 0] ?? 0;
      selection[kept] = row;
      kept += hit ^ flip;
    }
    return kept;
  };

/** Keeps the rows that have every wanted word, and with `only` no other. */
export const narrowHolding =
  ({ offsets, codes }: Coded, wanted: readonly number[], only: boolean, negated: boolean): Narrow =>
  (selection, count) => {
    const holds = (row: number): boolean => {
      const held = codes.subarray(offsets[row], offsets[row + 1]);
      return wanted.every((code) => held.includes(code)) && (!only || held.every((code) => wanted.includes(code)));
    };
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      selection[kept] = row;
      kept += holds(row) === negated ? 0 : 1;
    }
    return kept;
  };

/** Keeps the rows whose number lies within two inclusive bounds and is not the excepted one; NaN lies nowhere. */
export const narrowNumbers =
  (values: Float64Array, { from, to, except }: { readonly from: number; readonly to: number; readonly except: number }, negated: boolean): Narrow =>
  (selection, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      const value = values[row] ?? NaN;
      selection[kept] = row;
      kept += (value >= from && value <= to && value !== except) === negated ? 0 : 1;
    }
    return kept;
  };

/** Keeps the rows that have the wanted byte. */
export const narrowBytes =
  (bytes: Uint8Array, wanted: number, negated: boolean): Narrow =>
  (selection, count) => {
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const row = selection[i] ?? 0;
      selection[kept] = row;
      kept += (bytes[row] === wanted) === negated ? 0 : 1;
    }
    return kept;
  };
