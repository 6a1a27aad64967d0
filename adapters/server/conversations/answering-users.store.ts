import { sql } from "kysely";
import type { Role } from "../../../core/access/role.model.ts";
import { mayAnswer } from "../../../core/conversations/may-answer.rule.ts";
import { flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { Tx } from "../storage/database.ts";

type User = { readonly user_id: number; readonly email: string; readonly first_name: string };

/**
 * Active users who may answer contacts.
 * @param now epoch seconds
 */
export const answeringUsers = async ({ db, org }: Tx, now: number): Promise<readonly User[]> => {
  const { rows } = await sql<User & { readonly role: Role; readonly flags: readonly string[]; readonly flags_until: unknown }>`
    select user_id, email, first_name, role, flags, flags_until from users where org_id = ${org} and status = 1 and activated order by user_id`.execute(
    db,
  );
  return rows.filter(({ role, flags, flags_until }) => mayAnswer({ role, flags: flagsInForce(flags, flags_until, now) }));
};
