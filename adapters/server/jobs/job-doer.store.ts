import { Flag, Role } from "../../../core/access/role.model.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Taken } from "./lease.store.ts";

/** Who the trail names for what a job does: the person who started it, with the rights of now; the system where nobody did or the person is gone. */
export const actorOfJob = async ({ db }: Tx, { org_id, user_id }: Pick<Taken, "org_id" | "user_id">): Promise<Doer["actor"]> => {
  if (user_id === null) return { kind: "system" };
  const user = await db
    .selectFrom("users")
    .innerJoin("orgs", "orgs.org_id", "users.org_id")
    .select(["users.role", "users.flags", "users.teams", "orgs.features"])
    .where("users.org_id", "=", org_id)
    .where("users.user_id", "=", user_id)
    .executeTakeFirst();
  if (user === undefined || !Role.is(user.role)) return { kind: "system" };
  return { kind: "staff", org_id, user_id, role: user.role, flags: user.flags.filter(Flag.is), features: user.features, teams: user.teams };
};
