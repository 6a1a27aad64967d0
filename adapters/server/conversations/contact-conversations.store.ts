import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { noContact } from "../../../core/contacts/decide-contact-change.rule.ts";
import type { ContactConversations } from "../../../core/conversations/conversations.port.ts";
import { answerRefusal } from "../../../core/conversations/messages-refusal.rule.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { messagingFacts } from "./messaging-facts.store.ts";
import { tellOfAnswer } from "./tell-of-answer.flow.ts";
import { messagePage, noConversation, threadOf, threadsWhere } from "./threads.store.ts";
import { markReadBy, writeMessage } from "./write-message.store.ts";

type Call = Doer & {
  readonly actor: StaffActor;
  readonly tx: Tx;
};

const mostThreads = 100;

/** Conversations with contacts, in the transaction of one call of a user. */
export const makeContactConversations = (call: Call): ContactConversations => {
  const { tx, actor, request } = call;
  const reader = { user_id: actor.user_id };
  /** @returns undefined for a contact that the user does not see */
  const refusal = async (contact: number): Promise<Refusal | null | undefined> => {
    const { rows } = await sql<{ archived: boolean; blocked: boolean }>`
      select c.archived_at is not null as archived, c.blocked_at is not null as blocked from own_contacts c where c.org_id = ${tx.org} and c.con_id = ${contact}`.execute(
      tx.db,
    );
    return rows[0] === undefined ? undefined : answerRefusal(await messagingFacts(tx, contact), rows[0]);
  };
  return {
    of: (contact) => async () => {
      const refused = await refusal(contact);
      if (refused === undefined) return noContact;
      const threads = await threadsWhere(tx, reader, sql`t.con_id = ${contact}`, sql`limit ${mostThreads}`);
      return E.right({ threads, refusal: refused?.message ?? null });
    },
    messages: (thread, query) => () => messagePage(tx, reader, sql`true`, thread, query),
    send:
      ({ con_id, ...asked }) =>
      async () => {
        const refused = await refusal(con_id);
        if (refused === undefined) return noContact;
        const written = await writeMessage(call, { con_id, user_id: actor.user_id }, asked, refused);
        if (E.isLeft(written)) return written;
        const { isNew, ...sent } = written.right;
        if (isNew) await tellOfAnswer(tx, sent.message, request.now);
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
