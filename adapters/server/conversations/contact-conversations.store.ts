import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { ContactConversations } from "../../../core/conversations/conversations.port.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { isTooLongForText } from "../../../core/texts/answer-by-text.rule.ts";
import { textRefusals } from "../../../core/texts/text-refusals.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { answerWays } from "./answer-case.store.ts";
import { sendAnswerByText } from "./send-answer-by-text.flow.ts";
import { tellOfAnswer } from "./tell-of-answer.flow.ts";
import { messagePage, noConversation, threadOf, threadsWhere } from "./threads.store.ts";
import { markReadBy, writeMessage } from "./write-message.store.ts";

type Call = Doer & {
  readonly actor: StaffActor;
  readonly tx: Tx;
};

const mostThreads = 100;

/** Conversations with contacts, in the transaction of one call of a user; an answer to a conversation by text goes out as a text. */
export const makeContactConversations = (call: Call, outbox: Outbox): ContactConversations => {
  const { tx, actor, request } = call;
  const reader = { user_id: actor.user_id };
  return {
    of: (contact) => async () => {
      const ways = await answerWays(tx, outbox, contact);
      if (ways === null) return noContact;
      const threads = await threadsWhere(tx, reader, sql`t.con_id = ${contact}`, sql`limit ${mostThreads}`);
      const withRefusals = [];
      for (const thread of threads) {
        const { refusal } = thread.channel === "sms" ? await ways.inThread(thread.id) : ways.portal;
        withRefusals.push({ ...thread, refusal: refusal?.message ?? null });
      }
      return E.right({ threads: withRefusals, refusal: ways.portal.refusal?.message ?? null });
    },
    messages: (thread, query) => () => messagePage(tx, reader, sql`true`, thread, query),
    send:
      ({ con_id, ...asked }) =>
      async () => {
        const ways = await answerWays(tx, outbox, con_id);
        if (ways === null) return noContact;
        const { text_to, refusal } = asked.thread_id === undefined ? ways.portal : await ways.inThread(asked.thread_id);
        if (text_to !== null && refusal === null && isTooLongForText(asked.body))
          return E.left(invalid({ body: [textRefusals.long_text_answer] }));
        const written = await writeMessage(call, { con_id, user_id: actor.user_id }, asked, refusal);
        if (E.isLeft(written)) return written;
        const { isNew, ...sent } = written.right;
        if (isNew && text_to === null) await tellOfAnswer(tx, sent.message, request.now);
        if (isNew && text_to !== null)
          await sendAnswerByText(tx, outbox, { con_id, user: actor.user_id, to: text_to }, sent.message, request.now);
        return E.right(sent);
      },
    markRead: (id, sequence) => async () => {
      const thread = await threadOf(tx, reader, sql`t.thread_id = ${id}`);
      if (thread === null) return noConversation;
      await markReadBy(tx, id, actor.user_id, Math.min(sequence, thread.last.sequence));
      const marked = await threadOf(tx, reader, sql`t.thread_id = ${id}`);
      return marked === null ? noConversation : E.right(marked);
    },
  };
};
