import { emptyWrittenValues } from "../contacts/contact-field-kinds.ts";
import { writtenFields } from "../contacts/contact-fields.model.ts";
import { sameValue } from "../kernel/same-value.ts";
import { differing } from "./decide-row.rule.ts";
import type { ImportValues, KnownContact } from "./import-values.model.ts";
import type { People } from "./people.ts";

/**
 * What one row of an import did to a contact.
 * @property before null where it made the contact
 */
export type DoneRow = { readonly row: number; readonly con_id: number; readonly before: ImportValues | null; readonly after: ImportValues };

/** What becomes of it when the import is taken back: `remove` a contact that it made, `restore` what it changed, `kept` because somebody edited it since, `impossible` because the contact or its old address is gone. */
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

/** Whether a contact still has every value that an import gave it. */
const stillHas = (contact: KnownContact, { fields = {}, ...values }: ImportValues): boolean =>
  Object.entries(fields).every(([key, value]) => sameValue(contact.fields[key] ?? null, value)) &&
  writtenFields.every((key) => values[key] === undefined || sameValue(contact[key], values[key]));

const isUntouched = (contact: KnownContact, after: ImportValues): boolean => {
  const made = withValues({ con_id: contact.con_id, ...emptyWrittenValues, fields: {} }, after);
  return Object.keys(differing(contact, made)).length === 0;
};

/**
 * Decides how one row is taken back, and puts the contact among the people as it then is; rows are taken back last first.
 * @param people those whom the rows touched, and who has the addresses that would come back
 */
export const reverseRow = ({ row, con_id, before, after }: DoneRow, people: People): RowReversal => {
  const contact = people.byId(con_id);
  if (contact === undefined) return { tag: "impossible", row };
  if (before === null) {
    if (!isUntouched(contact, after)) return { tag: "kept", row };
    people.put({ ...contact, email: [], mobile: [] });
    return { tag: "remove", row, contact };
  }
  if (!stillHas(contact, after)) return { tag: "kept", row };
  const restored = withValues(contact, before);
  if (people.having(restored).some((other) => other.con_id !== con_id)) return { tag: "impossible", row };
  people.put(restored);
  return { tag: "restore", row, contact: restored, change: differing(restored, contact), was: differing(contact, restored) };
};
