import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideRestore } from "../../../core/users/decide-restore.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import type { Area } from "../contributions/area.ts";
import { limited } from "../org/limits.store.ts";
import type { PeopleCall } from "./invite.store.ts";
import { undoLeaving } from "./undo-leaving.store.ts";
import { readUser } from "./user-record.store.ts";
import { writeUser } from "./write-user.store.ts";

/**
 * Restores an archived user within the limit of the plan.
 * @param isUndo also gives back teams and what went to the replacement
 */
export const restoreUser = async (
  call: PeopleCall,
  areas: readonly Area[],
  id: number,
  isUndo: boolean,
): Promise<E.Either<Failure, Done>> => {
  const { tx, actor, request } = call;
  const found = await readUser(tx, id, request.now, true);
  const decided = decideRestore({ id: actor.user_id, role: actor.role }, found?.record);
  if (E.isLeft(decided)) return decided;
  if (!decided.right || found === null) return E.right(done);
  const room = await limited("users")(call)();
  if (E.isLeft(room)) return room;
  const teams = isUndo ? await undoLeaving(call, areas, id) : [];
  await writeUser(
    tx,
    call,
    found.record,
    { status: 1, teams: [...teams], team_id: null, archived_at: null },
    { action: "user.restore", before: { status: 0 }, after: { status: 1, teams } },
  );
  return E.right(done);
};
