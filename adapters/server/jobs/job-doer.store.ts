import * as E from "fp-ts/lib/Either.js";
import { mayCall, type StaffAccess } from "../../../core/access/access-rule.rule.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { Role } from "../../../core/access/role.model.ts";
import { storedRowRule } from "../../../core/access/row-rule.model.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { JobRefused } from "./job.ts";
import type { Taken } from "./lease.store.ts";

const gone = "Whoever began this has no account here any more, so it was stopped.";
const notAllowed = "Whoever began this is not allowed to any more, so it was stopped.";

/**
 * The actor that the audit log names for a job: the user who started it, with their current rights; the system where there is none.
 * @throws JobRefused when the user no longer exists or has lost the permission
 */
export const actorOfJob = async (
  { db }: Tx,
  { org_id, user_id }: Pick<Taken, "org_id" | "user_id">,
  access: StaffAccess | undefined,
  now: number,
): Promise<Doer["actor"]> => {
  if (user_id === null) return { kind: "system" };
  const user = await db
    .selectFrom("users")
    .innerJoin("orgs", "orgs.org_id", "users.org_id")
    .select(["users.role", "users.flags", "users.flags_until", "users.teams", "users.row_rule", "orgs.features"])
    .where("users.org_id", "=", org_id)
    .where("users.user_id", "=", user_id)
    .where((eb) => eb.or([eb("users.status", "=", 1), eb("users.kind", "=", "service")]))
    .executeTakeFirst();
  if (user === undefined || !Role.is(user.role)) throw new JobRefused(gone);
  const actor: StaffActor = {
    kind: "staff",
    org_id,
    user_id,
    role: user.role,
    flags: flagsInForce(user.flags, user.flags_until, now),
    features: user.features,
    teams: user.teams,
    row_rule: storedRowRule(user.row_rule),
  };
  if (access !== undefined && E.isLeft(mayCall(access, actor))) throw new JobRefused(notAllowed);
  return actor;
};
