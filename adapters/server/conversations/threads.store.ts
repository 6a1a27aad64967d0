import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { conversationRefusals } from "../../../core/conversations/conversation-refusals.ts";
import type { MessageQuery } from "../../../core/conversations/conversations.port.ts";
import { conversationLimits, type MessagePage, type Thread, type ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { planned, type Tx } from "../storage/database.ts";
import { messageColumns, type Reader, threadColumns } from "./thread-columns.ts";

export const noConversation = E.left(notFound(conversationRefusals.no_conversation));

/** Threads of contacts that are there, as one reader sees them, those with the newest message first. */
export const threadsWhere = (
  tx: Tx,
  reader: Reader,
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<readonly Thread[]> =>
  planned(
    tx,
    sql<Thread>`
    select ${threadColumns(reader)} from threads t join own_contacts c on c.con_id = t.con_id
    where t.org_id = ${tx.org} and t.last_sequence > 0 and ${condition} order by t.last_at desc, t.thread_id desc ${tail}`,
  );

/** One thread as its reader sees it; null for one that is not there. */
export const threadOf = async (tx: Tx, reader: Reader, condition: RawBuilder<unknown>): Promise<Thread | null> =>
  (await threadsWhere(tx, reader, condition))[0] ?? null;

const rowsOf = async ({ db, org }: Tx, thread: number, where: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
  const { rows } = await sql<ThreadMessage>`
    select ${messageColumns} from messages m join threads t on t.thread_id = m.thread_id
    where m.org_id = ${org} and m.thread_id = ${thread} and ${where} order by m.sequence ${order} limit ${conversationLimits.messages + 1}`.execute(
    db,
  );
  return rows;
};

/**
 * A page of a thread's messages.
 * @param of condition for the threads that the reader may read
 */
export const messagePage = async (
  tx: Tx,
  reader: Reader,
  of: RawBuilder<unknown>,
  id: number,
  { before, after }: MessageQuery,
): Promise<E.Either<Failure, MessagePage>> => {
  const thread = await threadOf(tx, reader, sql`t.thread_id = ${id} and ${of}`);
  if (thread === null) return noConversation;
  const most = conversationLimits.messages;
  if (after !== null) {
    const rows = await rowsOf(tx, id, sql`m.sequence > ${after}`, sql`asc`);
    const messages = rows.slice(0, most);
    return E.right({ thread, messages, earlier: (messages[0]?.sequence ?? after + 1) > 1, later: rows.length > most });
  }
  const rows = await rowsOf(tx, id, before === null ? sql`true` : sql`m.sequence < ${before}`, sql`desc`);
  const messages = rows.slice(0, most).toReversed();
  return E.right({ thread, messages, earlier: rows.length > most, later: before !== null && before <= thread.last.sequence });
};
