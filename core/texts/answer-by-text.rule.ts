import type { Contact } from "../contacts/contact.model.ts";
import { contactRefusal } from "../conversations/messages-refusal.rule.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { outboxRefusals } from "../outbox/outbox-refusals.ts";
import { canSend, type Ways } from "../outbox/ways.rule.ts";
import { mayText } from "./may-text.rule.ts";
import { textRefusals } from "./text-refusals.ts";

/** Most characters of a text; the carrier takes no longer ones. */
const longestText = 1_600;

/** Whether a message is too long to go out as a text. */
export const isTooLongForText = (body: string): boolean => body.trim().length > longestText;

/** The number that staff's answer goes to: the one that the contact wrote from while it is theirs, otherwise their first; null for none. */
export const answerNumber = (wroteFrom: string | null, { mobile }: Pick<Contact, "mobile">): string | null =>
  wroteFrom !== null && mobile.includes(wroteFrom) ? wroteFrom : (mobile[0] ?? null);

/**
 * Why staff cannot answer a conversation that came by text; null where they can.
 * @property number that the answer goes to; null for none
 * @property stopped_at when the number stopped texts, in epoch seconds; null where it wants them
 */
export const textAnswerRefusal = ({
  contact,
  number,
  stopped_at,
  ways,
}: {
  readonly contact: Pick<Contact, "archived" | "blocked">;
  readonly number: string | null;
  readonly stopped_at: number | null;
  readonly ways: Ways;
}): Refusal | null => {
  const refusal = contactRefusal(contact);
  if (refusal !== null) return refusal;
  if (!canSend(ways, "sms")) return outboxRefusals.texts_not_set_up;
  if (number === null) return textRefusals.text_no_number;
  return mayText({ stopped_at, isAnswer: false }) ? null : textRefusals.texts_stopped;
};
