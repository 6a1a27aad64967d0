import { emptyWrittenValues } from "../contacts/contact-field-kinds.rule.ts";
import { writtenFields } from "../contacts/contact-fields.model.ts";
import { type ContactWall, seesContact } from "../contacts/contact-wall.rule.ts";
import { sameValue } from "../kernel/same-value.ts";
import { differing } from "./decide-row.rule.ts";
import type { ImportValues, KnownContact } from "./import-values.model.ts";
import type { People } from "./people.model.ts";

/**
 * The change of one contact by a row.
 * @property before null if it created the contact
 */
export type DoneRow = { readonly row: number; readonly con_id: number; readonly before: ImportValues | null; readonly after: ImportValues };

/**
 * The outcome of its undo: `remove` a created contact, `restore` its old values, `kept` because it was edited since, `impossible` because
 * the contact is deleted, its old address belongs to another one, or the user who undoes it sees it neither now nor afterwards.
 */
export type RowReversal =
  | { readonly tag: "remove"; readonly row: number; readonly contact: KnownContact }
  | {
      readonly tag: "restore";
      readonly row: number;
      readonly contact: KnownContact;
      readonly change: ImportValues;
      readonly was: ImportValues;
    }
  | { readonly tag: "kept"; readonly row: number }
  | { readonly tag: "impossible"; readonly row: number };

const withValues = (contact: KnownContact, { fields = {}, ...values }: ImportValues): KnownContact => {
  const merged = Object.entries({ ...contact.fields, ...fields }).filter(([, value]) => value !== null);
  return { ...contact, ...values, fields: Object.fromEntries(merged) };
};

/** Whether a contact still has every value that an import wrote. */
const stillHas = (contact: KnownContact, { fields = {}, ...values }: ImportValues): boolean =>
  Object.entries(fields).every(([key, value]) => sameValue(contact.fields[key] ?? null, value)) &&
  writtenFields.every((key) => values[key] === undefined || sameValue(contact[key], values[key]));

const isUntouched = (contact: KnownContact, after: ImportValues): boolean => {
  const made = withValues({ con_id: contact.con_id, ...emptyWrittenValues, fields: {} }, after);
  return Object.keys(differing(contact, made)).length === 0;
};

/**
 * Decides how one row is undone, and updates `people` with the result; rows are undone in reverse order.
 * @param people the contacts of the rows, and those with the addresses to be restored
 * @param wall around what the user who undoes it sees of contacts; those that the import created or gave away come back
 */
export const reverseRow = ({ row, con_id, before, after }: DoneRow, people: People, wall: ContactWall | null): RowReversal => {
  const contact = people.byId(con_id);
  if (contact === undefined) return { tag: "impossible", row };
  if (before === null) {
    if (!isUntouched(contact, after)) return { tag: "kept", row };
    people.put({ ...contact, email: [], mobile: [] });
    return { tag: "remove", row, contact };
  }
  const restored = withValues(contact, before);
  if (!seesContact(wall, contact.fields) && !seesContact(wall, restored.fields)) return { tag: "impossible", row };
  if (!stillHas(contact, after)) return { tag: "kept", row };
  if (people.having(restored).some((other) => other.con_id !== con_id)) return { tag: "impossible", row };
  people.put(restored);
  return { tag: "restore", row, contact: restored, change: differing(restored, contact), was: differing(contact, restored) };
};
