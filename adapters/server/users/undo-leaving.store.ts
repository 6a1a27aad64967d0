import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { orNull } from "../../../core/kernel/or-null.ts";
import { leavingSeconds } from "../../../core/users/decide-leaving.rule.ts";
import type { Area } from "../contributions/area.ts";
import { ownedPartsOf } from "../contributions/owned-part.ts";
import type { PeopleCall } from "./invite.store.ts";

const Moved = t.readonlyArray(
  t.type({ kind: t.string, to: orNull(t.number), moves: t.readonlyArray(t.type({ id: t.number, had: t.boolean })) }),
);

/**
 * Gives a restored user back the records that still belong to those who got them, within 30 days.
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
  const rows = await tx.db
    .selectFrom("teams")
    .select("team_id")
    .where("org_id", "=", actor.org_id)
    .where("deleted_at", "is", null)
    .where("team_id", "in", left.teams.length === 0 ? [0] : left.teams)
    .execute();
  const teams = rows.map(({ team_id }) => team_id);
  // Leavings of earlier versions name one user for all kinds.
  const moved = Moved.decode(left.moved);
  if (E.isLeft(moved)) return teams;
  for (const { kind, back } of ownedPartsOf(areas))
    for (const one of moved.right) {
      const to = one.to ?? left.replacement_id;
      if (one.kind === kind && to !== null && one.moves.length > 0) await back({ tx, from: id, to, now }, one.moves);
    }
  return teams;
};
