import type { NewField } from "../../../core/fields/field-schema.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { loadable } from "../../kit/loadable.view.tsx";

/**
 * Creates fields and options for columns.
 * @property column the column that needs a field; null for none
 */
export type FieldMaking = {
  readonly column: number | null;
  readonly sections: readonly FieldSection[];
  readonly failure: Failure | null;
  readonly onAsk: (column: number | null) => void;
  readonly onAdd: (column: number, field: NewField) => void;
  readonly onAddOptions: (column: number, options: readonly string[]) => void;
};

const newField = loadable(async () => (await import("./new-field.view.tsx")).NewFieldView);

/** The form of a new field for a column; renders nothing without one. */
export const NewFieldFor = ({
  one,
  fields,
  isBusy,
}: {
  readonly one: Import;
  readonly fields: FieldMaking | null;
  readonly isBusy: boolean;
}) => {
  const column = fields?.column ?? null;
  const asked = column === null ? undefined : one.columns[column];
  if (fields === null || column === null || asked === undefined) return null;
  return (
    <newField.View
      column={asked}
      sections={fields.sections}
      failure={fields.failure}
      isBusy={isBusy}
      onAdd={(field) => fields.onAdd(column, field)}
      onClose={() => fields.onAsk(null)}
    />
  );
};
