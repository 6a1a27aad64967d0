import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { MobileChange, OwnCredentials, PinChange } from "../../../core/profile/credentials.model.ts";
import { newEmailLimits } from "../../../core/profile/decide-email-change.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import type { Database, Tx } from "../storage/database.ts";
import { writeUser } from "../users/write-user.store.ts";
import { type OwnCall, ownPassword } from "./own-password.flow.ts";

const stored = ({ db }: Tx, { actor }: OwnCall) =>
  db
    .selectFrom("users")
    .select(["password_hash", "pin_hash", "mobile", "new_email", "new_email_at", "version"])
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id);

/** How the caller signs in. */
export const ownCredentials = async (call: OwnCall & { readonly tx: Tx }): Promise<OwnCredentials> => {
  const { password_hash, pin_hash, new_email, new_email_at } = await stored(call.tx, call).executeTakeFirstOrThrow();
  return {
    has_password: password_hash !== null,
    has_pin: pin_hash !== null,
    waiting_email:
      new_email === null || new_email_at === null
        ? null
        : { email: new_email, sent_at: new_email_at, expires_at: new_email_at + newEmailLimits.seconds },
  };
};

/** Changes or removes the caller's mobile number. */
export const changeMobile = async (
  database: Database,
  call: OwnCall,
  { current_password, mobile }: MobileChange,
): Promise<E.Either<Failure, Done>> => {
  const { actor } = call;
  const proven = await ownPassword(database, call, current_password);
  if (E.isLeft(proven)) return proven;
  return database.inOrg(actor.org_id, async (tx) => {
    const before = await stored(tx, call).forUpdate().executeTakeFirstOrThrow();
    if (before.mobile === mobile) return E.right(done);
    await writeUser(
      tx,
      call,
      { id: actor.user_id, version: before.version },
      { mobile },
      { action: "user.change_own", before: { mobile: before.mobile }, after: { mobile } },
    );
    return E.right(done);
  });
};

/** Sets or removes the caller's PIN, of which only a hash is stored; the tries begin anew. */
export const changePin = async (
  database: Database,
  call: OwnCall,
  { current_password, pin }: PinChange,
): Promise<E.Either<Failure, Done>> => {
  const { actor, request } = call;
  const proven = await ownPassword(database, call, current_password);
  if (E.isLeft(proven)) return proven;
  const pin_hash = pin === null ? null : await passwordHash(pin);
  return database.inOrg(actor.org_id, async (tx) => {
    const before = await stored(tx, call).forUpdate().executeTakeFirstOrThrow();
    await tx.db
      .updateTable("users")
      .set({ pin_hash, pin_failures: 0, updated_at: request.now })
      .where("org_id", "=", actor.org_id)
      .where("user_id", "=", actor.user_id)
      .execute();
    await writeAudit(tx, call, {
      action: "user.change_pin",
      object_type: "user",
      object_id: actor.user_id,
      before: { has_pin: before.pin_hash !== null },
      after: { has_pin: pin !== null },
    });
    return E.right(done);
  });
};
