import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { PortalLinkSignIn, PortalSignedIn } from "../../../core/auth/portal-auth.model.ts";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { type Failure, unauthorized } from "../../../core/kernel/failure.ts";
import type { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Database } from "../storage/database.ts";
import { useLink } from "./one-time-code.store.ts";
import { portalPlace } from "./portal-account.store.ts";
import { openPortal } from "./portal-sign-in.flow.ts";
import { secretHash } from "./secret.crypto.ts";

const stale = E.left(unauthorized(portalRefusals.link_stale));

/** Signs a learner in with a single-use link; a contact archived, blocked or deleted since is refused. */
export const signInByLink = (
  database: Database,
  { pid, token }: PortalLinkSignIn,
  request: Request,
): Promise<E.Either<Failure, Answer<PortalSignedIn>>> =>
  database.asSystem(async (tx) => {
    const place = await portalPlace(tx, pid ?? null);
    if (place === null) return stale;
    const { rows } = await sql<{ con_id: number }>`
      select c.con_id from one_time_codes l join contacts c on c.con_id = l.con_id and c.org_id = l.org_id
      where l.code_hash = ${secretHash(token)} and l.purpose = 'portal' and l.org_id = ${place.org_id} and l.used_at is null and l.expires_at > ${request.now}
        and c.archived_at is null and c.deleted_at is null and c.blocked_at is null`.execute(tx.db);
    const contact = rows[0]?.con_id;
    if (contact === undefined || !(await useLink(tx, token, request.now))) return stale;
    return E.right(await openPortal(tx, place, contact, request, "login_by_link"));
  });
