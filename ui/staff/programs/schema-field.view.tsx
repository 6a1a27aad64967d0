import { isRequiredField } from "../../../core/fields/field-check.rule.ts";
import { fieldOptions } from "../../../core/fields/field-options.rule.ts";
import type { Field } from "../../../core/fields/field.model.ts";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextArea } from "../../kit/text-area.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";

export type SchemaFieldProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly hasFocus: boolean;
  readonly onChange: (value: unknown) => void;
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const inputTypes: Readonly<Record<string, string>> = { date: "date", time: "time", email: "email" };

/** One schema field, with the input for its type. */
export const SchemaField = ({ field, value, error, hasFocus, onChange }: SchemaFieldProps) => {
  const options = fieldOptions(field.values).map(({ key, label }) => ({ id: key, label }));
  const isRequired = isRequiredField(field);
  const common = { name: field.name, label: field.label, error, isRequired, isOptional: !isRequired, autoFocus: hasFocus };
  if (field.type === "bool")
    return (
      <Checkbox name={field.name} isSelected={value === true} autoFocus={hasFocus} onChange={onChange}>
        {field.label}
      </Checkbox>
    );
  if (options.length > 0)
    return <Select {...common} options={options} selected={textOf(value) === "" ? null : textOf(value)} onSelect={onChange} />;
  if (field.type === "textarea") return <TextArea {...common} rows={4} value={textOf(value)} onChange={onChange} />;
  if (field.type === "int")
    return (
      <NumberField
        {...common}
        value={typeof value === "number" ? value : Number.NaN}
        onChange={(typed) => onChange(Number.isNaN(typed) ? null : typed)}
      />
    );
  return <TextField {...common} type={inputTypes[field.type] ?? "text"} autoComplete="off" value={textOf(value)} onChange={onChange} />;
};
