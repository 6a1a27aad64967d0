import * as E from "fp-ts/lib/Either.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { decideRestore } from "../../../core/users/decide-restore.rule.ts";
import { type Done, done } from "../../contract/envelope.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Area } from "../contributions/area.ts";
import { limited } from "../org/limits.ts";
import type { PeopleCall } from "./invite.store.ts";
import { undoLeaving } from "./undo-leaving.store.ts";
import { readUser } from "./user-record.store.ts";

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
  const found = await readUser(tx, id, request.now);
  const decided = decideRestore({ id: actor.user_id, role: actor.role }, found?.record);
  if (E.isLeft(decided)) return decided;
  if (!decided.right) return E.right(done);
  const room = await limited("users")(call)();
  if (E.isLeft(room)) return room;
  const { numUpdatedRows } = await tx.db
    .updateTable("users")
    .set((eb) => ({ status: 1, teams: [], team_id: null, archived_at: null, version: eb("version", "+", 1), updated_at: request.now }))
    .where("org_id", "=", actor.org_id)
    .where("user_id", "=", id)
    .where("status", "=", 0)
    .where("kind", "=", "person")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return E.right(done);
  const teams = isUndo ? await undoLeaving(call, areas, id) : [];
  await writeAudit(tx, call, {
    action: "user.restore",
    object_type: "user",
    object_id: id,
    before: { status: 0 },
    after: { status: 1, teams },
  });
  return E.right(done);
};
