import { writtenFields } from "../contacts/contact-fields.model.ts";
import type { ContactValues } from "../contacts/contact-values.model.ts";
import type { KnownContact } from "../import/import-values.model.ts";

/** The fields of a contact that bulk actions need; times are epoch seconds, null if not archived, deleted or blocked. */
export type BulkContact = KnownContact & {
  readonly archived_at: number | null;
  readonly deleted_at: number | null;
  readonly blocked_at: number | null;
  readonly updated_at: number;
  readonly version: number;
};

/** Values that an action writes, or the values before it. */
export type BulkValues = ContactValues & Partial<Pick<BulkContact, "archived_at" | "deleted_at" | "blocked_at">>;

const withoutEmpty = (fields: BulkContact["fields"]): BulkContact["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The contact with other values; an emptied custom field is removed. */
export const withBulkValues = (contact: BulkContact, { fields, ...values }: BulkValues): BulkContact => ({
  ...contact,
  ...values,
  fields: fields === undefined ? contact.fields : withoutEmpty({ ...contact.fields, ...fields }),
});

const columns = [...writtenFields, "archived_at", "deleted_at", "blocked_at"] as const;

/** The contact's current values for the same fields; null for an empty custom field. */
export const presentValues = (contact: BulkContact, named: BulkValues): BulkValues => ({
  ...Object.fromEntries(columns.filter((key) => named[key] !== undefined).map((key) => [key, contact[key]])),
  ...(named.fields === undefined
    ? {}
    : { fields: Object.fromEntries(Object.keys(named.fields).map((key) => [key, contact.fields[key] ?? null])) }),
});
