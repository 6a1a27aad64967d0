import { type RawBuilder, sql } from "kysely";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepLessonFolders, sweepLessons, sweepLessonTraces } from "../../../../adapters/server/lessons/sweep-lessons.store.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { noon } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("sweep_lessons");
});
afterAll(() => engines.close());

describe.each(["pglite", "postgres"] as const)("the sweep of lessons on %s", (name) => {
  const start = async () => {
    const { database } = engines[name].server;
    const { org } = await seedOrg(database, `sweep${randomUUID().slice(0, 8)}`);
    const ids = (statement: RawBuilder<unknown>): Promise<readonly number[]> =>
      database.asSystem(async ({ db }) => (await statement.execute(db)).rows.map((row) => Number(Reflect.get(Object(row), "id"))));
    const one = async (statement: RawBuilder<unknown>): Promise<number> => (await ids(statement))[0] ?? 0;
    const folder = (parent: number | null, deleted: number | null): Promise<number> =>
      one(
        sql`insert into lesson_folders (org_id, parent_id, name, deleted_at, created_at, updated_at) values (${org}, ${parent}, 'F', ${deleted}, 1, 1) returning folder_id as id`,
      );
    const lesson = (inFolder: number | null, deleted: number | null): Promise<number> =>
      one(
        sql`insert into lessons (org_id, uuid, name, folder_id, deleted_at, created_at, updated_at) values (${org}, ${randomUUID()}, 'L', ${inFolder}, ${deleted}, 1, 1) returning lesson_id as id`,
      );
    const sweep = (now: number): Promise<readonly number[]> =>
      database.inOrg(org, async (tx) => {
        const before = now - lessonLimits.binSeconds;
        return [await sweepLessons(before)(tx, 100), await sweepLessonFolders(before)(tx, 100), await sweepLessonTraces(before)(tx, 100)];
      });
    const lessons = () => ids(sql`select lesson_id as id from lessons where org_id = ${org} order by 1`);
    const folders = () => ids(sql`select folder_id as id from lesson_folders where org_id = ${org} order by 1`);
    return { org, ids, one, folder, lesson, sweep, lessons, folders };
  };

  it("should remove lessons and folders that have been in the bin for 90 days, with what they are shared with, and no sooner", async () => {
    const { org, one, ids, folder, lesson, sweep, lessons, folders } = await start();
    const outer = await folder(null, noon);
    const inner = await folder(outer, noon);
    const kept = await folder(null, null);
    const [inside, alone, used] = [await lesson(inner, noon), await lesson(kept, noon), await lesson(kept, null)];
    await one(
      sql`insert into lesson_versions (org_id, lesson_id, number, kind, name, items, created_at) values (${org}, ${inside}, 1, 'publish', 'L', '[]', 1)`,
    );
    await one(sql`update lessons set published_version = 1 where lesson_id = ${inside}`);
    const team = await one(
      sql`insert into teams (org_id, label, created_at, updated_at) values (${org}, 'Team', 1, 1) returning team_id as id`,
    );
    for (const [resource, id] of [
      ["lessons", inside],
      ["lessons", used],
      ["lessons/folders", inner],
    ] as const)
      await one(
        sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org}, ${resource}, ${id}, ${team}, 1)`,
      );
    await sweep(noon + lessonLimits.binSeconds - 1);
    expect([await lessons(), await folders()]).toEqual([
      [inside, alone, used],
      [outer, inner, kept],
    ]);
    expect(await sweep(noon + lessonLimits.binSeconds)).toEqual([2, 2, 0]);
    expect([await lessons(), await folders()]).toEqual([[used], [kept]]);
    expect(await ids(sql`select resource_id as id from resource_teams where org_id = ${org}`)).toEqual([used]);
  });

  it("should keep a lesson that a course has had, for the progress of learners, and one in use that is left in a deleted folder", async () => {
    const { org, one, folder, lesson, sweep, lessons, folders, ids } = await start();
    const gone = await folder(null, noon);
    const [ofCourse, left] = [await lesson(gone, noon), await lesson(gone, null)];
    const campaign = await one(
      sql`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'C', 1, 1) returning campaign_id as id`,
    );
    await one(
      sql`insert into triggers (org_id, campaign_id, lesson_id, deleted_at, created_at, updated_at) values (${org}, ${campaign}, ${ofCourse}, 5, 1, 1)`,
    );
    await sweep(noon + 2 * lessonLimits.binSeconds);
    expect([await lessons(), await folders()]).toEqual([[ofCourse, left], []]);
    expect(await ids(sql`select lesson_id as id from lessons where org_id = ${org} and folder_id is null`)).toHaveLength(2);
  });

  it("should forget requests that are not sent again and authors who have left", async () => {
    const { org, one, lesson, sweep, ids } = await start();
    const id = await lesson(null, null);
    await one(
      sql`insert into lesson_attempts (org_id, attempt_key, lesson_id, created_at) values (${org}, ${randomUUID()}, ${id}, ${noon}), (${org}, ${randomUUID()}, ${id}, ${noon + 5})`,
    );
    await one(sql`insert into lesson_authors (org_id, lesson_id, user_id, seen_at) values (${org}, ${id}, 1, ${noon})`);
    expect(await sweep(noon + lessonLimits.binSeconds)).toEqual([0, 0, 2]);
    expect(await ids(sql`select created_at as id from lesson_attempts where org_id = ${org}`)).toEqual([noon + 5]);
  });
});
