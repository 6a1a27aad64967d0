import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { conversationLimits } from "../../../core/conversations/thread.model.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import { helpLetter } from "../../../core/texts/help-letter.rule.ts";
import { type ReceivedKind, receivedText } from "../../../core/texts/received-text.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import { tellStaff } from "../conversations/tell-staff.flow.ts";
import { writeMessage } from "../conversations/write-message.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import { takeWord } from "./take-word.store.ts";

/**
 * A text as the carrier delivers it.
 * @property id of the carrier, the same in each delivery of the text
 * @property from, to numbers in E.164
 * @property isAnswered the carrier has answered a word such as HELP itself
 */
export type IncomingText = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly isAnswered: boolean;
};

/** @property origin `https://host[:port]` as browsers see the server */
export type Receiving = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly origin: () => string;
  readonly now: () => number;
};

/** What became of a text; `no_line` and `repeated` ones have no effect. */
export type Received = ReceivedKind | "no_line" | "repeated";

type Sender = { readonly con_id: number; readonly blocked: boolean; readonly language: Language | null };
type At = Pick<Receiving, "outbox"> & { readonly org: number; readonly origin: string; readonly now: number };

/** Contacts with a number, those who are looked after first. */
const sendersOf = async ({ db, org }: Tx, mobile: string): Promise<readonly Sender[]> => {
  const { rows } = await sql<Sender>`
    select con_id, blocked_at is not null as blocked, language from contacts
    where org_id = ${org} and mobile @> array[${mobile}]::text[] and deleted_at is null order by archived_at is not null, con_id`.execute(
    db,
  );
  return rows;
};

const doerOf =
  ({ org, now }: At) =>
  (contact: number): Doer => ({
    actor: { kind: "learner", org_id: org, con_id: contact, pid: "" },
    request: { id: randomUUID(), ip: "", now },
  });

/** Stores the text in the conversation that the contact has by text, or begins one, and tells staff. */
const intoThread = async (tx: Tx, at: At, { con_id }: Sender, { body, from }: Pick<IncomingText, "body" | "from">): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select thread_id as id from threads where org_id = ${at.org} and con_id = ${con_id} and channel = 'sms' order by last_at desc, thread_id desc limit 1`.execute(
    tx.db,
  );
  const [thread] = rows;
  const place = thread === undefined ? { begin: randomUUID() } : { thread_id: thread.id };
  const asked = { key: randomUUID(), body: body.slice(0, conversationLimits.body), ...place };
  const written = await writeMessage({ tx, ...doerOf(at)(con_id) }, { con_id, user_id: null }, asked, null, "sms");
  if (E.isLeft(written)) return;
  const { message } = written.right;
  await sql`update threads set mobile = ${from} where org_id = ${at.org} and thread_id = ${message.thread_id}`.execute(tx.db);
  await tellStaff(tx, at, message);
};

const answerHelp = async (tx: Tx, { org, outbox, now }: At, { language }: Sender, recipient: string): Promise<void> => {
  const { name } = await tx.db.selectFrom("orgs").select("name").where("org_id", "=", org).executeTakeFirstOrThrow();
  await outbox.send(tx, org, { channel: "sms", recipient, letter: helpLetter(language, name), secret: null, isAnswer: true }, now);
};

const takeIn = async (tx: Tx, at: At, { id, from, body, isAnswered }: IncomingText): Promise<Received> => {
  const senders = await sendersOf(tx, from);
  const sender = senders[0] ?? null;
  const kind = receivedText({ body, sender, isStopped: (await at.outbox.stopped.at(tx, from)) !== null });
  const isWord = kind === "stop" || kind === "start";
  const { numInsertedOrUpdatedRows: added } = await tx.db
    .insertInto("received_texts")
    .values({
      org_id: at.org,
      carrier_id: id,
      con_id: sender?.con_id ?? null,
      kind,
      sender: isWord ? from : null,
      received_at: at.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added === 0n) return "repeated";
  const contacts = senders.map(({ con_id }) => con_id);
  if (kind === "start") await at.outbox.stopped.resume(tx, from);
  if (isWord) await takeWord(tx, doerOf(at), { word: kind, mobile: from, contacts }, at.now);
  if (kind === "help" && sender !== null && !isAnswered) await answerHelp(tx, at, sender, from);
  if (kind === "message" && sender !== null) await intoThread(tx, at, sender, { body, from });
  return kind;
};

/** Takes in a text for the organisation whose line it was sent to; one that is delivered again has no further effect. */
export const receiveText = async ({ database, outbox, origin, now }: Receiving, text: IncomingText): Promise<Received> => {
  const line = await database.asSystem(({ db }) =>
    db.selectFrom("phone_lines").select("org_id").where("phone_number", "=", text.to).executeTakeFirst(),
  );
  if (line === undefined) return "no_line";
  const at = { org: line.org_id, outbox, origin: origin(), now: now() };
  return database.inOrg(line.org_id, (tx) => takeIn(tx, at, text));
};
