import * as E from "fp-ts/lib/Either.js";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { ItemPlace } from "../../../core/learning/lesson-place.model.ts";
import { bookedTime, timeOfAnswer } from "../../../core/lesson-forms/booked-time.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import { makeContactStore } from "../contacts/contacts.store.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import { takingRecords } from "../learning/learning-records.store.ts";
import type { Tx } from "../storage/database.ts";

type Answered = { readonly tx: Tx; readonly actor: LearnerActor; readonly request: Doer["request"] };

/** Stores the time of an appointment that a learner has booked in the contact's field that the item names, as the system. */
export const storeBookedTime = async ({ tx, actor, request }: Answered, place: ItemPlace, answer: unknown): Promise<void> => {
  if (timeOfAnswer(answer) === null) return;
  const lesson = await takingRecords(tx, actor.org_id, { kind: "contact", id: actor.con_id }).lesson(place);
  const item = lesson?.items.find(({ uuid }) => uuid === place.item);
  const booked = item === undefined ? null : bookedTime(item, answer, await fieldsSeenBy(tx, "owner"));
  if (booked === null) return;
  const contacts = makeContactStore({ tx, actor: { kind: "system" }, request });
  const contact = await contacts.get(actor.con_id)();
  if (E.isLeft(contact)) return;
  await contacts.update(actor.con_id, { version: contact.right.version, fields: { [booked.field]: booked.time } })();
};
