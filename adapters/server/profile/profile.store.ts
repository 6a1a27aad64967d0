import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, invalid, unauthorized } from "../../../core/kernel/failure.ts";
import type { PasswordChange, ProfileChange } from "../../../core/profile/profile.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { deleteApiTokens } from "../auth/api-token.store.ts";
import { guessableFailure, namesOf } from "../auth/guessable.ts";
import { passwordHash, passwordMatches } from "../auth/password.ts";
import { rotateSession } from "../auth/session.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { forgetDevices } from "../two-step/device.store.ts";

type Call = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request };

const nobody = unauthorized(failureRefusals.not_logged_in);

/** Updates the given properties of the caller's account. */
export const changeProfile = async (call: Call, change: ProfileChange): Promise<E.Either<Failure, void>> => {
  const { tx, actor, request } = call;
  const users = () => tx.db.selectFrom("users").where("org_id", "=", actor.org_id).where("user_id", "=", actor.user_id);
  const before = await users().select(["first_name", "last_name", "mobile", "photo"]).forUpdate().executeTakeFirst();
  if (before === undefined) return E.left(nobody);
  const after = { ...before, ...change };
  if (JSON.stringify(after) === JSON.stringify(before)) return E.right(undefined);
  await tx.db
    .updateTable("users")
    .set((eb) => ({ ...after, version: eb("version", "+", 1), updated_at: request.now }))
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .execute();
  await writeAudit(tx, call, { action: "user.change_own", object_type: "user", object_id: actor.user_id, before, after: change });
  return E.right(undefined);
};

/**
 * Sets the caller's password if the current one is correct, ends the caller's other sessions, deletes all their API tokens and remembered
 * browsers, and rotates the token of the calling session.
 * @returns the invalidated hashes, and the new token; null when the call had no session
 */
export const changePassword = async (
  call: Call,
  { current, password }: PasswordChange,
): Promise<E.Either<Failure, { readonly ended: readonly string[]; readonly token: string | null }>> => {
  const { tx, actor, request } = call;
  const held = await tx.db
    .selectFrom("users")
    .select("password_hash")
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .executeTakeFirst();
  if (held === undefined) return E.left(nobody);
  if (held.password_hash === null) return E.left(invalid({ current: [authRefusals.no_password_to_change] }));
  if (!(await passwordMatches(held.password_hash, current))) return E.left(invalid({ current: [authRefusals.not_your_password] }));
  const guessable = guessableFailure(password, await namesOf(tx, actor));
  if (guessable !== null) return E.left(guessable);
  const password_hash = await passwordHash(password);
  await tx.db
    .updateTable("users")
    .set({ password_hash, updated_at: request.now })
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", actor.user_id)
    .execute();
  const own = request.session?.tokenHash ?? "";
  const { rows } = await sql<{ token_hash: string }>`
    delete from sessions where org_id = ${actor.org_id} and user_id = ${actor.user_id} and token_hash <> ${own} returning token_hash`.execute(
    tx.db,
  );
  await deleteApiTokens(tx, { org: actor.org_id, user: actor.user_id });
  await forgetDevices(tx, actor);
  const token = await rotateSession(tx, own);
  await writeAudit(tx, call, { action: "change_password", object_type: "user", object_id: actor.user_id, before: null, after: null });
  return E.right({ ended: [own, ...rows.map(({ token_hash }) => token_hash)], token });
};
