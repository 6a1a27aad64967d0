import { sql } from "kysely";
import type { Database } from "../../../../adapters/server/storage/database.ts";

/** What a contact is, and by kind what belongs to it. */
export type WholeContact = Readonly<
  Record<
    "contact" | "activity" | "joins" | "pauses" | "openings" | "certificates" | "tests" | "progress" | "notes" | "events" | "tasks",
    readonly unknown[]
  >
>;

/** Everything that a row of the database says of a contact and of what belongs to it, but for when and how often it was written. */
export const wholeContact = (database: Database, id: number): Promise<WholeContact> =>
  database.asSystem(async ({ db }) => {
    const rows = async (query: ReturnType<typeof sql>): Promise<readonly unknown[]> => (await query.execute(db)).rows;
    return {
      contact: await rows(
        sql`select first_name, last_name, email, mobile, tags, photo, language, fields, archived_at, deleted_at, merged_into from contacts where con_id = ${id}`,
      ),
      activity: await rows(sql`select activity_id, kind, data from activity where con_id = ${id} order by activity_id`),
      joins: await rows(
        sql`select campaign_id, joined_at, left_at, rejoined_at, source from course_joins where con_id = ${id} order by campaign_id`,
      ),
      pauses: await rows(sql`select campaign_id, paused_at, resumed_at from drip_pauses where con_id = ${id} order by pause_id`),
      openings: await rows(sql`select trigger_id, opened_at, reason from lock_overrides where con_id = ${id} order by trigger_id`),
      certificates: await rows(sql`select code, campaign_id from certificates where con_id = ${id} order by code`),
      tests: await rows(sql`select added_at from portal_testers where con_id = ${id}`),
      progress: await rows(sql`select trigger_id, points, completed_at from lesson_progress where con_id = ${id} order by trigger_id`),
      notes: await rows(sql`select body from contact_notes where con_id = ${id} order by note_id`),
      events: await rows(
        sql`select name from analytics_events where con_id = ${id} union all select kind from contact_events where con_id = ${id} order by 1`,
      ),
      tasks: await rows(sql`select task_id from tasks where ${`api/contacts@${id}`} = any(related_records) order by task_id`),
    };
  });
