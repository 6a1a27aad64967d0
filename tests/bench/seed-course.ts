import { sql } from "kysely";
import type { Database } from "../../adapters/server/storage/database.ts";

const lessons = 12;
const day = 86_400;
const batch = 2_000;

type Wanted = { readonly org: number; readonly now: number; readonly learners: number };

/**
 * A course of twelve lessons, joined by the first contacts, who are between none and all of the lessons.
 * @returns its id
 */
export const seedCourse = async (database: Database, { org, now, learners }: Wanted): Promise<number> => {
  const course = await database.asSystem(async ({ db }) => {
    const { campaign_id } = await db
      .insertInto("campaigns")
      .values({ org_id: org, name: `Bench ${learners}`, draft: false, created_at: now, updated_at: now, cover: null, show_order: null })
      .returning("campaign_id")
      .executeTakeFirstOrThrow();
    await sql`
      insert into triggers (org_id, campaign_id, type, lesson_id, release, "order", draft, created_at, updated_at)
      select ${org}, ${campaign_id}, 'lesson', (select min(lesson_id) from lessons where org_id = ${org} and published_version is not null), 'immediately', n, false, ${now}, ${now}
      from generate_series(0, ${lessons - 1}::int) n`.execute(db);
    return campaign_id;
  });
  for (let from = 0; from < learners; from += batch) {
    await database.asSystem(({ db }) =>
      sql`
        insert into course_joins (org_id, con_id, campaign_id, joined_at)
        select org_id, con_id, ${course}::bigint, ${now}::bigint - (con_id * 7919) % ${60 * day}::bigint from contacts
        where org_id = ${org} and deleted_at is null order by con_id limit ${Math.min(batch, learners - from)} offset ${from}`.execute(db),
    );
    await database.asSystem(({ db }) =>
      sql`
        insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
        select j.org_id, j.con_id, t.trigger_id, t.campaign_id, (j.con_id * 17) % 50, case when (j.con_id * 31) % ${lessons + 1} > t."order" then ${now}::bigint end, ${now}::bigint - (j.con_id * 6271) % ${30 * day}::bigint, 1
        from (select org_id, con_id, campaign_id from course_joins where campaign_id = ${course} order by con_id limit ${batch} offset ${from}) j
          join triggers t on t.campaign_id = j.campaign_id and (j.con_id * 31) % ${lessons + 1} >= t."order"`.execute(db),
    );
  }
  return course;
};
