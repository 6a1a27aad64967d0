import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { PasswordChange } from "../../../core/profile/credentials.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { deleteApiTokens } from "../auth/api-token.store.ts";
import { guessableFailure, namesOf } from "../auth/password-names.store.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import { rotateSession } from "../auth/session.store.ts";
import type { Database } from "../storage/database.ts";
import { forgetDevices } from "../two-step/device.store.ts";
import { type OwnCall, ownPassword } from "./own-password.flow.ts";

/**
 * Sets the caller's password if the current one is correct, ends the caller's other sessions, deletes all their API tokens and remembered
 * browsers, and rotates the token of the calling session.
 * @returns the invalidated hashes, and the new token; null when the call had no session
 */
export const changePassword = async (
  database: Database,
  call: OwnCall,
  { current_password, password }: PasswordChange,
): Promise<E.Either<Failure, { readonly ended: readonly string[]; readonly token: string | null }>> => {
  const { actor, request } = call;
  const { org_id, user_id } = actor;
  const proven = await ownPassword(database, call, current_password);
  if (E.isLeft(proven)) return proven;
  const guessable = guessableFailure(password, await database.inOrg(org_id, (tx) => namesOf(tx, actor)));
  if (guessable !== null) return E.left(guessable);
  const password_hash = await passwordHash(password);
  return database.inOrg(org_id, async (tx) => {
    await tx.db
      .updateTable("users")
      .set({ password_hash, updated_at: request.now })
      .where("org_id", "=", org_id)
      .where("user_id", "=", user_id)
      .execute();
    const own = request.session?.tokenHash ?? "";
    const { rows } = await sql<{ token_hash: string }>`
      delete from sessions where org_id = ${org_id} and user_id = ${user_id} and token_hash <> ${own} returning token_hash`.execute(tx.db);
    await deleteApiTokens(tx, { org: org_id, user: user_id });
    await forgetDevices(tx, actor);
    const token = await rotateSession(tx, own);
    await writeAudit(tx, call, { action: "change_password", object_type: "user", object_id: user_id, before: null, after: null });
    return E.right({ ended: [own, ...rows.map(({ token_hash }) => token_hash)], token });
  });
};
