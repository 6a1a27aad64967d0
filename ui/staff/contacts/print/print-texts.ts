import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { fieldColumns } from "../../../../core/contacts/list-settings.rule.ts";
import type { FieldColumn, MainColumn } from "../../../../core/contacts/list-view.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import { datesIn } from "../../../i18n/use-dates.ts";

type Said = (contact: Contact, context: WordsContext) => string;

const day = (at: number, { language, timeZone }: WordsContext): string => datesIn(language, timeZone).at(at, { dateStyle: "medium" });

const besideFields: Readonly<Record<Exclude<MainColumn, FieldColumn>, Said>> = {
  name: ({ name }) => name,
  updated: ({ updated_at }, context) => day(updated_at, context),
  created: ({ created_at }, context) => day(created_at, context),
  con_id: ({ con_id }) => String(con_id),
};

const isBesideFields = (column: string): column is Exclude<MainColumn, FieldColumn> => Object.hasOwn(besideFields, column);

/** The full value of a built-in field; a printed page has no tooltip for truncated text. */
const fieldText = (field: FieldColumn, contact: Contact): string => {
  const value = contact[field];
  return typeof value === "string" ? value : value.map(field === "mobile" ? phoneDisplay : String).join(", ");
};

/**
 * The printed text of a contact in a column.
 * @param column its id in the list
 */
export const printText = (column: string, contact: Contact, fields: readonly Field[], context: WordsContext): string => {
  if (isBesideFields(column)) return besideFields[column](contact, context);
  const shown = fieldColumns.find((one) => one === column);
  if (shown !== undefined) return fieldText(shown, contact);
  const field = fields.find(({ name }) => column === `fields.${name}`);
  return field === undefined ? "" : fieldWords(field, contact.fields[field.name], context);
};
