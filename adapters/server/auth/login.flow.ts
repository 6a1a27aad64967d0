import * as E from "fp-ts/lib/Either.js";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { isOpenAccount, unconfirmed } from "../../../core/auth/confirmed-account.rule.ts";
import type { Credentials } from "../../../core/auth/credentials.model.ts";
import { passwordRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import { type Failure, forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Later } from "../http/later.ts";
import { takeBack } from "../organisation/closing.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database } from "../storage/database.ts";
import { type AfterPassword, afterPassword } from "../two-step/second-step.flow.ts";
import { type Account, accountByEmail } from "./account.store.ts";
import { attemptKey, takeAttempt } from "./login-attempt.store.ts";
import { passwordMatches } from "./password.crypto.ts";
import { gateFacts } from "./sign-in-gate.store.ts";

const tellFailed = (database: Database, account: Account, request: Request): Promise<void> =>
  database.asSystem((tx) =>
    writeAudit(
      { ...tx, org: account.org_id },
      { actor: { kind: "anonymous" }, request },
      { action: "login_failed", object_type: "user", object_id: account.user_id, before: null, after: null },
    ),
  );

/** @property hasProvider whether the server has a provider for single sign-on */
export type LoginDeps = { readonly database: Database; readonly outbox: Outbox; readonly hasProvider: boolean };

/**
 * Signs in by email and password, or asks for the second step. An unknown address gets the same answer after the same work, and the audit
 * log is written after the answer; the slow password check runs outside any transaction.
 */
export const login = async (
  { database, outbox, hasProvider }: LoginDeps,
  { email, password, take_back: takesBack = false }: Credentials,
  request: Request,
  later: Later,
): Promise<E.Either<Failure, Answer<AfterPassword>>> => {
  const { account, minutes } = await database.asSystem(async (tx) => {
    const found = await accountByEmail(tx, email);
    return { account: found, minutes: await takeAttempt(tx, attemptKey.staff(email), found?.org_id ?? null, request.now, request.ip) };
  });
  if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
  const active = account?.active === true ? account : null;
  const matches = await passwordMatches(active?.password_hash ?? null, password);
  if (active === null || !matches) {
    if (account !== null) later("A failed login could not be written to the trail", () => tellFailed(database, account, request));
    return E.left(unauthorized(authRefusals.wrong_login));
  }
  if (!isOpenAccount(active, request.now)) return E.left(forbidden(unconfirmed));
  return database.asSystem(async (tx) => {
    const refused = passwordRefusal(await gateFacts(tx, active), { hasProvider, takesBack }, request.now);
    if (refused !== null) return E.left(forbidden(refused));
    const answer = await afterPassword(tx, active, request);
    if (takesBack && "user" in answer.value) await takeBack(tx, outbox, active, request);
    return E.right(answer);
  });
};
