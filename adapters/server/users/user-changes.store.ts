import * as E from "fp-ts/lib/Either.js";
import { type Failure, notFound } from "../../../core/kernel/failure.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { type DecidedChange, decideUserChange } from "../../../core/users/decide-user-change.rule.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { lockedPreset } from "../permissions/locked-preset.store.ts";
import { teamsOf } from "../teams/team-in-force.store.ts";
import type { PeopleCall } from "./invite.store.ts";
import { readUser, type UserWithFlags } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

const gone: E.Either<Failure, never> = E.left(notFound(userRefusals.user_gone));

/** A user of the organisation. */
export const getUser = async ({ tx, request }: PeopleCall, id: number): Promise<E.Either<Failure, UserRecord>> => {
  const found = await readUser(tx, id, request.now);
  return found === null ? gone : E.right(found.record);
};

/** A stored user, and what a change of them comes to; null if everything is stored already. */
export const decidedChange = async (
  { tx, actor, request }: PeopleCall,
  id: number,
  change: UserChange,
): Promise<E.Either<Failure, { readonly found: UserWithFlags; readonly decision: DecidedChange | null }>> => {
  const preset = await lockedPreset(tx, change.preset_id ?? null);
  const found = await readUser(tx, id, request.now, true);
  const stored = found === null ? undefined : { ...found.record, flags: found.flags };
  const teams = new Set((await teamsOf(tx, actor)).map((team) => team.id));
  const decided = decideUserChange({ id: actor.user_id, role: actor.role }, stored, change, teams, preset, found?.record, request.now);
  if (E.isLeft(decided)) return decided;
  return found === null ? gone : E.right({ found, decision: decided.right });
};

/** Changes a user; the change is in force in the next call of that user. */
export const changeUser = async (call: PeopleCall, id: number, change: UserChange): Promise<E.Either<Failure, UserRecord>> => {
  const { tx } = call;
  const decided = await decidedChange(call, id, change);
  if (E.isLeft(decided)) return decided;
  const { found, decision } = decided.right;
  if (decision === null) return E.right(found.record);
  const { values, before, after } = decision;
  await writeUser(
    tx,
    call,
    found.record,
    { ...values, teams: [...values.teams], flags: [...values.flags], flags_until: JSON.stringify(values.flags_until) },
    { action: "user.change", before, after },
  );
  return getUser(call, id);
};
