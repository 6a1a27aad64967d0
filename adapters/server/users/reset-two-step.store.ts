import * as E from "fp-ts/lib/Either.js";
import { signInChangeProblem } from "../../../core/auth/in-person.rule.ts";
import { conflict, type Failure, notFound } from "../../../core/kernel/failure.ts";
import { manageProblem } from "../../../core/users/manage-people.rule.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { closeSessions } from "../auth/session.store.ts";
import { dropTwoStep } from "../two-step/two-step.store.ts";
import type { PeopleCall } from "./invite.store.ts";
import { readUser } from "./user-record.store.ts";

/** Turns off two-step sign-in of a user who lost both phone and recovery codes, and ends their sessions; never by an API token or support. */
export const resetTwoStep = async (call: PeopleCall, id: number): Promise<E.Either<Failure, Done>> => {
  const { tx, actor, request } = call;
  const found = await readUser(tx, id, request.now);
  if (found === null) return E.left(notFound(userRefusals.user_gone));
  const problem = signInChangeProblem(request.via) ?? manageProblem({ id: actor.user_id, role: actor.role }, found.record, "two-step");
  if (problem !== null) return E.left(problem);
  const owner = { org_id: actor.org_id, user_id: id };
  if (!found.record.two_step || !(await dropTwoStep(tx, owner)))
    return E.left(conflict(userRefusals.no_two_step({ name: found.record.name })));
  await closeSessions(tx, { user: id });
  await writeAudit(tx, call, { action: "user.turn_off_two_step", object_type: "user", object_id: id, before: null, after: null });
  return E.right(done);
};
