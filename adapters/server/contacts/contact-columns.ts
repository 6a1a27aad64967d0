import { type RawBuilder, sql } from "kysely";
import { holdsTexts } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { type WrittenField, writtenFields } from "../../../core/contacts/contact-fields.model.ts";

const typeOf = (field: WrittenField): string => (holdsTexts(field) ? "text[]" : "text");

/** The writable columns of `contacts`, comma-separated. */
export const writtenColumns: RawBuilder<unknown> = sql.join(writtenFields.map((field) => sql.ref(field)));

/** The same columns of a table or alias. */
export const writtenColumnsOf = (alias: string): RawBuilder<unknown> =>
  sql.join(writtenFields.map((field) => sql.ref(`${alias}.${field}`)));

/** The same columns with their types, as a recordset definition. */
export const writtenDefinition: RawBuilder<unknown> = sql.join(
  writtenFields.map((field) => sql`${sql.ref(field)} ${sql.raw(typeOf(field))}`),
);

/** Assignments of the same columns from those of an alias, for `update … set`. */
export const writtenFrom = (alias: string): RawBuilder<unknown> =>
  sql.join(writtenFields.map((field) => sql`${sql.ref(field)} = ${sql.ref(`${alias}.${field}`)}`));

/** Assignments that empty the same columns. */
export const writtenEmptied: RawBuilder<unknown> = sql.join(
  writtenFields.map((field) => sql`${sql.ref(field)} = ${sql.lit(holdsTexts(field) ? "{}" : "")}`),
);
