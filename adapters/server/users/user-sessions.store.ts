import * as E from "fp-ts/lib/Either.js";
import type { SessionEntry } from "../../../core/auth/access-list.model.ts";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { manageProblem } from "../../../core/users/manage-people.rule.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { deleteSession, listSessions } from "../auth/access-list.store.ts";
import type { PeopleCall } from "./invite.store.ts";
import { readUser } from "./user-record.store.ts";

const gone: E.Either<Failure, never> = E.left(notFound(userRefusals.user_gone));

/** The active sessions of a user. */
export const sessionsOf = async ({ tx, actor, request }: PeopleCall, id: number): Promise<E.Either<Failure, readonly SessionEntry[]>> => {
  if ((await readUser(tx, id, request.now)) === null) return gone;
  return E.right(await listSessions(tx, { ...actor, user_id: id }, request.session?.tokenHash ?? null, request.now));
};

/**
 * Ends a session of a user.
 * @returns the hash of its token
 */
export const endSessionOf = async (call: PeopleCall, id: number, session: number): Promise<E.Either<Failure, string>> => {
  const { tx, actor, request } = call;
  const found = await readUser(tx, id, request.now);
  if (found === null) return gone;
  const problem = manageProblem({ id: actor.user_id, role: actor.role }, found.record, "details");
  if (problem !== null) return E.left(problem);
  const hash = await deleteSession(tx, { ...actor, user_id: id }, session);
  if (hash === null) return E.left(notFound(authRefusals.no_session));
  await writeAudit(tx, call, { action: "user.end_session", object_type: "user", object_id: id, before: null, after: null });
  return E.right(hash);
};
