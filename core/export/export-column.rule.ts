import { contactField, type WrittenField, writtenFields } from "../contacts/contact-fields.model.ts";
import type { Contact } from "../contacts/contact.model.ts";
import { isAtHand } from "../fields/at-hand.rule.ts";
import { fieldOptionLabel } from "../fields/field-options.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";
import type { Field } from "../fields/field.model.ts";
import { joinedEntries } from "../import/cell-entries.rule.ts";
import { instantText } from "../kernel/wall-clock.ts";

/** A column of exported contacts. `id` is the same as in imports: a main field by its name, a custom one as `field:` and its key. */
export type ExportColumn = { readonly id: string; readonly label: string; readonly text: (contact: Contact) => string };

const yesNo = (value: boolean): string => (value ? "yes" : "no");

const written = (name: WrittenField): ExportColumn => ({
  id: name,
  label: contactField(name).label,
  text: (contact) => {
    const value = contact[name];
    return typeof value === "string" ? value : joinedEntries(value);
  },
});

const main: readonly ExportColumn[] = [
  { id: "con_id", label: "Contact ID", text: ({ con_id }) => String(con_id) },
  ...writtenFields.map(written),
];

const about: readonly ExportColumn[] = [
  { id: "archived", label: "Archived", text: ({ archived }) => yesNo(archived) },
  { id: "blocked", label: "Blocked", text: ({ blocked }) => yesNo(blocked) },
  { id: "created_at", label: "Created", text: ({ created_at }) => instantText(created_at) },
  { id: "updated_at", label: "Changed", text: ({ updated_at }) => instantText(updated_at) },
];

const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Formats a filled value by type; null for types that are not exported. */
const cells: Readonly<Record<FieldType, ((value: unknown, field: Field) => string) | null>> = {
  int: String,
  bool: (value) => yesNo(value === true),
  string: String,
  textarea: String,
  email: (value) => joinedEntries(many(value).map(String)),
  date: String,
  time: (value) => (typeof value === "number" ? instantText(value) : String(value)),
  list: (value, { values }) => joinedEntries(many(value).map((key) => fieldOptionLabel(values, String(key)))),
  related_contacts: (value) => joinedEntries(many(value).map(String)),
  image: null,
  id_number: String,
  secret: null,
  related_custom_object: String,
};

const ownColumn = (field: Field): readonly ExportColumn[] => {
  const cell = cells[field.type];
  if (cell === null) return [];
  const text = ({ fields }: Contact): string => {
    const value = fields[field.name] ?? null;
    return value === null ? "" : cell(value, field);
  };
  return [{ id: `field:${field.name}`, label: field.label, text }];
};

/**
 * Every column that a user can export: all fields except secrets, pictures and values computed for one contact.
 * @param own custom fields that the user sees
 */
export const exportColumns = (own: readonly Field[]): readonly ExportColumn[] => {
  const all = [...main, ...own.filter(isAtHand).flatMap(ownColumn), ...about];
  const times = new Map<string, number>();
  for (const { label } of all) times.set(label, (times.get(label) ?? 0) + 1);
  return all.map((column) =>
    (times.get(column.label) ?? 0) > 1 && column.id.startsWith("field:") ? { ...column, label: column.id.slice("field:".length) } : column,
  );
};
