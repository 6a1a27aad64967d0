import type { SignedIn } from "../../../core/auth/session-user.model.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { twoStepIsDue } from "../two-step/two-step.store.ts";
import { sessionUser } from "./account.store.ts";
import { attemptKey, rememberAddress } from "./login-attempt.store.ts";
import { closeSessions, openSession } from "./session.store.ts";

/**
 * Signs a user in with a new session and remembers the address; the browser's previous session ends. The session may only set up two-step
 * sign-in where the organisation requires it and the user has none; single sign-on counts as the second step.
 * @param how the action in the audit log
 * @param isSingleSignOn whether a provider identified the user
 */
export const startSession = async (
  tx: Tx,
  user: { readonly org_id: number; readonly user_id: number },
  request: Request,
  how: string,
  isSingleSignOn = false,
): Promise<Answer<SignedIn>> => {
  if (request.session !== null) await closeSessions(tx, { tokenHash: request.session.tokenHash });
  const isDue = !isSingleSignOn && (await twoStepIsDue(tx, user));
  const { token, csrfToken } = await openSession(
    tx,
    { kind: "staff", org: user.org_id, user: user.user_id, setsUpTwoStep: isDue },
    request,
  );
  const known = await sessionUser(tx, user.org_id, user.user_id, csrfToken, isDue, request.now);
  if (known === null) throw new Error("A user that just signed in does not exist.");
  await tx.db
    .updateTable("users")
    .set({ seen_at: request.now })
    .where("org_id", "=", user.org_id)
    .where("user_id", "=", user.user_id)
    .execute();
  await rememberAddress(tx, [attemptKey.staff(known.email)], { org: user.org_id, ip: request.ip }, request.now);
  const actor = {
    kind: "staff",
    org_id: user.org_id,
    user_id: user.user_id,
    role: known.role,
    flags: known.flags,
    features: known.features,
    teams: known.teams,
    row_rule: known.row_rule,
  } as const;
  await writeAudit(
    { ...tx, org: user.org_id },
    { actor, request },
    { action: how, object_type: "user", object_id: user.user_id, before: null, after: null },
  );
  return new Answer({ status: "success", csrf_token: csrfToken, user: known }, [{ name: "staff", value: token }]);
};
