import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { activityCondition } from "../../../../adapters/server/filters/filter-sql-activity.ts";
import { fragment, toKysely } from "../../../../adapters/server/filters/filter-sql-fragment.ts";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { ActivityFilter } from "../../../../core/filters/activity.model.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "./learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const ofPart = { url: "https://example.com/a.mp4", custom_range: true, start: 10, end: 30, summary: { duration: 100 } };

/** A learner before a film of 100 s, of which the seconds from 10 to 30 must be watched. */
const begun = async (film: Readonly<Record<string, unknown>> = ofPart) => {
  const { org, sample } = await learningOrg(server.database);
  const uuid = crypto.randomUUID();
  const items = JSON.stringify([{ uuid, type: "video", name: "Film", values: { required: true, ...film } }]);
  const trigger = sample.triggers[0]?.id ?? 0;
  await server.database.asSystem(({ db }) =>
    sql`update lesson_versions set items = ${items}::jsonb where org_id = ${org.org} and lesson_id = (select lesson_id from triggers where trigger_id = ${trigger})`.execute(
      db,
    ),
  );
  const learner = await server.as(org.learner);
  await learner.post("/api/cg/join", { campaign_id: sample.course });
  const item = `/api/cg/campaigns/${sample.course}/lessons/${trigger}/items/${uuid}`;
  await learner.post(`${item}/shown`, {});
  return { org, learner, item };
};

const watched = (org: number, percent: number): Promise<number> =>
  server.database.inOrg(org, async ({ db }) => {
    const read = ActivityFilter.decode({ activity: "watched_video", watched_percent: percent });
    if (E.isLeft(read)) throw new Error("no filter");
    const filter = read.right;
    const moment = filterMoment(clock.now(), "UTC");
    const who = toKysely(activityCondition({ filter, moment, contact: fragment`c.con_id`, among: null }));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from contacts c where ${who}`.execute(db);
    return rows[0]?.n ?? 0;
  });

const report = (ranges: readonly (readonly [number, number])[], more: object = {}) => ({
  time: ranges.at(-1)?.[1] ?? 0,
  furthest: ranges.at(-1)?.[1] ?? 0,
  duration: 100,
  rate: 1,
  ranges,
  ...more,
});

describe("A report of watched ranges", () => {
  it("should move the furthest point by joined ranges, and complete the video at a second before the end of its part [A5.20] [A3.14]", async () => {
    const { learner, item } = await begun();
    clock.advance(15);
    expect(
      (
        await learner.post(
          `${item}/progress`,
          report([
            [10, 18],
            [20, 24],
          ]),
        )
      ).body,
    ).toMatchObject({
      completed: false,
      item: {
        engagementState: {
          furthest: 18,
          ranges: [
            [10, 18],
            [20, 24],
          ],
        },
      },
    });
    clock.advance(5);
    expect((await learner.post(`${item}/progress`, report([[18, 20]]))).body).toMatchObject({
      completed: false,
      item: { engagementState: { furthest: 24, ranges: [[10, 24]] } },
    });
    clock.advance(5);
    expect((await learner.post(`${item}/progress`, report([[24, 29]]))).body).toMatchObject({ completed: true, lesson_completed: true });
  });

  it("should count no more than the time that has passed, and believe no other length than the video's own [A5.20]", async () => {
    const { learner, item } = await begun();
    clock.advance(5);
    expect((await learner.post(`${item}/progress`, report([[10, 30]], { duration: 5, rate: 4 }))).body).toMatchObject({
      completed: false,
      item: { engagementState: { furthest: 21 } },
    });
  });

  it("should know the length of the organisation's own video by its file [A5.20]", async () => {
    const address = crypto.randomUUID();
    const { org, learner, item } = await begun({ gallery_url: `/media/${address}/a.mp4` });
    await server.database.asSystem(({ db }) =>
      sql`insert into files (org_id, address, filename, mime, bytes, location, duration, created_at, updated_at) values (${org.org}, ${address}, 'a.mp4', 'video/mp4', 1, 'demo/x.mp4', 20, 1, 1)`.execute(
        db,
      ),
    );
    clock.advance(30);
    const short = report([[0, 5]], { duration: 5 });
    expect((await learner.post(`${item}/progress`, short)).body).toMatchObject({
      completed: false,
      item: { engagementState: { furthest: 5 } },
    });
    clock.advance(30);
    expect((await learner.post(`${item}/progress`, report([[5, 19]], { duration: 5 }))).body).toMatchObject({ completed: true });
  });

  it("should make the filter for watched videos true by the seconds of the part that was played [G46]", async () => {
    const { org, learner, item } = await begun();
    clock.advance(20);
    await learner.post(
      `${item}/progress`,
      report([
        [10, 20],
        [24, 30],
      ]),
    );
    expect([await watched(org.org, 80), await watched(org.org, 81)]).toEqual([1, 0]);
    clock.advance(20);
    await learner.post(`${item}/progress`, report([[20, 22]]));
    expect([await watched(org.org, 90), await watched(org.org, 91)]).toEqual([1, 0]);
  });

  it.each([
    ["from behind to", [[5, 2]]],
    ["from before the beginning", [[-1, 2]]],
    ["that are no numbers", [[null, 2]]],
    ["more than a report holds", Array.from({ length: 201 }, (_, n) => [n, n + 0.5])],
  ])("should be refused with ranges %s", async (_, ranges) => {
    const { learner, item, org } = await begun();
    const reply = await learner.post(`${item}/progress`, report([], { ranges }));
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toMatch(/"errors":\{"ranges/);
    const { rows } = await server.database.asSystem(({ db }) =>
      sql`select 1 from activity where org_id = ${org.org} and kind = 'progress'`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  it("should be rebuilt from the activity to the same ranges", async () => {
    const { org, learner, item } = await begun();
    clock.advance(20);
    await learner.post(
      `${item}/progress`,
      report([
        [10, 18],
        [20, 24],
      ]),
    );
    const states = () =>
      server.database.asSystem(async ({ db }) =>
        JSON.stringify((await sql`select item_uuid, state from item_progress where org_id = ${org.org}`.execute(db)).rows),
      );
    const before = await states();
    await server.database.inOrg(org.org, rebuildProgress);
    expect(await states()).toBe(before);
    expect(before).toContain('"ranges":[[10,18],[20,24]]');
  });
});

describe("A required video that scripts of its provider drive", () => {
  it.each([
    [null, true],
    ["https://content.school.example", false],
  ])("should with the content origin %s let the lesson be completed without it: %s", async (contentOrigin, isCompleted) => {
    const own = await startServer({ clock, config: { videos: { contentOrigin, bases: {}, youtubeKey: null } } });
    const { org, sample } = await learningOrg(own.database);
    const [film, reading] = [crypto.randomUUID(), crypto.randomUUID()];
    const values = { url: "https://harbor.wistia.com/medias/abc123", required: true, summary: { runs_scripts: contentOrigin === null } };
    const items = [
      { uuid: film, type: "video", name: "Film", values },
      { uuid: reading, type: "rich_text", name: "Text", values: { body: "<p>Read.</p>" } },
    ];
    const trigger = sample.triggers[0]?.id ?? 0;
    await own.database.asSystem(({ db }) =>
      sql`update lesson_versions set items = ${JSON.stringify(items)}::jsonb where org_id = ${org.org} and lesson_id = (select lesson_id from triggers where trigger_id = ${trigger})`.execute(
        db,
      ),
    );
    const learner = await own.as(org.learner);
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const lesson = `/api/cg/campaigns/${sample.course}/lessons/${trigger}`;
    expect(JSON.stringify((await learner.get(lesson)).body)).toContain(`"runs_scripts":${contentOrigin !== null}`);
    expect((await learner.post(`${lesson}/items/${reading}/shown`, {})).body).toMatchObject({ lesson_completed: isCompleted });
    await own.close();
  });
});

describe("A required video that cannot be played", () => {
  const foreign = { url: "https://youtu.be/dQw4w9WgXcQ" };
  const answer = (given: unknown) => ({ answer: given, answer_id: crypto.randomUUID() });
  const stored = async (org: number) => {
    const { rows } = await server.database.asSystem(({ db }) =>
      sql`select data -> 'answer' as answer from activity where org_id = ${org} and kind = 'answer'`.execute(db),
    );
    return rows;
  };

  it("should be completed without points by the learner's word, which is kept with its code and is no answer [M42]", async () => {
    const { org, learner, item } = await begun(foreign);
    const skip = answer({ unavailable: 101 });
    const done = { completed: true, points: 0, correct: null, lesson_completed: true };
    expect((await learner.post(`${item}/answer`, skip)).body).toMatchObject(done);
    expect((await learner.post(`${item}/answer`, skip)).body).toMatchObject(done);
    expect(await stored(org.org)).toEqual([{ answer: { unavailable: 101 } }]);
    const told = await server.database.asSystem(({ db }) =>
      sql<{ kind: string }>`select kind from learning_events where org_id = ${org.org} order by kind`.execute(db),
    );
    expect(told.rows.map(({ kind }) => kind)).toEqual(["item_completed", "join", "lesson_completed", "lesson_started"]);
  });

  it("should not be skipped with a code that players do not report, nor where it is a file of the organisation", async () => {
    const { org, learner, item } = await begun(foreign);
    expect((await learner.post(`${item}/answer`, answer({ unavailable: 7 }))).status).toBe(422);
    const own = await begun({ gallery_url: `/media/${crypto.randomUUID()}/a.mp4` });
    expect((await own.learner.post(`${own.item}/answer`, answer({ unavailable: 100 }))).status).toBe(422);
    expect([await stored(org.org), await stored(own.org.org)]).toEqual([[], []]);
  });
});
