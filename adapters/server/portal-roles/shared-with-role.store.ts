import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/** What can be shared with roles. */
export type SharedResource = "files/folders" | "lessons/folders";

/** Ids of what is shared with a role. */
export const sharedWithRole = async ({ db, org }: Tx, resource: SharedResource, role: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select resource_id as id from resource_roles where org_id = ${org} and resource = ${resource} and role_id = ${role} order by resource_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Shares exactly the given records with a role. */
export const shareWithRole = async ({ db, org }: Tx, resource: SharedResource, role: number, ids: readonly number[]): Promise<void> => {
  await sql`delete from resource_roles where org_id = ${org} and resource = ${resource} and role_id = ${role}`.execute(db);
  await sql`
    insert into resource_roles (org_id, resource, resource_id, role_id)
    select ${org}::bigint, ${resource}, s.id, ${role}::bigint from unnest(${[...ids]}::bigint[]) s (id)`.execute(db);
};
