import type { Contact } from "../../../../core/contacts/contact.model.ts";
import type { MainColumn } from "../../../../core/contacts/list-view.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import { phoneDisplay } from "../../../../core/validation/phone.rule.ts";
import { fieldWords, type WordsContext } from "../../../fields/field-words.ts";
import { dateFormat } from "../../../i18n/formats.ts";

type Said = (contact: Contact, context: WordsContext) => string;

const day = (at: number, { language, timeZone }: WordsContext): string =>
  dateFormat(language, { dateStyle: "medium", timeZone }).format(new Date(at * 1000));

/** What paper says in the columns that every contact has: all of it, as nobody can point at paper to see more. */
const main: Readonly<Record<MainColumn, Said>> = {
  name: ({ name }) => name,
  email: ({ email }) => email.join(", "),
  mobile: ({ mobile }) => mobile.map(phoneDisplay).join(", "),
  tags: ({ tags }) => tags.join(", "),
  updated: ({ updated_at }, context) => day(updated_at, context),
  created: ({ created_at }, context) => day(created_at, context),
  con_id: ({ con_id }) => String(con_id),
};

const isMain = (column: string): column is MainColumn => Object.hasOwn(main, column);

/**
 * What paper says of a contact in a column.
 * @param column its id in the list
 */
export const paperText = (column: string, contact: Contact, fields: readonly Field[], context: WordsContext): string => {
  if (isMain(column)) return main[column](contact, context);
  const field = fields.find(({ name }) => column === `fields.${name}`);
  return field === undefined ? "" : fieldWords(field, contact.fields[field.name], context);
};
