import { sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/** Pids of the reports that are published to a role. */
export const publishedTo = async ({ db, org }: Tx, role: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ report: string }>`
    select report from report_publications where org_id = ${org} and role_id = ${role} order by report`.execute(db);
  return rows.map(({ report }) => report);
};

/**
 * Publishes exactly the given reports to a role; those that are published already keep their time.
 * @param now epoch seconds
 */
export const publishToRole = async ({ db, org }: Tx, role: number, pids: readonly string[], now: number): Promise<void> => {
  await sql`delete from report_publications where org_id = ${org} and role_id = ${role} and report <> all(${[...pids]}::text[])`.execute(
    db,
  );
  await sql`
    insert into report_publications (org_id, report, role_id, published_at)
    select ${org}::bigint, r.pid, ${role}::bigint, ${now}::bigint from unnest(${[...pids]}::text[]) r (pid) on conflict do nothing`.execute(
    db,
  );
};
