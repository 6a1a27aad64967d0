import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { type Failure, forbidden, invalid, unauthorized } from "../../../core/kernel/failure.ts";
import { attemptKey, forgiveAttempts, takeAttempt } from "../auth/login-attempt.store.ts";
import { passwordMatches } from "../auth/password.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database } from "../storage/database.ts";

/** A call by which users change how they sign in. */
export type OwnCall = { readonly actor: StaffActor; readonly request: Request };
export type OwnDeps = { readonly database: Database; readonly outbox: Outbox };

/** The user who gave the current password. */
export type Proven = { readonly first_name: string; readonly email: string };

/**
 * Checks the current password of the caller, outside any transaction. Each attempt is counted before it is checked, as at sign-in; API
 * tokens and support are refused.
 * @param field of the password in the body, at which a wrong one is refused
 */
export const ownPassword = async (
  database: Database,
  call: OwnCall,
  given: string,
  field = "current_password",
): Promise<E.Either<Failure, Proven>> => {
  const { actor, request } = call;
  const refused = signInChangeProblem(request.via);
  if (refused !== null) return E.left(refused);
  const found = await database.inOrg(actor.org_id, async (tx) => {
    const user = await tx.db
      .selectFrom("users")
      .select(["first_name", "email", "password_hash"])
      .where("org_id", "=", actor.org_id)
      .where("user_id", "=", actor.user_id)
      .executeTakeFirst();
    if (user === undefined || user.password_hash === null) return { user, minutes: null };
    return { user, minutes: await takeAttempt(tx, attemptKey.again(user.email), actor.org_id, request.now) };
  });
  const { user, minutes } = found;
  if (user === undefined) return E.left(unauthorized(failureRefusals.not_logged_in));
  if (user.password_hash === null) return E.left(invalid({ [field]: [authRefusals.no_password_to_change] }));
  if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
  if (!(await passwordMatches(user.password_hash, given))) return E.left(invalid({ [field]: [authRefusals.not_your_password] }));
  await database.inOrg(actor.org_id, (tx) => forgiveAttempts(tx, attemptKey.again(user.email)));
  return E.right({ first_name: user.first_name, email: user.email });
};
