import { pipe } from "fp-ts/lib/function.js";
import * as O from "fp-ts/lib/Option.js";
import * as RA from "fp-ts/lib/ReadonlyArray.js";

const isEmptyObject = (value: unknown): boolean => typeof value === "object" && value !== null && Object.keys(value).length === 0;

/** A value as it is sent, lists without empty elements; none when nothing is left. False and 0 are values. */
const sent = (value: unknown): O.Option<unknown> => {
  if (Array.isArray(value)) return pipe(value, RA.filterMap(sent), O.fromPredicate(RA.isNonEmpty));
  const empty =
    value === null ||
    value === undefined ||
    Number.isNaN(value) ||
    (typeof value === "string" && value.trim() === "") ||
    isEmptyObject(value);
  return empty ? O.none : O.some(value);
};

/** The form values to send: empty ones are omitted, false and 0 are kept. */
export const contactPayload = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kept = sent(value);
      return O.isSome(kept) ? [[name, kept.value]] : [];
    }),
  );
