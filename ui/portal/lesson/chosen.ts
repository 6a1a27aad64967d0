import * as t from "io-ts";

const Indexes = t.readonlyArray(t.number);

/** The options that an answer chose; none for what is no such answer. */
export const chosenIn = (answer: unknown): readonly number[] => (Indexes.is(answer) ? answer : []);

/** The choice with one option added or taken away, in order. */
export const toggled = (chosen: readonly number[], index: number): readonly number[] =>
  chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index].toSorted((a, b) => a - b);
