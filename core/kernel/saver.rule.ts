import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "./failure.ts";
import { mayHaveArrived } from "./may-have-arrived.rule.ts";
import { areSame, begunValues, clashingFields, isUnsaved, joined, storable } from "./saver-fields.rule.ts";
import type { Editable, SaverDraft, SaverState } from "./saver.model.ts";

const rested = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  clean: "idle" | "saved",
): SaverState<S, V, F> => ({ ...state, status: isUnsaved(of, state) ? "dirty" : clean });

/** The initial state of a form. */
export const begunSaver = <S, V, F extends string>(
  of: Editable<S, V, F>,
  { key, base, typed, sent }: SaverDraft<S, V>,
): SaverState<S, V, F> =>
  rested(of, { key, base, typed, sent, stored: base, status: "idle", saved: [], failure: null, clash: null }, "idle");

/**
 * Handles a version conflict: merges the changes, or lists the fields that both users changed.
 * @param from the record before both changes
 * @param held fields of an earlier conflict
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

/** Applies typed values; a conflict is resolved once the fields agree. */
export const typedAs = <S, V, F extends string>(of: Editable<S, V, F>, state: SaverState<S, V, F>, typed: V): SaverState<S, V, F> => {
  const next = { ...state, typed };
  if (state.clash !== null) return rebased(of, next, state.clash.from, state.clash.theirs, state.clash.fields);
  const { status } = rested(of, next, "idle");
  return { ...next, status: state.status === "offline" && status === "dirty" ? "offline" : status, failure: null };
};

/**
 * Applies the record as another command stored it.
 * @param isSending whether a request is in progress
 */
export const takenIn = <S, V, F extends string>(
  of: Editable<S, V, F>,
  state: SaverState<S, V, F>,
  stored: S,
  isSending: boolean,
): SaverState<S, V, F> =>
  isSending || isUnsaved(of, state) ? { ...state, stored } : { ...state, stored, base: stored, typed: of.valuesOf(stored) };

/**
 * Applies the response to a change.
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
 * Applies the response to a creation: an earlier request may have created the record, and it may have changed since.
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
 * Applies a failed request.
 * @param current the stored record of a version conflict
 * @param isAgain whether an earlier request with the same values has an unknown outcome
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
 * Resolves a version conflict.
 * @param given the fields in which the stored values stay; in others the typed values replace them
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

/** The result of a save; while a request is in progress it is unknown, as for a saver that was ended. */
export const saveOutcome = <S, V, F extends string>({ status, failure, stored }: SaverState<S, V, F>): E.Either<Failure, S> =>
  failure !== null
    ? E.left(failure)
    : status === "offline" || status === "saving" || stored === null
      ? E.left({ tag: "offline" })
      : E.right(stored);
