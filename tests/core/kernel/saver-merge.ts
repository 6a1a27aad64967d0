import { clashingFields } from "../../../core/kernel/saver-fields.rule.ts";
import type { Editable } from "../../../core/kernel/saver.model.ts";
import { begunSaver, resolved } from "../../../core/kernel/saver.rule.ts";

/** The fields in which what is typed clashes with what another user stored. */
export const clashOf = <S, V, F extends string>(of: Editable<S, V, F>, base: S, typed: V, theirs: S): readonly F[] =>
  clashingFields(of, { base, typed, sent: [] }, base, theirs);

/**
 * What is typed on top of what another user stored.
 * @param given the fields in which the stored values stay
 */
export const mergeOf = <S, V, F extends string>(of: Editable<S, V, F>, base: S, typed: V, theirs: S, given: readonly F[] = []): V =>
  resolved(of, { ...begunSaver(of, { key: "", base, typed, sent: [] }), clash: { fields: given, from: base, theirs } }, given).typed;
