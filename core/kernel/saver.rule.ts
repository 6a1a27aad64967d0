import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "./failure.ts";
import { mayHaveArrived } from "./may-have-arrived.rule.ts";
import type { Editable, SaverDraft, SaverState } from "./saver.model.ts";

type Typed<S, V> = Pick<SaverDraft<S, V>, "base" | "typed" | "sent">;

const begunValues = <S, V, F extends string>(of: Editable<S, V, F>, base: S | null): V => (base === null ? of.blank : of.valuesOf(base));

/** What is typed as it would be sent; as it was typed where that is invalid. */
const storable = <S, V, F extends string>(of: Editable<S, V, F>, { base, typed }: Typed<S, V>): V =>
  E.getOrElse(() => typed)(of.normal(typed, begunValues(of, base)));

/** What is typed as it is sent, or what is wrong with it. */
export const valuesToSend = <S, V, F extends string>(of: Editable<S, V, F>, { base, typed }: Typed<S, V>) =>
  of.normal(typed, begunValues(of, base));

/** Whether two sets of values are the same in every field. */
export const areSame = <S, V, F extends string>(of: Editable<S, V, F>, a: V, b: V): boolean =>
  of.fieldsOf(a, b).every((field) => of.isSame(field, a, b));

/** The fields that are to be stored: typed otherwise than they were, or sent otherwise in a request whose outcome is not known. */
export const touchedFields = <S, V, F extends string>(of: Editable<S, V, F>, draft: Typed<S, V>): readonly F[] => {
  const begun = begunValues(of, draft.base);
  const now = storable(of, draft);
  return of.fieldsOf(now, begun, ...draft.sent).filter((field) => [now, ...draft.sent].some((values) => !of.isSame(field, values, begun)));
};

/** Whether anything is not stored yet. */
export const isUnsaved = <S, V, F extends string>(of: Editable<S, V, F>, draft: Typed<S, V>): boolean =>
  touchedFields(of, draft).length > 0;

const heldAnd = <F>(touched: readonly F[], held: readonly F[]): readonly F[] => [
  ...touched,
  ...held.filter((field) => !touched.includes(field)),
];

/**
 * The fields that another user changed to something else; a field that holds what was sent from here was changed by no one else.
 * @param held fields that clashed before: the user knows both values, so that also the old one is a choice
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
 * What is typed, on top of the stored record.
 * @param held fields that clashed
 * @param given fields in which the stored values stay
 */
const joined = <S, V, F extends string>(
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

const rested = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  clean: "idle" | "saved",
): SaverState<S, V, F> => ({ ...state, status: isUnsaved(of, state) ? "dirty" : clean });

/** A form as it begins. */
export const begunSaver = <S, V, F extends string>(
  of: Editable<S, V, F>,
  { key, base, typed, sent }: SaverDraft<S, V>,
): SaverState<S, V, F> =>
  rested(of, { key, base, typed, sent, stored: base, status: "idle", saved: [], failure: null, clash: null }, "idle");

/**
 * Meets a version conflict: merges the changes, or shows the fields that both changed.
 * @param from the record before both changes
 * @param held fields that clashed before
 */
export const rebased = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  from: S,
  theirs: S,
  held: readonly F[] = [],
): SaverState<S, V, F> => {
  const fields = clashingFields(of, state, from, theirs, held);
  if (fields.length > 0) return { ...state, stored: theirs, status: "clash", clash: { fields, from, theirs } };
  return rested(
    of,
    { ...state, stored: theirs, base: theirs, typed: joined(of, state, from, theirs, held, []), sent: [], failure: null, clash: null },
    "saved",
  );
};

/** Takes what the user typed; a clash is over once the fields agree. */
export const typedAs = <S, V, F extends string>(of: Editable<S, V, F>, state: SaverState<S, V, F>, typed: V): SaverState<S, V, F> => {
  const next = { ...state, typed };
  if (state.clash !== null) return rebased(of, next, state.clash.from, state.clash.theirs, state.clash.fields);
  const { status } = rested(of, next, "idle");
  return { ...next, status: state.status === "offline" && status === "dirty" ? "offline" : status, failure: null };
};

/**
 * Takes the record as another command left it.
 * @param isSending whether a request is on its way
 */
export const takenIn = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  stored: S,
  isSending: boolean,
): SaverState<S, V, F> =>
  isSending || isUnsaved(of, state) ? { ...state, stored } : { ...state, stored, base: stored, typed: of.valuesOf(stored) };

/**
 * Takes the answer to a change.
 * @param attempted the values that were sent; one of `sent`
 */
export const answered = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  attempted: V,
  stored: S,
): SaverState<S, V, F> => {
  const begun = begunValues(of, state.base);
  const values = of.valuesOf(stored);
  const given = of.fieldsOf(attempted, begun).filter((field) => state.sent.some((one) => !of.isSame(field, one, begun)));
  const now = storable(of, state);
  const followed = of
    .fieldsOf(now, values)
    .filter((field) => !given.includes(field) && of.isSame(field, now, begun) && !of.isSame(field, now, values));
  const base = of.overlaid(stored, of.replaced(values, attempted, given));
  return rested(
    of,
    { ...state, base, stored, typed: of.replaced(state.typed, values, followed), sent: [], saved: given, failure: null, clash: null },
    "saved",
  );
};

/**
 * Takes the answer to a creation: the record may have been created by an earlier request, and changed since.
 * @param isAgain whether the same values were sent before
 */
export const created = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  attempted: V,
  stored: S,
  isAgain: boolean,
): SaverState<S, V, F> => {
  const [first = attempted, ...later] = state.sent;
  return isAgain || later.length > 0 ? rebased(of, state, of.overlaid(stored, first), stored) : answered(of, state, attempted, stored);
};

/**
 * Takes a refusal.
 * @param current the stored record of a version conflict
 * @param isAgain whether an earlier request with the same values has no known outcome
 */
export const refused = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  attempted: V,
  failure: Failure,
  current: S | null,
  isAgain: boolean,
): SaverState<S, V, F> => {
  const sent = isAgain || mayHaveArrived(failure) ? state.sent : state.sent.filter((values) => !areSame(of, values, attempted));
  const next: SaverState<S, V, F> = { ...state, sent, status: "failed", failure };
  return current === null || state.base === null ? next : rebased(of, next, state.base, current);
};

/**
 * Resolves a clash.
 * @param given the fields in which the stored values stay; elsewhere what was typed replaces them
 */
export const resolved = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  given: readonly F[],
): SaverState<S, V, F> => {
  const { clash } = state;
  if (clash === null) return state;
  return rested(
    of,
    {
      ...state,
      base: clash.theirs,
      typed: joined(of, state, clash.from, clash.theirs, clash.fields, given),
      sent: [],
      failure: null,
      clash: null,
    },
    "idle",
  );
};

/** What a save has come to. */
export const saveOutcome = <S, V, F extends string>({ status, failure, stored }: SaverState<S, V, F>): E.Either<Failure, S> =>
  failure !== null ? E.left(failure) : status === "offline" || stored === null ? E.left({ tag: "offline" }) : E.right(stored);
