import * as E from "fp-ts/lib/Either.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import type { SignedIn } from "../../../core/auth/session-user.model.ts";
import { passwordRefusal } from "../../../core/auth/sign-in-gate.rule.ts";
import { type Failure, forbidden, invalid } from "../../../core/kernel/failure.ts";
import { activationLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { acceptedUser } from "../../../core/users/accepted-user.rule.ts";
import { decideAcceptance } from "../../../core/users/decide-invitation.rule.ts";
import type { Acceptance, InvitationShown } from "../../../core/users/invitation.model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { LoginDeps } from "../auth/login.flow.ts";
import { createLink, dropLinks, invitationPurposes, linkLife, type LinkOwner, linkOwner, useLink } from "../auth/one-time-code.store.ts";
import { guessableFailure, namesOf } from "../auth/password-names.store.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import { secretHash } from "../auth/secret.crypto.ts";
import { gateFacts } from "../auth/sign-in-gate.store.ts";
import { startSession } from "../auth/start-session.flow.ts";
import type { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import { writeUser } from "./write-user.store.ts";

const stale: E.Either<Failure, never> = E.left(invalid({ token: [userRefusals.invitation_stale] }));

type Held = LinkOwner & { /** whether the link was mailed to the person */ readonly isMailed: boolean };

const holder = async (tx: Tx, token: string, now: number): Promise<Held | null> => {
  const mailed = await linkOwner(tx, "invite", token, now);
  if (mailed !== null) return { ...mailed, isMailed: true };
  const copied = await linkOwner(tx, "invite_copy", token, now);
  return copied === null ? null : { ...copied, isMailed: false };
};

/**
 * An invitation as its link shows it; reading it changes nothing, since mail scanners follow links.
 * @param oidcUrl where single sign-on begins; null where it is not configured
 */
export const previewInvitation = (
  database: Database,
  token: string,
  oidcUrl: string | null,
  { now }: Pick<Request, "now">,
): Promise<E.Either<Failure, InvitationShown>> =>
  database.asSystem(async (tx) => {
    const held = await holder(tx, token, now);
    if (held === null) return stale;
    const row = await tx.db
      .selectFrom("users as u")
      .innerJoin("orgs as o", "o.org_id", "u.org_id")
      .leftJoin("users as i", "i.user_id", "u.invited_by")
      .select(["u.email", "u.first_name", "u.last_name", "o.name as org_name", "i.first_name as by_first", "i.last_name as by_last"])
      .where("u.user_id", "=", held.user_id)
      .executeTakeFirstOrThrow();
    const { by_first, by_last, ...shown } = row;
    const by = `${by_first ?? ""} ${by_last ?? ""}`.trim();
    return E.right({ ...shown, invited_by: by === "" ? null : by, oidc_url: oidcUrl });
  });

/** Mails a link that confirms the address of a user who accepted with a link that was not mailed to them. */
const askToConfirm = async (
  tx: Tx,
  outbox: Outbox,
  owner: LinkOwner,
  person: { readonly name: string; readonly email: string },
  request: Request,
): Promise<void> => {
  const secret = await createLink(tx, "activate", owner, request.now);
  const letter = activationLetter(request.language ?? "en", { name: person.name }, `${request.origin}/ui/activate#token=${secret}`);
  const holds = { until: request.now + linkLife.activate, code: secretHash(secret) };
  await outbox.send(tx, owner.org_id, { channel: "email", recipient: person.email, letter, secret: holds }, request.now);
};

/**
 * Accepts an invitation once, with the name and the password that the person chooses, and signs them in. A link that was passed on instead
 * of mailed does not prove the address, which then has to be confirmed, unless no mail can be sent.
 */
export const acceptInvitation = async (
  { database, outbox, hasProvider }: LoginDeps,
  { token, password, ...names }: Acceptance,
  request: Request,
): Promise<E.Either<Failure, Answer<SignedIn>>> => {
  const known = await database.asSystem(async (tx) => {
    const held = await holder(tx, token, request.now);
    return held === null ? null : namesOf(tx, held);
  });
  if (known === null) return stale;
  const person = { first_name: names.first_name.trim(), last_name: names.last_name.trim() };
  const guessable = guessableFailure(password, [...known, person.first_name, person.last_name]);
  if (guessable !== null) return E.left(guessable);
  const password_hash = await passwordHash(password);
  return database.asSystem(async (tx) => {
    const held = await holder(tx, token, request.now);
    if (held === null) return stale;
    const stored = await tx.db
      .selectFrom("users")
      .select(["status", "invited_at", "email", "first_name", "last_name", "version"])
      .where("org_id", "=", held.org_id)
      .where("user_id", "=", held.user_id)
      .forUpdate()
      .executeTakeFirst();
    const decided = decideAcceptance(stored ?? null, request.now);
    if (E.isLeft(decided) || stored === undefined) return E.isLeft(decided) ? decided : stale;
    const refused = passwordRefusal(await gateFacts(tx, held), { hasProvider, takesBack: false }, request.now);
    if (refused !== null) return E.left(forbidden(refused.code === "sign_on_only" ? authRefusals.sign_on_accepts : refused));
    if (!(await useLink(tx, token, request.now))) return stale;
    const isProven = held.isMailed || !canSend(outbox.ways, "email");
    await dropLinks(tx, invitationPurposes, held.user_id);
    const { first_name, last_name, version, email } = stored;
    await writeUser(
      { ...tx, org: held.org_id },
      { actor: { kind: "anonymous" }, request },
      { id: held.user_id, version },
      { ...person, ...acceptedUser(request.now), activated: isProven, password_hash },
      { action: "user.accept", before: { first_name, last_name }, after: person },
    );
    if (!isProven) await askToConfirm(tx, outbox, held, { name: person.first_name, email }, request);
    return E.right(await startSession(tx, held, request, "login"));
  });
};
