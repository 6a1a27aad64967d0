import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import type { OwnConversations } from "../../../core/conversations/conversations.port.ts";
import { messagesRefusal } from "../../../core/conversations/messages-refusal.rule.ts";
import { conversationLimits } from "../../../core/conversations/thread.model.ts";
import { type Failure, forbidden } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { messagingFacts } from "./messaging-facts.store.ts";
import { recipientsOf } from "./recipients.store.ts";
import { tellStaff } from "./tell-staff.flow.ts";
import { messagePage, noConversation, threadOf, threadsWhere } from "./threads.store.ts";
import { writeMessage } from "./write-message.store.ts";

type Call = Doer & {
  readonly actor: LearnerActor;
  readonly tx: Tx;
  readonly request: Doer["request"] & { readonly origin: string };
  readonly outbox: Outbox;
};

const rows = conversationLimits.threads;

/** The conversations of the learner in the transaction of one call. */
export const makeOwnConversations = (call: Call): OwnConversations => {
  const { tx, actor, request, outbox } = call;
  const writer = { con_id: actor.con_id, user_id: null };
  const own = sql`t.con_id = ${actor.con_id}`;
  const refusal = async () => {
    const { organisation, ...facts } = await messagingFacts(tx, actor.con_id);
    return messagesRefusal(facts, organisation);
  };
  const admitted = async <A>(ask: () => Promise<E.Either<Failure, A>>): Promise<E.Either<Failure, A>> => {
    const refused = await refusal();
    return refused === null ? ask() : E.left(forbidden(refused));
  };
  /** Conversations of others are not found, whatever the learner is admitted to. */
  const ofOwn = async <A>(thread: number, ask: () => Promise<E.Either<Failure, A>>): Promise<E.Either<Failure, A>> =>
    (await threadOf(tx, writer, sql`t.thread_id = ${thread} and ${own}`)) === null ? noConversation : admitted(ask);
  return {
    list: (page) => () =>
      admitted(async () => {
        const results = await threadsWhere(tx, writer, own, sql`limit ${rows} offset ${(page - 1) * rows}`);
        // Most learners have one page, and every open list of theirs is polled: only a full page is counted.
        const count =
          page === 1 && results.length < rows
            ? results.length
            : await numberOf(
                tx,
                sql<{ n: number }>`select count(*) as n from threads t where t.org_id = ${tx.org} and t.last_sequence > 0 and ${own}`,
              );
        return E.right({ results, page, pages: pagesFor(count, rows), count });
      }),
    recipients: () => async () => {
      const { organisation, ...facts } = await messagingFacts(tx, actor.con_id);
      const refused = messagesRefusal(facts, organisation);
      return refused === null ? E.right(await recipientsOf(tx, actor.con_id, organisation, request.now)) : E.left(forbidden(refused));
    },
    messages: (thread, query) => () => ofOwn(thread, () => messagePage(tx, writer, own, thread, query)),
    send: (asked) => async () => {
      const written = await writeMessage(call, writer, asked, await refusal());
      if (E.isLeft(written)) return written;
      const { isNew, ...sent } = written.right;
      if (isNew) await tellStaff(tx, { outbox, origin: request.origin, now: request.now }, sent.message);
      return E.right(sent);
    },
    markRead: (thread, sequence) => () =>
      ofOwn(thread, async () => {
        await sql`
          update threads t set contact_read = greatest(t.contact_read, least(${sequence}, t.last_sequence)), contact_seen_at = ${request.now}
          where t.org_id = ${tx.org} and t.thread_id = ${thread} and ${own}`.execute(tx.db);
        await sql`
          update portal_notices n set read_at = ${request.now}
          where n.org_id = ${tx.org} and n.con_id = ${actor.con_id} and n.kind = 'message' and n.read_at is null and (n.about #>> '{subject,id}')::bigint = ${thread}`.execute(
          tx.db,
        );
        const marked = await threadOf(tx, writer, sql`t.thread_id = ${thread} and ${own}`);
        return marked === null ? noConversation : E.right(marked);
      }),
  };
};
