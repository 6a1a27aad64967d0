import { sql } from "kysely";
import type { GroupNames, KnownNames } from "../../../core/groups/accepted-names.rule.ts";
import type { Tx } from "../storage/database.ts";

const knownOf = async (tx: Tx, org: number, kind: "users" | "teams", ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const from =
    kind === "users"
      ? sql`select user_id as id from users where org_id = ${org} and kind = 'person'`
      : sql`select team_id as id from teams where org_id = ${org} and deleted_at is null`;
  const { rows } = await sql<{ id: number }>`select id from (${from}) known where id = any(${[...ids]}::bigint[])`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
};

const hasFolder = async (tx: Tx, org: number, id: number): Promise<boolean> => {
  const { rows } = await sql`select from group_folders where org_id = ${org} and folder_id = ${id} and deleted_at is null`.execute(tx.db);
  return rows.length > 0;
};

/** Which users, teams and folder named by a group exist in the organisation. */
export const knownNames = async (tx: Tx, org: number, { share_to, folder_id }: GroupNames): Promise<KnownNames> => ({
  users: await knownOf(tx, org, "users", share_to?.users ?? []),
  teams: await knownOf(tx, org, "teams", share_to?.teams ?? []),
  hasFolder: folder_id !== undefined && folder_id !== null && (await hasFolder(tx, org, folder_id)),
});
