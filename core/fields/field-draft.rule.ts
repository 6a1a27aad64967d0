import * as t from "io-ts";
import { sameValue } from "../kernel/same-value.ts";
import { bucketOfKey, OtherBucket } from "./field-buckets.rule.ts";
import { fieldOptions } from "./field-options.rule.ts";
import type { StoredField } from "./field-schema.model.ts";
import { FieldType } from "./field-type.model.ts";
import { FieldAccess } from "./field.model.ts";

const shape = {
  label: t.string,
  type: FieldType,
  section: t.string,
  /** labels of a list's options, one per line */
  lines: t.string,
  access: t.union([FieldAccess, t.null]),
  shareEditable: t.boolean,
  formHidden: t.boolean,
  required: t.boolean,
  readOnly: t.boolean,
  isEvent: t.boolean,
  bucket: t.union([OtherBucket, t.null]),
} as const;

/** The values of the form of a field. */
export const FieldFormValues = t.type(shape, "FieldFormValues");
export type FieldFormValues = t.TypeOf<typeof FieldFormValues>;

/** The unsaved changes of the form. */
export const FieldEdits = t.partial(shape, "FieldEdits");
export type FieldEdits = t.TypeOf<typeof FieldEdits>;

/**
 * The initial values of the form of a field.
 * @param field null for a new one, which is added to `section`
 */
export const fieldFormOf = (field: StoredField | null, section: string): FieldFormValues => ({
  label: field?.label ?? "",
  type: field?.type ?? "string",
  section: field?.section ?? section,
  lines: fieldOptions(field?.values ?? null)
    .map(({ label }) => label)
    .join("\n"),
  access: field?.access ?? null,
  shareEditable: field?.share_editable === 1,
  formHidden: field?.form_hidden === true,
  required: field?.required === true,
  readOnly: field?.editable === false,
  isEvent: field?.is_event === true,
  bucket: bucketOfKey(field?.name ?? ""),
});

/** The form values that differ from the initial ones; a missing key is unchanged. */
export const editsOf = (begun: FieldFormValues, now: FieldFormValues): FieldEdits => {
  const is: Readonly<Record<string, unknown>> = begun;
  const edits = FieldEdits.decode(Object.fromEntries(Object.entries(now).filter(([key, value]) => !sameValue(value, is[key]))));
  return edits._tag === "Right" ? edits.right : {};
};
