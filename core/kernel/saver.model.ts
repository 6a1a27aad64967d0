import type { Either } from "fp-ts/lib/Either.js";
import type { Failure, FieldRefusals } from "./failure.ts";
import { sameValue } from "./same-value.ts";

/**
 * How one kind of record is edited, field by field.
 * @property blank values of a record that is not created yet
 * @property overlaid the record with these values in place of its own
 * @property fieldsOf every field of the given values
 * @property replaced the first values with some fields of the second
 * @property normal values as they are sent, or their validation errors; `before` are the values that the changes are based on
 */
export type Editable<S, V, F extends string> = {
  readonly blank: V;
  readonly valuesOf: (stored: S) => V;
  readonly overlaid: (stored: S, values: V) => S;
  readonly fieldsOf: (...all: readonly V[]) => readonly F[];
  readonly isSame: (field: F, a: V, b: V) => boolean;
  readonly replaced: (values: V, by: V, fields: readonly F[]) => V;
  readonly normal: (typed: V, before: V) => Either<FieldRefusals, V>;
};

/** Comparison and merging for values that are a plain record of these fields. */
export const plainFields = <V extends object, F extends keyof V & string>(
  fields: readonly F[],
): Pick<Editable<unknown, V, F>, "fieldsOf" | "isSame" | "replaced"> => ({
  fieldsOf: () => fields,
  isSame: (field, a, b) => sameValue(a[field], b[field]),
  replaced: (values, by, taken) => ({ ...values, ...Object.fromEntries(taken.map((field) => [field, by[field]])) }),
});

/**
 * The unsaved draft on the device.
 * @property key idempotency key of the request that creates the record
 * @property base the stored record that the changes are based on; null while there is none
 * @property sent values of requests whose outcome is unknown
 */
export type SaverDraft<S, V> = { readonly key: string; readonly base: S | null; readonly typed: V; readonly sent: readonly V[] };

/**
 * A version conflict in fields that another user changed too.
 * @property from the record before both changes
 * @property theirs the record as it is stored
 */
export type SaverClash<S, F extends string> = { readonly fields: readonly F[]; readonly from: S; readonly theirs: S };

/** Save status: `invalid` was not sent, `offline` is retried automatically. */
export type SaverStatus = "idle" | "dirty" | "saving" | "saved" | "invalid" | "failed" | "offline" | "clash";

/**
 * A record being edited.
 * @property stored the record as last received from the server
 * @property saved the fields stored last
 */
export type SaverState<S, V, F extends string> = SaverDraft<S, V> & {
  readonly stored: S | null;
  readonly status: SaverStatus;
  readonly saved: readonly F[];
  readonly failure: Failure | null;
  readonly clash: SaverClash<S, F> | null;
};

/**
 * One request to store the typed values.
 * @property base the record to change; null to create one under `key`
 * @property fields those that differ from `base` or may differ on the server
 * @property isFirst whether no earlier request has an unknown outcome
 */
export type SaveRequest<S, V, F extends string> = {
  readonly key: string;
  readonly base: S | null;
  readonly values: V;
  readonly fields: readonly F[];
  readonly isFirst: boolean;
};
