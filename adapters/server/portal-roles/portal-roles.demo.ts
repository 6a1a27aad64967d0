import { sql } from "kysely";
import type { Demo } from "../demo/demo.ts";
import { publishToRole } from "./published-to-role.store.ts";
import { shareWithRole } from "./shared-with-role.store.ts";

const learner = "lena@harbor.example";
const below = 4;

/** A default role, and one with files, reports and a downline, which the demo's learner has, with contacts two levels below. */
export const demo: Demo = {
  place: 180,
  seed: async (tx, { org, now }) => {
    const { db } = tx;
    const dates = { org_id: org, relation: null, created_at: now, updated_at: now };
    const roles = await db
      .insertInto("portal_roles")
      .values([
        { ...dates, name: "Crew", is_default: true },
        {
          ...dates,
          name: "Crew leader",
          permissions: ["contacts", "files", "reports", "review"],
          fields: ["email", "mobile", "job_title"],
        },
      ])
      .returning(["role_id", "name"])
      .execute();
    const leader = roles.find(({ name }) => name === "Crew leader")?.role_id ?? 0;
    const { rows: folders } = await sql<{ folder_id: number }>`
      select folder_id from file_folders where org_id = ${org} and parent_id is null and deleted_at is null order by folder_id limit 1`.execute(
      db,
    );
    await shareWithRole(
      { ...tx, org },
      "files/folders",
      leader,
      folders.map(({ folder_id }) => folder_id),
    );
    await publishToRole({ ...tx, org }, leader, ["activity", "lesson-completion"], now);
    const { rows: own } = await sql<{ con_id: number }>`
      update contacts set fields = fields || jsonb_build_object('portalRole', jsonb_build_array(${String(leader)}::text)) where org_id = ${org} and email[1] = ${learner} returning con_id`.execute(
      db,
    );
    const lena = own[0]?.con_id;
    if (lena === undefined) return;
    /** The last contacts of the demo, above whom and below whom there is no other. */
    const { rows: last } = await sql<{ con_id: number }>`
      select c.con_id from contacts c where c.org_id = ${org} and c.con_id <> ${lena} and c.deleted_at is null and c.archived_at is null
        and not exists (select from contact_relations r where r.name = 'recruited_by' and (r.parent_id = c.con_id or r.con_id = c.con_id))
      order by c.con_id desc limit ${below}`.execute(db);
    const ids = last.map(({ con_id }) => con_id);
    for (const [at, id] of ids.entries())
      await sql`
        update contacts set fields = fields || jsonb_build_object('recruited_by', jsonb_build_array(${at < below - 2 ? lena : (ids[0] ?? lena)}::bigint)) where org_id = ${org} and con_id = ${id}`.execute(
        db,
      );
  },
};
