import * as E from "fp-ts/lib/Either.js";
import type { Editable, SaverDraft } from "./saver.model.ts";

type Typed<S, V> = Pick<SaverDraft<S, V>, "base" | "typed" | "sent">;

/** The initial values of a form. */
export const begunValues = <S, V, F extends string>(of: Editable<S, V, F>, base: S | null): V =>
  base === null ? of.blank : of.valuesOf(base);

/** The typed values as they would be sent; invalid ones are unchanged. */
export const storable = <S, V, F extends string>(of: Editable<S, V, F>, { base, typed }: Typed<S, V>): V =>
  E.getOrElse(() => typed)(of.normal(typed, begunValues(of, base)));

/** The typed values as they are sent, or their validation errors. */
export const valuesToSend = <S, V, F extends string>(of: Editable<S, V, F>, { base, typed }: Typed<S, V>) =>
  of.normal(typed, begunValues(of, base));

/** Whether two sets of values are equal in every field. */
export const areSame = <S, V, F extends string>(of: Editable<S, V, F>, a: V, b: V): boolean =>
  of.fieldsOf(a, b).every((field) => of.isSame(field, a, b));

/** The fields to store: those changed, or sent with another value in a request whose outcome is unknown. */
export const touchedFields = <S, V, F extends string>(of: Editable<S, V, F>, draft: Typed<S, V>): readonly F[] => {
  const begun = begunValues(of, draft.base);
  const now = storable(of, draft);
  return of.fieldsOf(now, begun, ...draft.sent).filter((field) => [now, ...draft.sent].some((values) => !of.isSame(field, values, begun)));
};

/** Whether anything is unsaved. */
export const isUnsaved = <S, V, F extends string>(of: Editable<S, V, F>, draft: Typed<S, V>): boolean =>
  touchedFields(of, draft).length > 0;

const heldAnd = <F>(touched: readonly F[], held: readonly F[]): readonly F[] => [
  ...touched,
  ...held.filter((field) => !touched.includes(field)),
];

/**
 * The fields that another user changed to another value; a field that holds a value sent from here was changed by no other user.
 * @param held fields of an earlier conflict: the user knows both values, so the old one is a valid choice too
 */
export const clashingFields = <S, V, F extends string>(
  of: Editable<S, V, F>,
  draft: Typed<S, V>,
  from: S,
  theirs: S,
  held: readonly F[] = [],
): readonly F[] => {
  const ours = { ...draft, base: from };
  const stored = of.valuesOf(theirs);
  const known = [storable(of, ours), of.valuesOf(from), ...draft.sent];
  return heldAnd(touchedFields(of, ours), held).filter((field) => known.every((values) => !of.isSame(field, values, stored)));
};

/**
 * The typed values merged into the stored record.
 * @param held fields of an earlier conflict
 * @param given fields in which the stored values stay
 */
export const joined = <S, V, F extends string>(
  of: Editable<S, V, F>,
  draft: Typed<S, V>,
  from: S,
  theirs: S,
  held: readonly F[],
  given: readonly F[],
): V => {
  const ours = { ...draft, base: from };
  const now = storable(of, ours);
  const stored = of.valuesOf(theirs);
  const touched = new Set(heldAnd(touchedFields(of, ours), held));
  const taken = of
    .fieldsOf(now, stored)
    .filter((field) => given.includes(field) || (!touched.has(field) && !of.isSame(field, now, stored)));
  return of.replaced(draft.typed, stored, taken);
};
