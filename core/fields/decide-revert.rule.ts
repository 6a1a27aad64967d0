import * as E from "fp-ts/lib/Either.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import { fieldRefusals } from "./field-refusals.ts";
import type { PastConversion, StoredField } from "./field-schema.model.ts";
import { FieldType } from "./field-type.model.ts";

/** Seconds during which a conversion can be undone. */
export const conversionLife = 30 * 24 * 3600;

/**
 * A conversion that was not undone, with the current state of its field.
 * @property type current type of the field
 * @property is_free whether the field is in use and not being converted
 * @property is_last whether the field was not converted again since
 */
export type StoredConversion = Omit<PastConversion, "until"> & {
  readonly type: string;
  readonly is_free: boolean;
  readonly is_last: boolean;
};

/**
 * The conversions that can be undone, in the given order: for 30 days, the last one of each field in use, while the field still has the
 * converted type.
 * @param now epoch seconds
 */
export const revertable = (conversions: readonly StoredConversion[], now: number): readonly PastConversion[] =>
  conversions
    .filter(({ at, to, type, is_free, is_last }) => is_free && is_last && type === to && at > now - conversionLife)
    .map(({ type: _type, is_free: _free, is_last: _last, ...past }) => ({ ...past, until: past.at + conversionLife }));

const tooOld: E.Either<Failure, never> = E.left(notFound(fieldRefusals.no_conversion));
const needsPassword: E.Either<Failure, never> = E.left(forbidden(fieldRefusals.needs_password, "password"));

/**
 * Decides whether a conversion is undone: it is too old or superseded, or secrets would be exposed without a recent password.
 * @param past the conversion, if it can be undone; else null
 * @param field its field; null where there is none
 * @param isConfirmed whether the caller entered the password within five minutes
 */
export const decideRevert = (
  past: PastConversion | null,
  field: StoredField | null,
  isConfirmed: boolean,
): E.Either<Failure, { readonly field: StoredField; readonly past: PastConversion }> => {
  if (past === null || field === null || !FieldType.is(past.from) || !FieldType.is(past.to)) return tooOld;
  return past.to === "secret" && !isConfirmed ? needsPassword : E.right({ field, past });
};
