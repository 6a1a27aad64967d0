import * as E from "fp-ts/lib/Either.js";
import { mostAddresses, mostTags } from "../contacts/contact-fields.model.ts";
import { contactName } from "../contacts/contact-name.rule.ts";
import { isNobody } from "../contacts/contact-values.rule.ts";
import { checkedCustomValues } from "../contacts/custom-values.rule.ts";
import { makesLoop } from "../contacts/relation-loop.rule.ts";
import { emptiedProblem } from "../contacts/required-values.rule.ts";
import type { Field } from "../fields/field.model.ts";
import type { People } from "../import/people.model.ts";
import { sameValue } from "../kernel/same-value.ts";
import { bulkKind } from "./bulk-actions.rule.ts";
import { type BulkContact, type BulkValues, presentValues, withBulkValues } from "./bulk-contact.model.ts";
import type { BulkCause } from "./bulk-run.model.ts";
import { type BulkStamp, stamped } from "./bulk-stamp.rule.ts";
import type { ReadyAction } from "./ready-action.rule.ts";

/**
 * The decision about one contact.
 * @property before, after only the values that change
 * @property contact the contact after the change
 */
export type BulkDecision =
  | {
      readonly tag: "changed";
      readonly con_id: number;
      readonly before: BulkValues;
      readonly after: BulkValues;
      readonly stamp: BulkStamp;
      readonly contact: BulkContact;
    }
  | { readonly tag: "same"; readonly con_id: number }
  | { readonly tag: "refused"; readonly con_id: number; readonly cause: BulkCause; readonly note: string | null }
  | { readonly tag: "skipped"; readonly con_id: number; readonly cause: "gone" };

/**
 * Other contacts that a decision depends on.
 * @property people contacts with the affected addresses
 * @property relatedTo ids that a contact names in the affected relation
 */
export type BulkAround = {
  readonly people: People;
  readonly relatedTo: (id: number) => readonly number[];
  readonly fields: readonly Field[];
  readonly now: number;
};

const isTooMany = ({ email = [], mobile = [], tags = [] }: BulkValues): boolean =>
  email.length > mostAddresses || mobile.length > mostAddresses || tags.length > mostTags;

const addedTo = (held: readonly string[], next: readonly string[] | undefined): readonly string[] =>
  (next ?? []).filter((text) => !held.includes(text));

const refusal = (
  ready: ReadyAction,
  contact: BulkContact,
  after: BulkValues,
  around: BulkAround,
): { readonly cause: BulkCause; readonly note: string | null } | null => {
  const next = withBulkValues(contact, after);
  if (isNobody(next)) return { cause: "nobody", note: null };
  if (isTooMany(after)) return { cause: "too-many", note: null };
  if (
    around.fields.some(
      (field) =>
        after.fields?.[field.name] !== undefined && emptiedProblem(field, after.fields[field.name], contact.fields[field.name]) !== null,
    )
  )
    return { cause: "required", note: null };
  if (after.fields !== undefined && E.isLeft(checkedCustomValues(around.fields, after.fields, contact.fields)))
    return { cause: "invalid", note: null };
  const isBack = contact.deleted_at !== null && after.deleted_at === null;
  const gained = isBack ? contact : { email: addedTo(contact.email, after.email), mobile: addedTo(contact.mobile, after.mobile) };
  const holder = around.people.having(gained).find(({ con_id }) => con_id !== contact.con_id);
  if (holder !== undefined) return { cause: "taken", note: contactName(holder) };
  const loops = ready.relation !== null && makesLoop(contact.con_id, ready.relation.targets, around.relatedTo);
  return loops ? { cause: "loop", note: null } : null;
};

/**
 * Decides how an action changes one contact, and updates `people` with the result.
 * @param contact as it is now, undefined if it is deleted
 */
export const decideBulk = (ready: ReadyAction, con_id: number, contact: BulkContact | undefined, around: BulkAround): BulkDecision => {
  const isBinned = bulkKind(ready.action.do).meets === "binned";
  if (contact === undefined) return { tag: "skipped", con_id, cause: "gone" };
  if (contact.deleted_at !== null && !isBinned) return { tag: "skipped", con_id, cause: "gone" };
  const after = ready.wanted(contact, around.now);
  const before = presentValues(contact, after);
  if (sameValue(before, after)) return { tag: "same", con_id };
  const refused = refusal(ready, contact, after, around);
  if (refused !== null) return { tag: "refused", con_id, ...refused };
  const { stamp, next: time } = stamped(contact, around.now);
  const next = { ...withBulkValues(contact, after), ...time };
  around.people.put(next.deleted_at === null ? next : { ...next, email: [], mobile: [] });
  return { tag: "changed", con_id, before, after, stamp, contact: next };
};
