import type { ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { plainLetter } from "../../../core/outbox/letter.model.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";

/**
 * Queues the text that carries a message of staff, in the transaction that stored the message.
 * @param answer the contact, the user who wrote it and the number that it goes to
 * @param now epoch seconds
 */
export const sendAnswerByText = async (
  tx: Tx,
  outbox: Outbox,
  answer: { readonly con_id: number; readonly user: number; readonly to: string },
  message: ThreadMessage,
  now: number,
): Promise<void> => {
  if (tx.org === null) return;
  const about = { contact: answer.con_id, user: answer.user, shown: null };
  const letter = plainLetter("en", "", message.body);
  await outbox.send(tx, tx.org, { channel: "sms", recipient: answer.to, letter, secret: null, about, carries: message.id }, now);
};
