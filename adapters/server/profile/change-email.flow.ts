import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { emailLeftLetter, newEmailLetter } from "../../../core/outbox/account-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import type { EmailChange } from "../../../core/profile/credentials.model.ts";
import { decideEmailAgain, decideEmailChange, newEmailLimits } from "../../../core/profile/decide-email-change.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { accountByEmail } from "../auth/account.store.ts";
import { createLink, dropLinks } from "../auth/one-time-code.store.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import type { Tx } from "../storage/database.ts";
import { type OwnCall, type OwnDeps, ownPassword } from "./own-password.flow.ts";

type OwnTx = OwnCall & { readonly tx: Tx };
const daySeconds = 24 * 3600;

const setWaiting = ({ tx, actor, request }: OwnTx, email: string | null): Promise<unknown> =>
  tx.db
    .updateTable("users")
    .set({ new_email: email, new_email_at: email === null ? null : request.now, updated_at: request.now })
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .execute();

const waiting = ({ tx, actor }: OwnTx) =>
  tx.db
    .selectFrom("users")
    .select(["first_name", "new_email", "new_email_at"])
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const tell = (call: OwnTx, before: string | null, after: string | null): Promise<void> =>
  writeAudit(call.tx, call, {
    action: "user.ask_email",
    object_type: "user",
    object_id: call.actor.user_id,
    before: { new_email: before },
    after: { new_email: after },
  });

/** Mails the link to the new address; earlier links die. */
const sendLink = async ({ tx, actor, request }: OwnTx, outbox: OwnDeps["outbox"], name: string, email: string): Promise<void> => {
  const secret = await createLink(tx, "email", actor, request.now);
  const days = newEmailLimits.seconds / daySeconds;
  const letter = newEmailLetter(request.language ?? "en", { name, email, days }, `${request.origin}/ui/activate#token=${secret}`);
  const holds = { until: request.now + newEmailLimits.seconds, code: secretHash(secret) };
  await outbox.send(tx, actor.org_id, { channel: "email", recipient: email, letter, secret: holds }, request.now);
};

/** Asks the owner of a new address to confirm it, and tells the address in force, which holds until then. */
export const askForEmail = async (
  { database, outbox }: OwnDeps,
  call: OwnCall,
  { current_password, email: wanted }: EmailChange,
): Promise<E.Either<Failure, Done>> => {
  const { actor, request } = call;
  const proven = await ownPassword(database, call, current_password);
  if (E.isLeft(proven)) return proven;
  const { email: current, first_name: name } = proven.right;
  const isTaken = await database.asSystem(async (tx) => (await accountByEmail(tx, wanted)) !== null);
  const decided = decideEmailChange(wanted, { current, isTaken, canMail: canSend(outbox.ways, "email") });
  if (E.isLeft(decided)) return decided;
  const email = decided.right;
  return database.inOrg(actor.org_id, async (tx) => {
    const own = { ...call, tx };
    const before = await waiting(own);
    await setWaiting(own, email);
    await sendLink(own, outbox, name, email);
    const letter = emailLeftLetter(request.language ?? "en", { name, email });
    await outbox.send(tx, actor.org_id, { channel: "email", recipient: current, letter, secret: null }, request.now);
    await tell(own, before.new_email, email);
    return E.right(done);
  });
};

/** Sends the link to the new address again. */
export const resendEmail = async (call: OwnTx, outbox: OwnDeps["outbox"]): Promise<E.Either<Failure, Done>> => {
  const stored = await waiting(call);
  const decided = decideEmailAgain(stored, call.request.now);
  if (E.isLeft(decided)) return decided;
  await setWaiting(call, decided.right);
  await sendLink(call, outbox, stored.first_name, decided.right);
  await tell(call, stored.new_email, decided.right);
  return E.right(done);
};

/** Drops the address that waits to be confirmed. */
export const cancelEmail = async (call: OwnTx): Promise<E.Either<Failure, Done>> => {
  const { new_email } = await waiting(call);
  if (new_email === null) return E.right(done);
  await dropLinks(call.tx, ["email"], call.actor.user_id);
  await setWaiting(call, null);
  await tell(call, new_email, null);
  return E.right(done);
};
