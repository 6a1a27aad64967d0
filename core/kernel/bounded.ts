import * as t from "io-ts";

/** Text of at most so many characters. */
export const textUpTo = (longest: number) => t.refinement(t.string, (text) => text.length <= longest, `text of at most ${longest} characters`);

/** A list of at most so many. */
export const listUpTo = <C extends t.Mixed>(item: C, most: number) =>
  t.refinement(t.readonlyArray(item), (list) => list.length <= most, `a list of at most ${most}`);

/** The number by which a record is known. */
export const RecordId = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n > 0, "the number of a record");

/** A whole number between two others, both included. */
export const intBetween = (least: number, most: number) =>
  t.refinement(t.number, (n) => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most}`);
