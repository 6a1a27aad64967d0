import { operatorsOf } from "../filters/operators.model.ts";
import type { FieldRefusals } from "../kernel/failure.ts";
import { freeIdentifier } from "../validation/identifier.rule.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import { reservedFieldNames } from "./built-in-fields.rule.ts";
import { bucketMark, isBucketType, type OtherBucket } from "./field-buckets.rule.ts";
import { fieldOptions } from "./field-options.rule.ts";
import type { FieldChange, NewField } from "./field-schema.model.ts";
import type { FieldType } from "./field-type.model.ts";
import type { FieldValues } from "./field.model.ts";

type Definition = Pick<FieldChange, "label" | "values" | "filters"> & Pick<NewField, "bucket_id">;

/** The key of a new field: its label as a unique, unreserved identifier with its bucket's prefix; null when the label yields none. */
export const newFieldName = (label: string, taken: Iterable<string>, bucket: OtherBucket | null = null): string | null => {
  const mark = bucketMark(bucket);
  const used = [...taken].flatMap((key) => (key.startsWith(mark) ? [key.slice(mark.length)] : []));
  const free = freeIdentifier(label, new Set(bucket === null ? [...reservedFieldNames, ...used] : used));
  return free === null ? null : `${mark}${free}`;
};

/** The options of a field, without blanks and duplicates. */
export const cleanOptions = (values: FieldValues): FieldValues => {
  if (!Array.isArray(values)) return values;
  return [...new Set(values.map((option: string) => option.trim()).filter((option: string) => option !== ""))];
};

/**
 * Validation errors of a definition, by its part: a label is required, a list needs options, operators must belong to the type, and not
 * every type is available in other buckets.
 */
export const definitionProblems = (type: FieldType, { label, values, filters, bucket_id = null }: Definition): FieldRefusals => {
  const offered: readonly string[] = operatorsOf(type);
  const options = values === undefined || values === null ? [] : fieldOptions(cleanOptions(values));
  const foreign = filters?.find((operator) => !offered.includes(operator));
  return {
    ...(label !== undefined && label.trim() === "" ? { label: [requiredRefusal("label")] } : {}),
    ...(type === "list" && values !== undefined && options.length === 0 ? { values: ["A list needs at least one option"] } : {}),
    ...(bucket_id !== null && !isBucketType(type) ? { type: ["A field of this type stands in the contact itself"] } : {}),
    ...(foreign === undefined ? {} : { filters: [`"${foreign}" is no operator of this type`] }),
  };
};
