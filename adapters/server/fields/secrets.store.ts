import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import type { SecretStore } from "../../../core/fields/secrets.port.ts";
import { forbidden, notFound } from "../../../core/kernel/failure.ts";
import { isPin } from "../../../core/profile/pin.rule.ts";
import { confirmSession, isConfirmed } from "../auth/confirmed-session.store.ts";
import { attemptKey, forgiveAttempts, takeAttempt } from "../auth/login-attempt.store.ts";
import { passwordMatches } from "../auth/password.crypto.ts";
import { forgivePins, tryPin } from "../auth/staff-pin.store.ts";
import type { Request } from "../http/call.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { openSecret, sealedSecret } from "./sealed-secret.store.ts";

type SecretCall = { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request; readonly sealer: Sealer };

const missing = E.left(notFound(contactRefusals.no_secret));

/** Secrets of contacts in the transaction of one call. */
export const makeSecretStore = (call: SecretCall): SecretStore => {
  const { tx, actor, request } = call;

  return {
    confirm: (given) => async () => {
      const { email, password_hash, pin_hash } = await tx.db
        .selectFrom("users")
        .select(["email", "password_hash", "pin_hash"])
        .where("org_id", "=", tx.org)
        .where("user_id", "=", actor.user_id)
        .executeTakeFirstOrThrow();
      if (password_hash === null) return E.right({ confirmed: false, ...authRefusals.no_password_to_enter });
      if (pin_hash !== null && isPin(given)) {
        const refused = await tryPin(tx, actor, pin_hash, given);
        if (refused !== null) return E.right({ confirmed: false, ...refused });
        await confirmSession(tx, request);
        return E.right({ confirmed: true });
      }
      const key = attemptKey.again(email);
      const minutes = await takeAttempt(tx, key, tx.org, request.now);
      if (minutes !== null) return E.right({ confirmed: false, ...tooManyAttempts(minutes) });
      if (!(await passwordMatches(password_hash, given))) return E.right({ confirmed: false, ...authRefusals.password_incorrect });
      await forgiveAttempts(tx, key);
      await forgivePins(tx, actor);
      await confirmSession(tx, request);
      return E.right({ confirmed: true });
    },
    reveal: (contact, name) => async () => {
      const sealed = await sealedSecret(tx, actor.role, contact, name);
      if (sealed === null) return missing;
      if (!(await isConfirmed(tx, request))) return E.left(forbidden(authRefusals.password_needed, "password"));
      return E.right(await openSecret(call, contact, name, sealed));
    },
  };
};
