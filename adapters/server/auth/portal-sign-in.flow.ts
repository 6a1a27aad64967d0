import * as E from "fp-ts/lib/Either.js";
import { tooManyAttempts } from "../../../core/auth/attempt-limit.rule.ts";
import type { PortalCredentials, PortalSignedIn } from "../../../core/auth/portal-auth.model.ts";
import { contactKey } from "../../../core/auth/portal-credentials.rule.ts";
import { portalRefusals } from "../../../core/auth/portal-refusals.ts";
import { type Failure, forbidden, invalid, unauthorized } from "../../../core/kernel/failure.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Database, Tx } from "../storage/database.ts";
import { attemptKey, rememberAddress, takeAttempt } from "./login-attempt.store.ts";
import { oneThatMatches } from "./password.crypto.ts";
import { spendPin, tryPins } from "./pin.store.ts";
import { learnerAccount, type PortalPlace, portalPlace, portalUser } from "./portal-account.store.ts";
import { closeSessions, openSession } from "./session.store.ts";

const wrong = unauthorized(portalRefusals.wrong_details);

/**
 * Opens a portal session and remembers the address; the browser's previous session ends.
 * @param how the action in the audit log
 */
export const openPortal = async (
  tx: Tx,
  place: PortalPlace,
  contact: number,
  request: Request,
  how: "login" | "login_by_link",
): Promise<Answer<PortalSignedIn>> => {
  if (request.session !== null) await closeSessions(tx, { tokenHash: request.session.tokenHash });
  const { token, csrfToken } = await openSession(tx, { kind: "learner", org: place.org_id, contact, pid: place.pid }, request);
  const meta = await portalUser(tx, place.org_id, contact, place.pid, csrfToken);
  if (meta === null) throw new Error("A learner that just signed in does not exist.");
  const addresses = [...meta.email, ...meta.mobile];
  await rememberAddress(
    tx,
    addresses.flatMap((address) => [attemptKey.learner(place.pid, address), attemptKey.pin(place.pid, address)]),
    { org: place.org_id, ip: request.ip },
    request.now,
  );
  const actor = { kind: "learner", org_id: place.org_id, con_id: contact, pid: place.pid } as const;
  await writeAudit(
    { ...tx, org: place.org_id },
    { actor, request },
    { action: how, object_type: "contact", object_id: contact, before: null, after: null },
  );
  return new Answer({ access_token: token, pid: place.pid, con_id: contact, csrf_token: csrfToken, meta }, [
    { name: "learner", value: token },
  ]);
};

/** Signs a learner in with email or mobile and pin or password; every failure gets the same answer after the same work. */
export const signInToPortal = async (
  database: Database,
  body: PortalCredentials,
  request: Request,
): Promise<E.Either<Failure, Answer<PortalSignedIn>>> => {
  const key = contactKey(body);
  const secret = body.pin ?? body.password;
  if (key === null) return E.left(invalid({ email: [portalRefusals.email_or_mobile] }));
  if (secret === undefined) return E.left(invalid({ pin: [portalRefusals.pin_or_password] }));
  const { place, account, minutes, hashes } = await database.asSystem(async (tx) => {
    const found = await portalPlace(tx, body.pid ?? null);
    const wait = await takeAttempt(
      tx,
      attemptKey.learner(found?.pid ?? body.pid ?? "", key.value),
      found?.org_id ?? null,
      request.now,
      request.ip,
    );
    const learner = found === null ? null : await learnerAccount(tx, found.org_id, key);
    const stored =
      found === null || learner === null || wait !== null
        ? []
        : body.pin === undefined
          ? [learner.password_hash]
          : await tryPins(tx, { purpose: "pin", org: found.org_id, contact: learner.con_id, ip: request.ip }, request.now);
    return { place: found, account: learner, minutes: wait, hashes: stored };
  });
  if (minutes !== null) return E.left(forbidden(tooManyAttempts(minutes)));
  const matching = await oneThatMatches(hashes, secret, body.pin === undefined ? 1 : 2);
  if (place === null || account === null || matching === null) return E.left(wrong);
  return database.asSystem(async (tx) => {
    if (body.pin !== undefined && !(await spendPin(tx, matching, request.now))) return E.left(wrong);
    return E.right(await openPortal(tx, place, account.con_id, request, "login"));
  });
};
