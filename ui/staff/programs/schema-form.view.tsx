import type { Field } from "../../../core/fields/field.model.ts";
import type { FieldErrors } from "../../../core/kernel/failure.ts";
import { SchemaField } from "./schema-field.view.tsx";

export type SchemaFormProps = {
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
};

/** The fields of a schema in order, without hidden ones. The first gets the focus. */
export const SchemaForm = ({ fields, values, errors, onChange }: SchemaFormProps) =>
  fields
    .filter(({ form_hidden }) => form_hidden !== true)
    .map((field, index) => (
      <SchemaField
        key={field.name}
        field={field}
        value={values[field.name]}
        error={errors[field.name]?.join(" ")}
        hasFocus={index === 0}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ));
