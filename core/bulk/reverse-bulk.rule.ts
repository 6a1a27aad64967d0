import { isNobody } from "../contacts/contact-values.rule.ts";
import { type ContactWall, seesContact } from "../contacts/contact-wall.rule.ts";
import type { People } from "../import/people.model.ts";
import { sameValue } from "../kernel/same-value.ts";
import { type BulkContact, type BulkValues, presentValues, withBulkValues } from "./bulk-contact.model.ts";
import { type BulkStamp, unstamped } from "./bulk-stamp.rule.ts";

/**
 * The change of one contact by an action.
 * @property stamp null if none was stored
 */
export type BulkDone = {
  readonly con_id: number;
  readonly before: BulkValues;
  readonly after: BulkValues;
  readonly stamp: BulkStamp | null;
};

/**
 * The outcome of its undo: `kept` because the same value was changed since, `impossible` because the contact is deleted, its old address
 * belongs to another contact, or the user who undoes it sees it neither now nor afterwards.
 */
export type BulkReversal =
  | {
      readonly tag: "reversed";
      readonly con_id: number;
      readonly before: BulkValues;
      readonly after: BulkValues;
      readonly contact: BulkContact;
      readonly resumes: { readonly from: number; readonly to: number } | null;
    }
  | { readonly tag: "kept" | "impossible"; readonly con_id: number };

const added = (held: readonly string[], next: readonly string[] | undefined): readonly string[] =>
  (next ?? []).filter((text) => !held.includes(text));

/**
 * Decides how the change of one contact is undone, and updates `people` with the result.
 * @param wall around what the user who undoes it sees of contacts; a contact that they gave away comes back
 */
export const reverseBulk = (
  { con_id, before, after, stamp }: BulkDone,
  contact: BulkContact | undefined,
  people: People,
  wall: ContactWall | null,
): BulkReversal => {
  if (contact === undefined) return { tag: "impossible", con_id };
  if (contact.deleted_at !== null && after.deleted_at === undefined) return { tag: "impossible", con_id };
  const held = withBulkValues(contact, before);
  if (!seesContact(wall, contact.fields) && !seesContact(wall, held.fields)) return { tag: "impossible", con_id };
  if (!sameValue(presentValues(contact, after), after)) return { tag: "kept", con_id };
  const { next, resumes } = unstamped(contact, stamp);
  const back = { ...held, ...next };
  if (isNobody(back)) return { tag: "impossible", con_id };
  const isBack = contact.deleted_at !== null && back.deleted_at === null;
  const gained = isBack ? back : { email: added(contact.email, before.email), mobile: added(contact.mobile, before.mobile) };
  if (people.having(gained).some((other) => other.con_id !== con_id)) return { tag: "impossible", con_id };
  people.put(back.deleted_at === null ? back : { ...back, email: [], mobile: [] });
  return { tag: "reversed", con_id, before: after, after: before, contact: back, resumes };
};
