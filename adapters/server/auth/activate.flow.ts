import * as E from "fp-ts/lib/Either.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Database } from "../storage/database.ts";
import { confirmEmail } from "./confirm-email.flow.ts";
import { linkOwner, useLink } from "./one-time-code.store.ts";

const stale = invalid({ token: [authRefusals.link_invalid] });

/** Confirms the email address to which the link was sent: of a new account, or the new one of a user. */
export const activate = (database: Database, token: string, request: Request): Promise<E.Either<Failure, Done>> =>
  database.asSystem(async (tx) => {
    const changed = await confirmEmail(tx, token, request);
    if (changed !== null) return changed;
    const owner = await linkOwner(tx, "activate", token, request.now);
    if (owner === null || !(await useLink(tx, token, request.now))) return E.left(stale);
    await tx.db
      .updateTable("users")
      .set({ activated: true, updated_at: request.now })
      .where("org_id", "=", owner.org_id)
      .where("user_id", "=", owner.user_id)
      .execute();
    await writeAudit(
      { ...tx, org: owner.org_id },
      { actor: { kind: "anonymous" }, request },
      { action: "activate", object_type: "user", object_id: owner.user_id, before: { activated: false }, after: { activated: true } },
    );
    return E.right(done);
  });
