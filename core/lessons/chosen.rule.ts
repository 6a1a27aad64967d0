import * as t from "io-ts";

const Indexes = t.readonlyArray(t.number);

/** The indexes of the chosen options; empty for any other answer. */
export const chosenIn = (answer: unknown): readonly number[] => (Indexes.is(answer) ? answer : []);

/** The choice with one option added or removed, in order. */
export const toggled = (chosen: readonly number[], index: number): readonly number[] =>
  chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index].toSorted((a, b) => a - b);
