import { operatorsOf } from "../filters/operators.model.ts";
import type { FieldErrors } from "../kernel/failure.ts";
import { freeIdentifier } from "../validation/identifier.rule.ts";
import { requiredMessage } from "../validation/validation-message.ts";
import { reservedFieldNames } from "./built-in-fields.rule.ts";
import { fieldOptions } from "./field-options.rule.ts";
import type { FieldChange } from "./field-schema.model.ts";
import type { FieldType } from "./field-type.model.ts";
import type { FieldValues } from "./field.model.ts";

type Definition = Pick<FieldChange, "label" | "values" | "filters">;

/** The key of a new field: its label as an identifier that neither another field nor a contact uses; null when the label leaves nothing for one. */
export const newFieldName = (label: string, taken: Iterable<string>): string | null => freeIdentifier(label, new Set([...reservedFieldNames, ...taken]));

/** What a field offers, without blanks and repetitions. */
export const cleanOptions = (values: FieldValues): FieldValues => {
  if (!Array.isArray(values)) return values;
  return [...new Set(values.map((option: string) => option.trim()).filter((option: string) => option !== ""))];
};

/** What is wrong with a definition, by its part: a label is needed, a list needs something to choose, and operators are those of the type. */
export const definitionProblems = (type: FieldType, { label, values, filters }: Definition): FieldErrors => {
  const offered: readonly string[] = operatorsOf(type);
  const options = values === undefined || values === null ? [] : fieldOptions(cleanOptions(values));
  const foreign = filters?.find((operator) => !offered.includes(operator));
  return {
    ...(label !== undefined && label.trim() === "" ? { label: [requiredMessage("label")] } : {}),
    ...(type === "list" && values !== undefined && options.length === 0 ? { values: ["A list needs at least one option"] } : {}),
    ...(foreign === undefined ? {} : { filters: [`"${foreign}" is no operator of this type`] }),
  };
};
