import * as E from "fp-ts/lib/Either.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import type { SignedIn } from "../../../core/auth/session-user.model.ts";
import { sudoSeconds } from "../../../core/auth/sudo.rule.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { actorOfJob } from "../jobs/job-doer.store.ts";
import type { Database } from "../storage/database.ts";
import { sessionUser } from "./account.store.ts";
import { closeSessions, openSession } from "./session.store.ts";
import { takeSudoLink } from "./sudo-link.store.ts";

const stale = invalid({ token: [authRefusals.link_invalid] });

/**
 * Signs support in as a user for an hour, by a link that works once; the browser's previous session ends. It is neither a visit of the user nor
 * an address of theirs, and asks for no second step, which only the user has.
 */
export const sudoSignIn = (database: Database, token: string, request: Request): Promise<E.Either<Failure, Answer<SignedIn>>> =>
  database.asSystem(async (tx) => {
    const link = await takeSudoLink(tx, token, request.now);
    if (link === null) return E.left(stale);
    const { org_id, user_id, reason } = link;
    const active = await tx.db
      .selectFrom("users as u")
      .innerJoin("orgs as o", "o.org_id", "u.org_id")
      .select("u.user_id")
      .where("u.org_id", "=", org_id)
      .where("u.user_id", "=", user_id)
      .where("u.status", "=", 1)
      .where("o.closed_at", "is", null)
      .executeTakeFirst();
    if (active === undefined) return E.left(stale);
    if (request.session !== null) await closeSessions(tx, { tokenHash: request.session.tokenHash });
    const sudo = { reason, until: request.now + sudoSeconds };
    const { token: opened, csrfToken } = await openSession(tx, { kind: "staff", org: org_id, user: user_id, sudo }, request);
    const known = await sessionUser(tx, org_id, user_id, csrfToken, false, request.now);
    if (known === null) throw new Error("A user that just signed in does not exist.");
    await writeAudit(
      { ...tx, org: org_id },
      { actor: await actorOfJob(tx, { org_id, user_id }, undefined, request.now), request: { ...request, via: "sudo" } },
      { action: "sudo_login", object_type: "user", object_id: user_id, before: null, after: { reason } },
    );
    const user = { ...known, sudo: true };
    return E.right(new Answer<SignedIn>({ status: "success", csrf_token: csrfToken, user }, [{ name: "staff", value: opened }]));
  });
