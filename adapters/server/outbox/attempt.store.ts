import * as E from "fp-ts/lib/Either.js";
import { answerDetail, afterAttempt, attemptRefusal, type Next } from "../../../core/outbox/after-attempt.rule.ts";
import type { Channel, FailReason } from "../../../core/outbox/message.model.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import { mayText } from "../../../core/texts/may-text.rule.ts";
import { OrgTheme, plainTheme } from "../../../core/theme/org-theme.model.ts";
import { orgLines } from "../phone/phone-lines.store.ts";
import { fromInstallation, originOf } from "../senders/mail-sender.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Outbox } from "./outbox.store.ts";
import type { Departing } from "./transport.ts";

/** A message with a started attempt. */
export type Attempt = { readonly channel: Channel; readonly message: Departing };

type Now = { readonly org: number; readonly id: number; readonly now: number };

/** Ends a message as failed, unsent or lost after sending; its content is deleted. */
export const failMessage = async ({ db }: Tx, { org, id, now }: Now, reason: FailReason, detail: string | null): Promise<void> => {
  await db
    .updateTable("outbox")
    .set({ state: "failed", reason, detail, sealed: null, next_at: null, ended_at: now })
    .where("org_id", "=", org)
    .where("message_id", "=", id)
    .execute();
};

/**
 * Begins an attempt: even if the process crashes now, the row records that the message may have been sent.
 * @returns null when there is nothing (more) to send
 */
export const beginAttempt = async (tx: Tx, outbox: Outbox, at: Now): Promise<Attempt | null> => {
  const { org, id, now } = at;
  const row = await tx.db
    .selectFrom("outbox")
    .select([
      "org_id",
      "key",
      "channel",
      "recipient",
      "sealed",
      "secret_until",
      "state",
      "attempts",
      "created_at",
      "sender_id",
      "is_answer",
    ])
    .where("org_id", "=", org)
    .where("message_id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.state === "sent" || row.state === "failed") return null;
  const letter = outbox.letterOf(row);
  const refusal = E.isLeft(letter) ? letter.left : letter.right === null ? "expired" : attemptRefusal(row, now);
  if (refusal !== null || E.isLeft(letter) || letter.right === null) {
    await failMessage(tx, at, refusal ?? "expired", null);
    return null;
  }
  const { key, recipient, created_at } = row;
  if (row.channel === "sms" && !mayText({ stopped_at: await outbox.stopped.at(tx, recipient), isAnswer: row.is_answer })) {
    await failMessage(tx, at, "opted_out", null);
    return null;
  }
  const origin = row.channel === "email" ? await originOf(tx, { recipient, own: row.sender_id }, outbox.openKey) : fromInstallation;
  await tx.db
    .updateTable("outbox")
    .set(({ eb }) => ({ state: "sending", attempts: eb("attempts", "+", 1), next_at: null, sent_from: origin.from?.address ?? null }))
    .where("org_id", "=", org)
    .where("message_id", "=", id)
    .execute();
  const { name, theme } = await tx.db.selectFrom("orgs").select(["name", "theme"]).where("org_id", "=", org).executeTakeFirstOrThrow();
  const look = OrgTheme.decode(theme);
  const line = row.channel === "sms" ? ((await orgLines(tx, org))[0] ?? null) : null;
  return {
    channel: row.channel,
    message: {
      key,
      recipient,
      letter: letter.right,
      org: { name, theme: E.isRight(look) ? look.right : plainTheme },
      line,
      ...origin,
      isResumed: row.attempts > 0,
      created_at,
    },
  };
};

/**
 * Stores the result of an attempt.
 * @returns the next state
 */
export const endAttempt = async (tx: Tx, at: Now, answer: TransportAnswer): Promise<Next> => {
  const { org, id, now } = at;
  const row = await tx.db
    .selectFrom("outbox")
    .select(["created_at", "secret_until", "attempts"])
    .where("org_id", "=", org)
    .where("message_id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = afterAttempt(answer, row, now);
  const detail = answerDetail(answer);
  if (next.state === "failed") await failMessage(tx, at, next.reason, detail);
  else {
    const change =
      next.state === "queued"
        ? { state: next.state, detail, next_at: next.at }
        : { state: next.state, detail: null, provider_id: next.id, next_at: null, ended_at: now, ...(next.keeps ? {} : { sealed: null }) };
    await tx.db.updateTable("outbox").set(change).where("org_id", "=", org).where("message_id", "=", id).execute();
  }
  return next;
};
