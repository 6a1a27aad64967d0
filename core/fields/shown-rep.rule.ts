import { bucketsOf } from "./bucket-values.rule.ts";
import type { RepBucket } from "./buckets.model.ts";
import type { Field } from "./field.model.ts";

/**
 * A user's values for assigned contacts, as they are stored.
 * @property values by key of the field, including fields no longer visible to the user
 * @property updated_at epoch seconds; null where never saved
 */
export type StoredRep = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly updated_at: number | null;
};

/** The same, restricted to the fields visible to the user. */
export const shownRep = (fields: readonly Field[], { values, version, updated_at }: StoredRep): RepBucket => {
  const bucket = bucketsOf(fields, null).find(({ type }) => type === "rep") ?? { id: "rep", type: "rep", title: "", fields: {} };
  return {
    bucket,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(bucket.fields, name))),
    version,
    updated_at,
  };
};
