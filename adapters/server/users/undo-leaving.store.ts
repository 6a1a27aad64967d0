import * as t from "io-ts";
import { leavingSeconds } from "../../../core/users/decide-leaving.rule.ts";
import type { Area } from "../contributions/area.ts";
import { ownedPartsOf } from "../contributions/owned-part.ts";
import type { PeopleCall } from "./invite.store.ts";

const Moved = t.readonlyArray(t.type({ kind: t.string, moves: t.readonlyArray(t.type({ id: t.number, had: t.boolean })) }));

/**
 * Gives a restored user back the records that still belong to the replacement, within 30 days.
 * @returns ids of the teams that the user had and that still exist, for the user's record
 */
export const undoLeaving = async ({ tx, actor, request }: PeopleCall, areas: readonly Area[], id: number): Promise<readonly number[]> => {
  const { now } = request;
  const left = await tx.db
    .deleteFrom("user_leavings")
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", id)
    .where("at", ">", now - leavingSeconds)
    .returning(["replacement_id", "teams", "moved"])
    .executeTakeFirst();
  if (left === undefined) return [];
  const { replacement_id: to, moved } = left;
  const rows = await tx.db
    .selectFrom("teams")
    .select("team_id")
    .where("org_id", "=", actor.org_id)
    .where("deleted_at", "is", null)
    .where("team_id", "in", left.teams.length === 0 ? [0] : left.teams)
    .execute();
  const teams = rows.map(({ team_id }) => team_id);
  if (to === null || !Moved.is(moved)) return teams;
  for (const { kind, back } of ownedPartsOf(areas)) {
    const moves = moved.filter((one) => one.kind === kind).flatMap((one) => one.moves);
    if (moves.length > 0) await back({ tx, from: id, to, now }, moves);
  }
  return teams;
};
