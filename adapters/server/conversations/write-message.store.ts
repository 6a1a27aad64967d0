import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import {
  acceptedMessage,
  type AcceptedMessage,
  decideMessage,
  type MessageWrite,
  type StoredThread,
  type Writer,
} from "../../../core/conversations/decide-message.rule.ts";
import type { NewMessage, SentMessage, Thread, ThreadMessage } from "../../../core/conversations/thread.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Refusal } from "../../../core/kernel/refusal.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { holdAddresses } from "../contacts/contact-duplicates.store.ts";
import type { Tx } from "../storage/database.ts";
import { messageColumns } from "./thread-columns.ts";
import { noConversation, threadOf } from "./threads.store.ts";

type Call = Doer & { readonly tx: Tx };

const stored = async ({ db, org }: Tx, { thread_id, begin }: AcceptedMessage): Promise<StoredThread | null> => {
  const { rows } = await sql<StoredThread>`
    select thread_id, con_id, closed_at is not null as closed, assigned_to from threads
    where org_id = ${org} and ${begin === null ? sql`thread_id = ${thread_id}` : sql`begin_key = ${begin}::uuid`} for update`.execute(db);
  return rows[0] ?? null;
};

const earlierOf = async ({ db, org }: Tx, key: string): Promise<{ readonly con_id: number } | null> => {
  const { rows } = await sql<{ con_id: number }>`
    select t.con_id from messages m join threads t on t.thread_id = m.thread_id where m.org_id = ${org} and m.client_key = ${key}::uuid`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Stores a message behind the last one of its thread, whose row is locked; its writer has read the thread up to it. */
const write = async (
  { db, org }: Tx,
  { con_id, user_id, channel }: Writer & Pick<Thread, "channel">,
  message: MessageWrite,
  now: number,
): Promise<void> => {
  const { rows: begun } =
    message.thread === null
      ? await sql<{ id: number }>`
          insert into threads (org_id, con_id, channel, name, begin_key, last_at, created_at) values (${org}, ${con_id}, ${channel}, ${message.name}, ${message.begin}::uuid, ${now}, ${now}) returning thread_id as id`.execute(
          db,
        )
      : { rows: [{ id: message.thread }] };
  const id = begun[0]?.id ?? 0;
  const { rows } = await sql<{ sequence: number }>`
    update threads set last_sequence = last_sequence + 1, last_at = greatest(last_at, ${now}), closed_at = null, assigned_to = ${message.assigned_to},
      contact_read = case when ${user_id === null} then last_sequence + 1 else contact_read end
    where org_id = ${org} and thread_id = ${id} returning last_sequence as sequence`.execute(db);
  const sequence = rows[0]?.sequence ?? 0;
  await sql`
    insert into messages (org_id, thread_id, sequence, client_key, from_contact, user_id, body, created_at)
    values (${org}, ${id}, ${sequence}, ${message.key}::uuid, ${user_id === null}, ${user_id}, ${message.body}, ${now})`.execute(db);
  if (user_id !== null) await markReadBy({ db, org }, id, user_id, sequence);
};

/** Marks a thread as read by a user; never less far than before. */
export const markReadBy = async ({ db, org }: Tx, thread: number, user: number, sequence: number): Promise<void> => {
  await sql`
    insert into thread_reads as r (org_id, thread_id, user_id, sequence) values (${org}, ${thread}, ${user}, ${sequence})
    on conflict (thread_id, user_id) do update set sequence = greatest(r.sequence, excluded.sequence)`.execute(db);
};

/** @property isNew false for a message that was stored before */
export type WrittenMessage = SentMessage & { readonly isNew: boolean };

/**
 * Stores a message once.
 * @param refusal why the writer may not write; null where they may
 * @param channel of the thread, if the message begins one
 */
export const writeMessage = async (
  call: Call,
  writer: Writer,
  asked: NewMessage,
  refusal: Refusal | null,
  channel: Thread["channel"] = "portal",
): Promise<E.Either<Failure, WrittenMessage>> => {
  const { tx } = call;
  const accepted = acceptedMessage(asked);
  if (E.isLeft(accepted)) return accepted;
  const message = accepted.right;
  await holdAddresses(tx, message.begin === null ? [message.key] : [message.key, message.begin]);
  const thread = await stored(tx, message);
  const earlier = await earlierOf(tx, message.key);
  const decided = decideMessage({ message, writer, refusal, earlier, thread });
  if (E.isLeft(decided)) return decided;
  if (decided.right !== null) {
    await write(tx, { ...writer, channel }, decided.right, call.request.now);
    await writeAudit(tx, call, {
      action: "message.send",
      object_type: "contact",
      object_id: writer.con_id,
      before: null,
      after: { message: decided.right.body },
    });
  }
  const { rows } = await sql<ThreadMessage>`
    select ${messageColumns} from messages m join threads t on t.thread_id = m.thread_id where m.org_id = ${tx.org} and m.client_key = ${message.key}::uuid`.execute(
    tx.db,
  );
  const [sent] = rows;
  const now = sent === undefined ? null : await threadOf(tx, writer, sql`t.thread_id = ${sent.thread_id}`);
  return sent === undefined || now === null ? noConversation : E.right({ thread: now, message: sent, isNew: decided.right !== null });
};
