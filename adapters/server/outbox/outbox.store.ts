import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { Letter, letterText } from "../../../core/outbox/letter.model.ts";
import type { Channel, FailReason } from "../../../core/outbox/message.model.ts";
import type { Ways } from "../../../core/outbox/ways.rule.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { makeStoppedNumbers, type StoppedNumbers } from "../texts/stopped-numbers.store.ts";
import { sendMessageKind } from "./send-message-kind.ts";

type About = { readonly contact: number; readonly user: number | null; readonly shown: string | null };

/** An outgoing mail or text message. */
export type OutgoingMessage = {
  readonly channel: Channel;
  readonly recipient: string;
  readonly letter: Letter;
  /**
   * the secret that the message contains: its expiry in epoch seconds, and the hash of a one-time code; null: none, so the text may be kept
   */
  readonly secret: { readonly until: number; readonly code: string | null } | null;
  /** the contact to whom a member of staff sends it, and the text that the record may show instead of one with a secret */
  readonly about?: About;
  /** the sender that it is written for; absent for the default one of the organisation */
  readonly sender?: number;
  /** whether it answers a text of the recipient; absent for no */
  readonly isAnswer?: boolean;
  /** the message of a conversation that it carries; absent for none */
  readonly carries?: number;
};

export type SealedRow = { readonly org_id: number; readonly key: string; readonly sealed: string | null };

/** The outbox of messages. */
export type Outbox = {
  readonly ways: Ways;
  /** the numbers that get no texts */
  readonly stopped: StoppedNumbers;
  /**
   * Queues a message in the transaction of the change that causes it: no commit, no message.
   * @param now epoch seconds
   */
  readonly send: (tx: Tx, org: number, message: OutgoingMessage, now: number) => Promise<void>;
  /** The content of a message; null once it was deleted; unreadable when it was encrypted with another key. */
  readonly letterOf: (row: SealedRow) => E.Either<FailReason, Letter | null>;
  /** Opens the sealed key that signs a mail; null when it was sealed with another secret key. */
  readonly openKey: (sealed: string, place: string) => string | null;
};

const place = ({ org_id, key }: Omit<SealedRow, "sealed">): string => `${org_id}:outbox:${key}`;

/** The outbox in the database. A letter is stored encrypted; only the text that a record may show permanently is stored unencrypted. */
export const makeOutbox = (sealer: Sealer, ways: Ways): Outbox => ({
  ways,
  stopped: makeStoppedNumbers(sealer),
  send: async ({ db }, org, { channel, recipient, letter, secret, about, sender, isAnswer = false, carries }, now) => {
    const key = randomUUID();
    const sealed = sealer.seal(JSON.stringify(Letter.encode(letter)), place({ org_id: org, key }));
    const body = secret === null ? letterText(letter) : (about?.shown ?? "");
    const whose = about === undefined ? {} : { con_id: about.contact, user_id: about.user, shown: about.shown };
    const row = {
      org_id: org,
      key,
      channel,
      recipient,
      subject: channel === "email" ? letter.subject : "",
      body,
      sealed,
      secret_until: secret?.until ?? null,
      code_hash: secret?.code ?? null,
      is_answer: isAnswer,
      ...whose,
      ...(sender === undefined ? {} : { sender_id: sender }),
      ...(carries === undefined ? {} : { carries }),
      created_at: now,
    };
    const { message_id } = await db.insertInto("outbox").values(row).returning("message_id").executeTakeFirstOrThrow();
    await enqueue({ db, org }, sendMessageKind, { input: { message: message_id }, user: null, now });
  },
  letterOf: (row) => {
    const { sealed } = row;
    if (sealed === null) return E.right(null);
    const opened = E.tryCatch(
      (): unknown => JSON.parse(sealer.open(sealed, place(row))),
      (): FailReason => "unreadable",
    );
    return E.isLeft(opened) ? opened : E.mapLeft((): FailReason => "unreadable")(Letter.decode(opened.right));
  },
  openKey: (sealed, place) =>
    E.getOrElseW(() => null)(
      E.tryCatch(
        () => sealer.open(sealed, place),
        () => null,
      ),
    ),
});

/**
 * Records a message that was sent elsewhere, so that the contact's record shows it.
 * @param now epoch seconds
 */
export const recordSentMessage = async (
  { db }: Tx,
  org: number,
  {
    about,
    ...message
  }: { readonly channel: Channel; readonly recipient: string; readonly subject: string; readonly body: string; readonly about?: About },
  now: number,
): Promise<void> => {
  const whose = about === undefined ? {} : { con_id: about.contact, user_id: about.user, shown: about.shown };
  await db
    .insertInto("outbox")
    .values({ org_id: org, ...message, ...whose, state: "sent", created_at: now, ended_at: now })
    .execute();
};
