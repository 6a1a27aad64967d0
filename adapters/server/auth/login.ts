import * as E from "fp-ts/lib/Either.js";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import type { Credentials } from "../../../core/auth/credentials.model.ts";
import { type Failure, forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Database } from "../storage/database.ts";
import { type AfterPassword, afterPassword } from "../two-step/second-step.ts";
import { accountByEmail } from "./account.store.ts";
import { forgiveAttempts, takeAttempt } from "./login-attempt.store.ts";
import { passwordMatches } from "./password.ts";

const wrong = "Email or password is incorrect.";

/** Signs in by email and password, or asks for the second step. An unknown address is answered with the same words after the same work; the password is checked outside any transaction, for it takes long. */
export const login = async (database: Database, { email, password }: Credentials, request: Request): Promise<E.Either<Failure, Answer<AfterPassword>>> => {
  const key = `staff:${normalEmail(email)}`;
  const { account, minutes } = await database.asSystem(async (tx) => {
    const found = await accountByEmail(tx, email);
    return { account: found, minutes: await takeAttempt(tx, key, found?.org_id ?? null, request.now) };
  });
  if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
  const active = account?.active === true ? account : null;
  const matches = await passwordMatches(active?.password_hash ?? null, password);
  return database.asSystem(async (tx) => {
    if (active !== null && matches) {
      await forgiveAttempts(tx, key);
      return E.right(await afterPassword(tx, active, request));
    }
    if (account !== null) await writeAudit({ ...tx, org: account.org_id }, { actor: { kind: "anonymous" }, request }, { action: "login_failed", object_type: "user", object_id: account.user_id, before: null, after: null });
    return E.left(unauthorized(wrong));
  });
};
