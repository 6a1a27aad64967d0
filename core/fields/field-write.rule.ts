import type { AuditNote } from "../audit/audit-note.model.ts";
import { cleanOptions } from "./field-definition.rule.ts";
import type { FieldChange, StoredField } from "./field-schema.model.ts";
import type { FieldAccess, FieldValues } from "./field.model.ts";

/** The given parts of a definition. */
export type FieldDefinition = Omit<FieldChange, "version">;

/**
 * Parts of a field as they are stored and recorded in the audit log.
 * @property options options of a list, as JSON text that keeps their order
 * @property operators the operators that filters may use
 * @property deleted_at epoch seconds; null while the field is in use
 */
export type FieldColumns = {
  readonly label?: string;
  readonly section?: string;
  readonly options?: string | null;
  readonly access?: FieldAccess | null;
  readonly share_editable?: 0 | 1 | null;
  readonly editable?: boolean;
  readonly form_hidden?: boolean;
  readonly required?: boolean;
  readonly is_event?: boolean;
  readonly operators?: string[] | null;
  readonly deleted_at?: number | null;
};

/** A write of an existing field. */
export type FieldWrite = { readonly columns: FieldColumns; readonly audit: AuditNote };

/**
 * The outcome for an existing field.
 * @property field the whole field afterwards
 * @property write null where the field is already in the requested state
 */
export type FieldOutcome = { readonly field: StoredField; readonly write: FieldWrite | null };

const cleaned = (values: FieldValues | null): FieldValues | null => (values === null ? null : cleanOptions(values));

/** The columns of a definition: the trimmed label, the options without blanks and duplicates. */
export const definitionColumns = ({
  label,
  section,
  values,
  access,
  share_editable,
  editable,
  form_hidden,
  required,
  is_event,
  filters,
}: FieldDefinition): FieldColumns => ({
  ...(label === undefined ? {} : { label: label.trim() }),
  ...(section === undefined ? {} : { section }),
  ...(values === undefined ? {} : { options: values === null ? null : JSON.stringify(cleanOptions(values)) }),
  ...(access === undefined ? {} : { access }),
  ...(share_editable === undefined ? {} : { share_editable }),
  ...(editable === undefined ? {} : { editable }),
  ...(form_hidden === undefined ? {} : { form_hidden }),
  ...(required === undefined ? {} : { required }),
  ...(is_event === undefined ? {} : { is_event }),
  ...(filters === undefined ? {} : { operators: filters === null ? null : [...filters] }),
});

/** The same parts as they are returned in a field's definition. */
export const definitionParts = ({ values, filters, ...definition }: FieldDefinition): Partial<StoredField> => {
  const { options: _, operators: __, ...same } = definitionColumns(definition);
  return { ...same, ...(values === undefined ? {} : { values: cleaned(values) }), ...(filters === undefined ? {} : { filters }) };
};

/** The outcome of a write: the field with its version increased, and an audit log entry with old and new column values. */
export const fieldOutcome = (stored: StoredField, action: string, columns: FieldColumns, parts: Partial<StoredField>): FieldOutcome => {
  const held: Readonly<Record<string, unknown>> = stored;
  const before = Object.fromEntries(Object.keys(columns).map((key) => [key, held[key] ?? null]));
  return {
    field: { ...stored, ...parts, version: stored.version + 1 },
    write: { columns, audit: { action, before, after: { ...columns } } },
  };
};

/** The outcome of a new definition of a field. */
export const definitionOutcome = (stored: StoredField, definition: FieldDefinition): FieldOutcome =>
  fieldOutcome(stored, "field.update", definitionColumns(definition), definitionParts(definition));
