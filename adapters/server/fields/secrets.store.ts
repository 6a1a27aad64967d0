import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { type SecretStore, secretTimes } from "../../../core/fields/secrets.port.ts";
import { forbidden, notFound } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { forgiveAttempts, takeAttempt } from "../auth/login-attempt.store.ts";
import { passwordMatches } from "../auth/password.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import { fieldsSeenBy } from "./field-definition.store.ts";
import { type Sealer, secretPlace } from "./sealer.ts";

type SecretCall = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request; readonly sealer: Sealer };

const missing = E.left(notFound("There is no such secret."));
const noPassword = "You sign in without a password, so there is none to enter. Set one with “Forgot password” first.";

/** Secrets of contacts in the transaction of one call. */
export const makeSecretStore = (call: SecretCall): SecretStore => {
  const { tx, actor, request, sealer } = call;
  const session = request.session?.tokenHash ?? null;

  const isConfirmed = async (): Promise<boolean> => {
    const { rows } = await sql<{ at: number | null }>`select confirmed_at as at from sessions where org_id = ${tx.org} and token_hash = ${session}`.execute(tx.db);
    const at = rows[0]?.at ?? null;
    return at !== null && request.now < at + secretTimes.confirmed;
  };

  return {
    confirm: (password) => async () => {
      const { email, password_hash } = await tx.db.selectFrom("users").select(["email", "password_hash"]).where("org_id", "=", tx.org).where("user_id", "=", actor.user_id).executeTakeFirstOrThrow();
      if (password_hash === null) return E.right({ confirmed: false, message: noPassword });
      const key = `confirm:${email.toLowerCase()}`;
      const minutes = await takeAttempt(tx, key, tx.org, request.now);
      if (minutes !== null) return E.right({ confirmed: false, message: tooManyAttempts(minutes) });
      if (!(await passwordMatches(password_hash, password))) return E.right({ confirmed: false, message: "Password is incorrect" });
      await forgiveAttempts(tx, key);
      await sql`update sessions set confirmed_at = ${request.now} where org_id = ${tx.org} and token_hash = ${session}`.execute(tx.db);
      return E.right({ confirmed: true });
    },
    reveal: (contact, name) => async () => {
      const field = (await fieldsSeenBy(tx, actor.role)).find((one) => one.name === name && one.type === "secret");
      const { rows } = await sql<{ sealed: string }>`
        select s.sealed from contact_secrets s join own_contacts c on c.con_id = s.con_id where s.org_id = ${tx.org} and s.con_id = ${contact} and s.name = ${name}`.execute(tx.db);
      if (field === undefined || rows[0] === undefined) return missing;
      if (!(await isConfirmed())) return E.left(forbidden("Enter your password to see this.", "password"));
      await writeAudit(tx, call, { action: "contact.reveal_secret", object_type: "contact", object_id: contact, before: null, after: { field: name } });
      return E.right({ value: sealer.open(rows[0].sealed, secretPlace(tx.org, contact, name)) });
    },
  };
};
