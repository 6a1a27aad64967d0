import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, failureMessage, notFound } from "../../../core/kernel/failure.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { addressTaken, decideInvitation, decideReinvite, type NewUser } from "../../../core/users/decide-invitation.rule.ts";
import type { Invited, InvitedAgain, Invitee, Invitees, InviteResult, InviteResults } from "../../../core/users/invitation.model.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { lockAddress } from "../auth/account.store.ts";
import type { Request } from "../http/call.ts";
import { limited } from "../org/limits.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";
import { type Inviter, inviterNames, sendInvitation } from "./send-invitation.store.ts";
import { shownNameSql } from "./user-name-sql.ts";
import { readUser } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

/** A call of an administrator in its transaction. */
export type PeopleCall = Doer & { readonly actor: StaffActor; readonly tx: Tx; readonly request: Request };

type Existing = { readonly user_id: number; readonly name: string; readonly status: number };
type Refused = { readonly failure: Failure; readonly existing: Existing | null };
type Around = { readonly teams: ReadonlySet<number>; readonly inviter: Inviter };

const around = async ({ tx, actor }: PeopleCall): Promise<Around> => ({
  teams: new Set((await teamsOf(tx, actor)).map(({ id }) => id)),
  inviter: await inviterNames(tx, actor),
});

/** Adds the user unless the address belongs to one of any organisation. */
const insert = async ({ tx, actor, request }: PeopleCall, user: NewUser): Promise<number | null> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into users (org_id, first_name, last_name, email, role, flags, teams, invited_at, invited_by, created_at, updated_at)
    values (${actor.org_id}, ${user.first_name}, ${user.last_name}, ${user.email}, ${user.role}, ${[...user.flags]}, ${[...user.teams]}::bigint[], ${request.now}, ${actor.user_id}, ${request.now}, ${request.now})
    on conflict (lower(email)) do nothing returning user_id`.execute(tx.db);
  return rows[0]?.user_id ?? null;
};

const existing = async ({ tx }: PeopleCall, email: string): Promise<Existing | null> => {
  const { rows } = await sql<Existing>`
    select user_id, ${shownNameSql("users")} as name, status from users where org_id = ${tx.org} and lower(email) = ${email}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
};

/** Invites one person; a lost race for the address or for the last seat is a refusal. */
const inviteOne = async (
  call: PeopleCall,
  outbox: Outbox,
  { teams, inviter }: Around,
  invitee: Invitee,
): Promise<E.Either<Refused, Invited>> => {
  const { tx, actor, request } = call;
  const decided = decideInvitation(teams, invitee);
  if (E.isLeft(decided)) return E.left({ failure: decided.left, existing: null });
  const user = decided.right;
  const there = await existing(call, user.email);
  if (there !== null) return E.left({ failure: addressTaken(there), existing: there });
  const room = await limited("users")(call)();
  if (E.isLeft(room)) return E.left({ failure: room.left, existing: null });
  const user_id = await insert(call, user);
  if (user_id === null) {
    const other = await existing(call, user.email);
    return E.left({ failure: addressTaken(other), existing: other });
  }
  const sent = await sendInvitation(tx, outbox, { ...user, org_id: actor.org_id, user_id }, inviter, request);
  const after = { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email, role: user.role, teams: user.teams };
  await writeAudit(tx, call, { action: "user.invite", object_type: "user", object_id: user_id, before: null, after });
  return E.right({ new_user_id: user_id, ...sent });
};

/** Invites a colleague in the transaction of the call. */
export const invite = async (call: PeopleCall, outbox: Outbox, invitee: Invitee): Promise<E.Either<Failure, Invited>> => {
  const known = await around(call);
  await lockAddress(call.tx, invitee.email);
  return E.mapLeft(({ failure }: Refused) => failure)(await inviteOne(call, outbox, known, invitee));
};

const resultOf = (email: string, result: E.Either<Refused, Invited>): InviteResult => {
  if (E.isRight(result)) return { email, outcome: "invited", user_id: result.right.new_user_id, link: result.right.link, problem: null };
  const { failure, existing: there } = result.left;
  const archived = there?.status === 0 ? there.user_id : null;
  return { email, outcome: archived === null ? "refused" : "archived", user_id: archived, link: null, problem: failureMessage(failure) };
};

/** Invites several people, each with a result of their own; addresses are locked in one order, so that two callers never wait for each other. */
export const inviteMany = async (call: PeopleCall, outbox: Outbox, { emails, ...access }: Invitees): Promise<InviteResults> => {
  const known = await around(call);
  for (const email of [...new Set(emails.map(normalEmail))].toSorted()) await lockAddress(call.tx, email);
  const results: InviteResult[] = [];
  for (const email of emails) results.push(resultOf(email, await inviteOne(call, outbox, known, { email, ...access })));
  return { results, mailed: canSend(outbox.ways, "email") };
};

/** Sends a pending invitation again; its earlier links no longer work. */
export const reinvite = async (call: PeopleCall, outbox: Outbox, id: number): Promise<E.Either<Failure, InvitedAgain>> => {
  const { tx, actor, request } = call;
  const found = await readUser(tx, id, request.now, true);
  if (found === null) return E.left(notFound(userRefusals.user_gone));
  const { first_name, email } = found.record;
  const decided = decideReinvite(found.record, request.now);
  if (E.isLeft(decided)) return decided;
  const user = { org_id: actor.org_id, user_id: id, first_name, email };
  const sent = await sendInvitation(tx, outbox, user, await inviterNames(tx, actor), request);
  await writeUser(
    tx,
    call,
    found.record,
    { invited_at: request.now, invited_by: actor.user_id },
    { action: "user.reinvite", before: null, after: { email } },
  );
  return E.right(sent);
};
