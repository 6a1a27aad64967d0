import * as t from "io-ts";
import { refusing } from "./codec-refusal.ts";
import { finding } from "./expectation.ts";
import { shapeRefusals } from "./shape-refusals.ts";

/** Text of limited length, in UTF-16 code units. */
export const textUpTo = (longest: number) =>
  refusing(
    t.refinement(t.string, (text) => text.length <= longest, `text of at most ${longest} characters`),
    (u) => (typeof u === "string" ? shapeRefusals.text_too_long({ most: longest, found: finding(u) }) : null),
  );

/** A list of limited length; the entries of a longer one are not validated. */
export const listUpTo = <C extends t.Mixed>(item: C, most: number) => {
  type List = t.TypeOf<t.ReadonlyArrayC<C>>;
  const list = t.readonlyArray(item);
  const fits = (given: { readonly length: number }): boolean => given.length <= most;
  return new t.RefinementType<t.ReadonlyArrayC<C>, List, t.OutputOf<t.ReadonlyArrayC<C>>, unknown>(
    `a list of at most ${most}`,
    (u): u is List => Array.isArray(u) && fits(u) && list.is(u),
    (u, context) => (Array.isArray(u) && !fits(u) ? t.failure(u, context) : list.validate(u, context)),
    list.encode,
    list,
    fits,
  );
};

/** The number that identifies a record. */
export const RecordId = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n > 0, "the number of a record");

/** An integer within bounds, both included. */
export const intBetween = (least: number, most: number) =>
  t.refinement(t.number, (n) => Number.isInteger(n) && n >= least && n <= most, `a whole number from ${least} to ${most}`);
