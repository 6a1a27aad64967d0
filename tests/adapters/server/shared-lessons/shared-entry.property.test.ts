import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { at, sharedBench, value } from "./shared-lessons-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const size = 5;
const gateRuns = 25;
/** Folders whose parents come before them, and lessons with the number of their folder; null for the top. */
const trees = fc.record({
  folders: fc.array(fc.record({ above: fc.option(fc.nat()), isShared: fc.boolean(), isGone: fc.boolean() }), {
    minLength: size,
    maxLength: size,
  }),
  lessons: fc.array(fc.record({ folder: fc.option(fc.nat(size - 1)), isPublished: fc.boolean(), isGone: fc.boolean() }), {
    minLength: size,
    maxLength: size,
  }),
});

describe("A shared lesson over HTTP", () => {
  it("should be listed and opened exactly if the learner's role holds its folder or one above, and it is published", async () => {
    const { org, learner, folder, lesson, share, open } = await sharedBench(server);
    const folders: number[] = [];
    const lessons: number[] = [];
    for (const n of Array.from({ length: size }, (_, place) => place)) {
      folders.push(await folder(`F${n}`, null));
      lessons.push(await lesson(`L${n}`, null));
    }
    await share([]);
    const run = (query: ReturnType<typeof sql>): Promise<unknown> => server.database.asSystem(({ db }) => query.execute(db));
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const above = tree.folders.map((one, n) => (one.above === null || n === 0 ? null : one.above % n));
        await run(sql`delete from resource_roles where org_id = ${org.org}`);
        for (const [n, { isShared, isGone }] of tree.folders.entries()) {
          const up = above[n] ?? null;
          await run(
            sql`update lesson_folders set parent_id = ${up === null ? null : folders[up]}, deleted_at = ${isGone ? noon : null}::bigint where folder_id = ${folders[n]}`,
          );
          if (isShared)
            await run(
              sql`insert into resource_roles (org_id, resource, resource_id, role_id) select org_id, 'lessons/folders', ${folders[n]}::bigint, role_id from portal_roles where org_id = ${org.org}`,
            );
        }
        for (const [n, { folder: held, isPublished, isGone }] of tree.lessons.entries())
          await run(sql`
            update lessons set folder_id = ${held === null ? null : folders[held]}, deleted_at = ${isGone ? noon : null}::bigint,
              published_version = ${isPublished ? 1 : null}::int where lesson_id = ${lessons[n]}`);
        const isOpen = (n: number | null | undefined): boolean => {
          const one = n === null || n === undefined ? undefined : tree.folders[n];
          return one !== undefined && !one.isGone && (one.isShared || isOpen(above[n ?? 0]));
        };
        for (const [n, { folder: held, isPublished, isGone }] of tree.lessons.entries()) {
          const expected = isOpen(held) && isPublished && !isGone;
          const place = folders[held ?? 0] ?? 0;
          expect((await open(place, lessons[n] ?? 0)).status).toBe(expected ? 200 : 404);
          const listed = value(value((await learner.get(`${at}/${place}`)).body, "lessons"), "results");
          expect(Array.isArray(listed) && listed.some((one) => value(one, "id") === lessons[n])).toBe(expected);
        }
      }),
      { numRuns: slowRuns(gateRuns) },
    );
  });
});
