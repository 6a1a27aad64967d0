import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { addContacts, engines } from "../groups/group-rows.ts";
import { noon } from "../harness.ts";
import { addPublishedLesson } from "../published-lesson.ts";
import { seedOrg } from "../two-orgs.ts";

const opening = engines(() => inject("postgresUrl"), "course_standing");
const databases = new Map<string, Database>();
beforeAll(async () => {
  for (const [name, open] of opening) databases.set(name, await open());
});
afterAll(async () => {
  for (const database of databases.values()) await database.close();
});

type Standing = { readonly con_id: number; readonly finished: number; readonly points: number; readonly touched_at: number | null };

/** An organisation with two published lessons in a course that two contacts joined. */
const prepared = async (database: Database) => {
  const { admin } = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["campaigns"] });
  const { org } = admin;
  return database.inOrg(org, async (tx) => {
    const { db } = tx;
    const people = await addContacts(tx, org, 2);
    const lessons = [await addPublishedLesson(tx, org, "Knots"), await addPublishedLesson(tx, org, "Cleats")];
    const { rows } = await sql<{ campaign_id: number }>`
      insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Ropes', ${noon}, ${noon}) returning campaign_id`.execute(
      db,
    );
    const course = Number(rows[0]?.campaign_id);
    const triggers: number[] = [];
    for (const id of lessons) {
      const made = await sql<{ trigger_id: number }>`
        insert into triggers (org_id, campaign_id, type, lesson_id, draft, created_at, updated_at) values (${org}, ${course}, 'lesson', ${id}, false, ${noon}, ${noon}) returning trigger_id`.execute(
        db,
      );
      triggers.push(Number(made.rows[0]?.trigger_id));
    }
    return { org, people, lessons, course, triggers };
  });
};

const standing = async (database: Database, org: number, course: number): Promise<readonly Standing[]> =>
  database.inOrg(org, async ({ db }) => {
    const { rows } = await sql<Standing>`
      select con_id, finished, points::int as points, touched_at from course_joins where org_id = ${org} and campaign_id = ${course} order by con_id`.execute(
      db,
    );
    return rows.map(({ con_id, finished, points, touched_at }) => ({
      con_id: Number(con_id),
      finished: Number(finished),
      points: Number(points),
      touched_at: touched_at === null ? null : Number(touched_at),
    }));
  });

describe.each(opening.map(([name]) => name))("what learners reached, kept with their joins on %s", (name) => {
  const opened = (): Database => {
    const database = databases.get(name);
    if (database === undefined) throw new Error(`${name} is not open.`);
    return database;
  };

  it("should follow progress, and what was reached before joining", async () => {
    const database = opened();
    const { org, people, course, triggers } = await prepared(database);
    const [first = 0, second = 0] = people;
    const progress = (who: number, trigger: number, points: number, completed: number | null) =>
      database.inOrg(org, ({ db }) =>
        sql`insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
          values (${org}, ${who}, ${trigger}, ${course}, ${points}, ${completed}, ${noon + points}, 1)`.execute(db),
      );
    const join = (who: number) =>
      database.inOrg(org, ({ db }) =>
        sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${who}, ${course}, ${noon})`.execute(db),
      );
    await join(first);
    await progress(first, triggers[0] ?? 0, 5, noon);
    await progress(second, triggers[1] ?? 0, 7, null);
    await join(second);
    expect(await standing(database, org, course)).toEqual([
      { con_id: first, finished: 1, points: 5, touched_at: noon + 5 },
      { con_id: second, finished: 0, points: 7, touched_at: noon + 7 },
    ]);
    await database.inOrg(org, ({ db }) =>
      sql`update lesson_progress set points = 9, completed_at = ${noon} where org_id = ${org} and con_id = ${second}`.execute(db),
    );
    await database.inOrg(org, ({ db }) => sql`delete from lesson_progress where org_id = ${org} and con_id = ${first}`.execute(db));
    expect(await standing(database, org, course)).toEqual([
      { con_id: first, finished: 0, points: 0, touched_at: null },
      { con_id: second, finished: 1, points: 9, touched_at: noon + 7 },
    ]);
  });

  it("should count no lesson that is paused, a draft, taken out or withdrawn, and count it again afterwards", async () => {
    const database = opened();
    const { org, people, course, lessons, triggers } = await prepared(database);
    const [first = 0] = people;
    await database.inOrg(org, async ({ db }) => {
      await sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${first}, ${course}, ${noon})`.execute(
        db,
      );
      for (const trigger of triggers)
        await sql`insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
          values (${org}, ${first}, ${trigger}, ${course}, 4, ${noon}, ${noon}, 1)`.execute(db);
    });
    const finishedAfter = async (statement: ReturnType<typeof sql>): Promise<number | undefined> => {
      await database.inOrg(org, ({ db }) => statement.execute(db));
      return (await standing(database, org, course))[0]?.finished;
    };
    const [lesson = 0] = lessons;
    const [trigger = 0] = triggers;
    for (const [away, back] of [
      [sql`paused = true`, sql`paused = false`],
      [sql`draft = true`, sql`draft = false`],
      [sql`deleted_at = ${noon}`, sql`deleted_at = null`],
    ] as const) {
      expect(await finishedAfter(sql`update triggers set ${away} where trigger_id = ${trigger}`)).toBe(1);
      expect(await finishedAfter(sql`update triggers set ${back} where trigger_id = ${trigger}`)).toBe(2);
    }
    expect(await finishedAfter(sql`update lessons set published_version = null where lesson_id = ${lesson}`)).toBe(1);
    expect(await finishedAfter(sql`update lessons set published_version = 1 where lesson_id = ${lesson}`)).toBe(2);
  });
});
