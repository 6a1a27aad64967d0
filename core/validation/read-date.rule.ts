import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { type Failure, invalid } from "../kernel/failure.ts";
import { longestOffset, shownInstant, strtotime, zoneOfOffset } from "./strtotime.rule.ts";
import { invalidDateText } from "./validation-message.rule.ts";

const longestText = 200;

/**
 * A date text to read.
 * @property offset minutes east of UTC where it was typed
 */
export const TypedDate = exactly("TypedDate", { value: textUpTo(longestText), offset: intBetween(-longestOffset, longestOffset) }, {});
export type TypedDate = t.TypeOf<typeof TypedDate>;

/** A date text that was read: epoch seconds, and how they are shown where it was typed. */
export const DateRead = t.type({ status: t.literal("success"), timestamp: t.number, formatted: t.string }, "DateRead");
export type DateRead = t.TypeOf<typeof DateRead>;

/**
 * Reads a date text, or refuses it by name of the field.
 * @param now epoch seconds
 */
export const readDate = ({ value, offset }: TypedDate, now: number): E.Either<Failure, DateRead> => {
  const zone = zoneOfOffset(offset);
  const timestamp = zone === null ? null : strtotime(value, now, zone);
  return zone === null || timestamp === null
    ? E.left(invalid({ value: [invalidDateText(value)] }))
    : E.right({ status: "success", timestamp, formatted: shownInstant(timestamp, zone) });
};
