import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import { traceProblem } from "../../../core/permissions/access-request.rule.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import type { PeopleCall } from "../users/invite.store.ts";
import { readUser } from "../users/user-record.store.ts";

/** A user about whom it is asked, as the server knows them when they call. */
export type TracedPerson = StaffActor & { readonly name: string };

/** The active user about whom the caller may ask. */
export const tracedPerson = async ({ tx, actor, request }: PeopleCall, id: number): Promise<E.Either<Failure, TracedPerson>> => {
  const problem = traceProblem(actor, id);
  if (problem !== null) return E.left(problem);
  const found = await readUser(tx, id, request.now);
  if (found === null || found.record.status !== 1) return E.left(notFound(userRefusals.user_gone));
  const { name, role, teams, row_rule } = found.record;
  const { org_id, features } = actor;
  return E.right({ kind: "staff", org_id, user_id: id, name, role, flags: found.flags, features, teams, row_rule });
};
