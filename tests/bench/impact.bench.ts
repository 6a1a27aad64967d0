import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { readImpact } from "../../adapters/server/edit-impact/edit-impact.store.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import type { CourseEdit } from "../../core/edit-impact/course-edit.model.ts";
import { onBothEngines } from "./both-engines.ts";
import { type Bench, median, ms, type Row } from "./table.ts";
import { vacuumTables } from "./vacuum-tables.ts";

const size = Number(process.env["IMPACT_SIZE"] ?? "100000");
const lessons = 12;
const now = 1_782_907_200;
const day = 86_400;
const rounds = 3;
const target = 5_000;

/** A course of twelve lessons, every third of which opens days after joining; its learners are between none and all of them. */
const seedCourse = async (database: Database, org: number): Promise<{ readonly course: number; readonly triggers: readonly number[] }> =>
  database.asSystem(async ({ db }) => {
    const course = await db
      .insertInto("campaigns")
      .values({ org_id: org, name: "Bench", draft: false, created_at: now, updated_at: now, cover: null, show_order: null })
      .returning("campaign_id")
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ trigger_id: number }>`
      insert into triggers (org_id, campaign_id, type, lesson_id, release, join_delay, start_at, "order", draft, created_at, updated_at)
      select ${org}, ${course.campaign_id}, 'lesson', (select min(lesson_id) from lessons where org_id = ${org} and published_version is not null),
        case when n % 3 = 2 then 'delay' else 'immediately' end, n * 2, '09:00', n, false, ${now}, ${now}
      from generate_series(0, ${lessons - 1}::int) n returning trigger_id`.execute(db);
    return { course: course.campaign_id, triggers: rows.map(({ trigger_id }) => trigger_id) };
  });

const batch = 10_000;

/** Everybody joins, in transactions of ten thousand. */
const seedJoins = async (database: Database, org: number, course: number): Promise<void> => {
  for (let after = 0, more = true; more;) {
    const from = after;
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ con_id: number }>`
        insert into course_joins (org_id, con_id, campaign_id, joined_at)
        select org_id, con_id, ${course}::bigint, ${now}::bigint - (con_id * 7919) % ${60 * day}::bigint from contacts
        where org_id = ${org} and con_id > ${from} order by con_id limit ${batch} returning con_id`.execute(db),
    );
    after = Math.max(after, ...rows.map(({ con_id }) => con_id));
    more = rows.length === batch;
  }
};

const seedProgress = async (database: Database, course: number, triggers: readonly number[]): Promise<void> => {
  for (const [at, trigger, part] of triggers.flatMap((one, place) => [0, 1, 2, 3].map((quarter) => [place, one, quarter] as const)))
    await database.asSystem(({ db }) =>
      sql`
        insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
        select org_id, con_id, ${trigger}, campaign_id, 0, case when (con_id * 31) % ${lessons + 1} > ${at + 1} then ${now}::bigint end, ${now}, 1
        from course_joins where campaign_id = ${course} and con_id % 4 = ${part} and (con_id * 31) % ${lessons + 1} > ${at}`.execute(db),
    );
  await vacuumTables(database, ["course_joins", "lesson_progress"]);
};

const measure = async (database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  await seedDemo(database, now);
  const org = await demoOrganisation(database);
  await seedContacts(database, org, size, now);
  const { course, triggers } = await seedCourse(database, org);
  await seedJoins(database, org, course);
  await seedProgress(database, course, triggers);
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: 1, role: "owner", flags: [], features: [], teams: [] } as const;
  const edits: readonly { readonly what: string; readonly edit: CourseEdit }[] = [
    { what: "the order of all lessons, reversed", edit: { of: "order", ids: triggers.toReversed() } },
    {
      what: "a lesson that opens 60 days after joining",
      edit: { of: "lessons", changes: [{ id: triggers[5] ?? 0, change: { release: "delay", join_delay: 60 } }] },
    },
    { what: "a lesson that is taken out", edit: { of: "removal", id: triggers[3] ?? 0 } },
  ];
  const rows: Row[] = [];
  for (const { what, edit } of edits) {
    const [times, plain]: [number[], number[]] = [[], []];
    let affected = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const found = await database.inOrg(org, (tx) =>
        readImpact({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }, course, edit),
      );
      times.push(performance.now() - start);
      if (E.isLeft(found) || found.right.affected === 0) throw new Error(`${what}: ${JSON.stringify(found)}`);
      affected = found.right.affected;
      const before = performance.now();
      await database.inOrg(org, ({ db }) =>
        sql`select con_id, trigger_id, completed_at from lesson_progress where org_id = ${org} and campaign_id = ${course}`.execute(db),
      );
      plain.push(performance.now() - before);
    }
    const [value, read] = [median(times), median(plain)];
    rows.push({
      what: `${what}: ${affected.toLocaleString("en")} affected`,
      value: ms(value),
      limit: `reading all progress ${ms(read)}`,
      ratio: (value / read).toFixed(2),
      target: `≤ ${ms(target)}`,
      met: value <= target,
    });
  }
  await database.close();
  return rows;
};

const title = (engine: string): string => `Impact of an edit on ${size.toLocaleString("en")} learners of a course, ${engine}`;

/** Whom an edit of a course affects, before it is stored; IMPACT_SIZE takes another number of learners. */
export const impactBenches: readonly Bench[] = onBothEngines(title, measure);
