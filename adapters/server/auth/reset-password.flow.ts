import * as E from "fp-ts/lib/Either.js";
import { resetLimit } from "../../../core/auth/attempt-limit.rule.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import type { ResetConfirm, ResetRequest } from "../../../core/auth/credentials.model.ts";
import { conflict, type Failure, invalid } from "../../../core/kernel/failure.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { resetLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Later } from "../http/later.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database } from "../storage/database.ts";
import { forgetDevices } from "../two-step/device.store.ts";
import { accountByEmail } from "./account.store.ts";
import { deleteApiTokens } from "./api-token.store.ts";
import { attemptKey, forgiveAttempts, takeAttempt } from "./login-attempt.store.ts";
import { createLink, dropLinks, linkLife, linkOwner, useLink } from "./one-time-code.store.ts";
import { guessableFailure, namesOf } from "./password-names.store.ts";
import { passwordHash } from "./password.crypto.ts";
import { secretHash } from "./secret.crypto.ts";
import { closeSessions } from "./session.store.ts";

const sent: Done = { status: "success", message: "If that email exists we sent a link." };
const stale = invalid({ token: [authRefusals.reset_link_invalid] });

/** At most five mails per hour and account, from all callers together; a user with a pending invitation has no password yet. */
const mailReset = (database: Database, outbox: Outbox, { email }: ResetRequest, request: Request): Promise<void> =>
  database.asSystem(async (tx) => {
    const account = await accountByEmail(tx, email);
    if (account === null || !account.active || account.invited_at !== null) return;
    if ((await takeAttempt(tx, `reset:${account.email}`, account.org_id, request.now, "", resetLimit)) !== null) return;
    const secret = await createLink(tx, "reset", account, request.now);
    const link = `${request.origin}/ui/reset-password/confirm#token=${secret}`;
    const letter = resetLetter(request.language ?? "en", { name: account.first_name, minutes: linkLife.reset / 60 }, link);
    await outbox.send(
      tx,
      account.org_id,
      { channel: "email", recipient: account.email, letter, secret: { until: request.now + linkLife.reset, code: secretHash(secret) } },
      request.now,
    );
    await writeAudit(
      { ...tx, org: account.org_id },
      { actor: { kind: "anonymous" }, request },
      { action: "request_reset", object_type: "user", object_id: account.user_id, before: null, after: null },
    );
  });

/**
 * Mails a password reset link after the answer: neither the answer nor its time reveals whether the address is known. Refused where no mail
 * can be sent.
 */
export const requestReset = (
  database: Database,
  outbox: Outbox,
  body: ResetRequest,
  request: Request,
  later: Later,
): E.Either<Failure, Done> => {
  if (!canSend(outbox.ways, "email")) return E.left(conflict(outboxRefusals.mail_not_set_up));
  later("A link for a new password could not be mailed", () => mailReset(database, outbox, body, request));
  return E.right(sent);
};

/** Whether a reset link is valid; checking changes nothing, since mail scanners follow links. */
export const checkReset = (database: Database, token: string, request: Request): Promise<E.Either<Failure, Done>> =>
  database.asSystem(async (tx) => ((await linkOwner(tx, "reset", token, request.now)) === null ? E.left(stale) : E.right(done)));

/**
 * Sets a new password with a single-use link; all sessions, API tokens and remembered browsers of the user end, and the email address
 * counts as confirmed. An address that waits to be confirmed is dropped, since a stranger may have asked for it. Two-step sign-in stays on.
 */
export const confirmReset = async (
  database: Database,
  { token, password }: ResetConfirm,
  request: Request,
): Promise<E.Either<Failure, Done>> => {
  const names = await database.asSystem(async (tx) => {
    const owner = await linkOwner(tx, "reset", token, request.now);
    return owner === null ? null : namesOf(tx, owner);
  });
  if (names === null) return E.left(stale);
  const guessable = guessableFailure(password, names);
  if (guessable !== null) return E.left(guessable);
  const password_hash = await passwordHash(password);
  return database.asSystem(async (tx) => {
    const owner = await linkOwner(tx, "reset", token, request.now);
    if (owner === null) return E.left(stale);
    const { new_email } = await tx.db
      .selectFrom("users")
      .select("new_email")
      .where("org_id", "=", owner.org_id)
      .where("user_id", "=", owner.user_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!(await useLink(tx, token, request.now))) return E.left(stale);
    await dropLinks(tx, ["email"], owner.user_id);
    const { email } = await tx.db
      .updateTable("users")
      .set({ password_hash, activated: true, new_email: null, new_email_at: null, updated_at: request.now })
      .where("org_id", "=", owner.org_id)
      .where("user_id", "=", owner.user_id)
      .returning("email")
      .executeTakeFirstOrThrow();
    await closeSessions(tx, { user: owner.user_id });
    await deleteApiTokens(tx, { org: owner.org_id, user: owner.user_id });
    await forgetDevices(tx, owner);
    await forgiveAttempts(tx, attemptKey.staff(email));
    await writeAudit(
      { ...tx, org: owner.org_id },
      { actor: { kind: "anonymous" }, request },
      {
        action: "reset_password",
        object_type: "user",
        object_id: owner.user_id,
        ...(new_email === null ? { before: null, after: null } : { before: { new_email }, after: { new_email: null } }),
      },
    );
    return E.right(done);
  });
};
