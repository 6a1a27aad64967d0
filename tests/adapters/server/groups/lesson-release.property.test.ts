import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { courseFacts } from "../../../../adapters/server/learning/course-facts.store.ts";
import { publishFirst } from "../../../../adapters/server/lessons/first-version.store.ts";
import type { Database, Tx } from "../../../../adapters/server/storage/database.ts";
import { learnerTriggers } from "../../../../core/learning/learner-triggers.rule.ts";
import { aHeldBack, aJoinedLesson, aLessonZone, type HeldBack, type JoinedLesson } from "../../../arbitraries/releases.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { seedOrg } from "../two-orgs.ts";
import { engines } from "./group-rows.ts";

const rollBack = new Error("enough seen");
const courses = 24;

/** When each course's lesson opens for a learner, by the id of the course. */
type Openings = Readonly<Record<number, number | null>>;

const inCore = async (tx: Tx, learner: number): Promise<Openings> =>
  Object.fromEntries(
    (await courseFacts(tx, learner, null)).flatMap((course) =>
      learnerTriggers(course, 0).map(({ opens_at }) => [course.id, opens_at] as const),
    ),
  );

const inSql = async ({ db }: Tx, learner: number): Promise<Openings> => {
  const { rows } = await sql<{
    campaign: string;
    at: number;
  }>`select campaign, at from activity_events where kind = 'lesson_released' and con_id = ${learner}`.execute(db);
  return Object.fromEntries(rows.map(({ campaign, at }) => [Number(campaign), at]));
};

describe.each(engines(() => inject("postgresUrl"), "lesson_release"))("when lessons open on %s", (_, open) => {
  let database: Database;
  let org = 0;
  let learner = 0;
  let lesson = 0;
  let campaigns: readonly number[] = [];

  beforeAll(async () => {
    database = await open();
    const seeded = await seedOrg(database, "openings");
    org = seeded.org;
    learner = seeded.learner.contact;
    await database.inOrg(org, async ({ db }) => {
      lesson =
        (
          await sql<{
            lesson_id: number;
          }>`insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org}, gen_random_uuid(), 'Knots', 0, 0) returning lesson_id`.execute(
            db,
          )
        ).rows[0]?.lesson_id ?? 0;
      await publishFirst({ db }, lesson);
      const made = await sql<{
        campaign_id: number;
      }>`insert into campaigns (org_id, name, created_at, updated_at) select ${org}, 'C' || n, 0, 0 from generate_series(1, ${courses}) n returning campaign_id`.execute(
        db,
      );
      campaigns = made.rows.map(({ campaign_id }) => campaign_id);
    });
  });
  afterAll(() => database.close());

  /** Adds a lesson to each course in turn, which the learner has joined, with what holds it back or opens it. */
  const add = async ({ db }: Tx, lessons: readonly JoinedLesson[], held: readonly HeldBack[]): Promise<void> => {
    const rows = lessons.map((one, at) => ({ ...one, org_id: org, campaign_id: campaigns[at] ?? 0 }));
    const fixed = { lesson_id: lesson, parent_trigger: null, draft: false, deleted_at: null, created_at: 0, updated_at: 0 };
    const triggers = await db
      .insertInto("triggers")
      .values(rows.map(({ joined_at: _joined, ...row }) => ({ ...row, ...fixed })))
      .returning(["trigger_id", "campaign_id"])
      .execute();
    const triggerOf = new Map(triggers.map(({ campaign_id, trigger_id }) => [campaign_id, trigger_id]));
    for (const [at, { pauses, opened }] of held.entries()) {
      const { campaign_id = 0, joined_at = 0 } = rows[at] ?? {};
      for (const { of, after, length } of pauses) {
        const paused_at = joined_at + after;
        const resumed_at = length === null ? null : paused_at + length;
        const row = { org_id: org, campaign_id, con_id: of === "learner" ? learner : null, paused_at, resumed_at, user_id: null };
        await db.insertInto("drip_pauses").values(row).execute();
      }
      const opening = { org_id: org, con_id: learner, trigger_id: triggerOf.get(campaign_id) ?? 0, user_id: null, reason: "Asked for it" };
      if (opened !== null)
        await db
          .insertInto("lock_overrides")
          .values({ ...opening, opened_at: joined_at + opened })
          .execute();
    }
    await db
      .insertInto("course_joins")
      .values(
        rows.map(({ org_id, campaign_id, joined_at }) => ({
          org_id,
          con_id: learner,
          campaign_id,
          joined_at,
          left_at: null,
          rejoined_at: null,
        })),
      )
      .execute();
  };

  /** Compares both in a transaction that is rolled back. */
  const compare = (
    zone: string,
    lessons: readonly JoinedLesson[],
    look: (openings: Openings) => void = () => undefined,
    held: readonly HeldBack[] = [],
  ): Promise<void> =>
    expect(
      database.inOrg(org, async (tx) => {
        await sql`update orgs set timezone = ${zone} where org_id = ${org}`.execute(tx.db);
        await add(tx, lessons, held);
        const [sqlOpenings, coreOpenings] = [await inSql(tx, learner), await inCore(tx, learner)];
        expect(Object.keys(coreOpenings)).toHaveLength(lessons.length);
        for (const [at, one] of lessons.entries())
          expect(sqlOpenings[campaigns[at] ?? 0] ?? null, JSON.stringify({ zone, ...one, held: held[at] })).toBe(
            coreOpenings[campaigns[at] ?? 0],
          );
        look(sqlOpenings);
        throw rollBack;
      }),
    ).rejects.toBe(rollBack);

  it("should be the same by lesson_release as by the rule for learners, also on days on which clocks change", async () => {
    await fc.assert(
      fc.asyncProperty(aLessonZone, fc.array(aJoinedLesson, { minLength: courses, maxLength: courses }), async (zone, lessons) => {
        await compare(zone, lessons);
      }),
      { numRuns: slowRuns(60) },
    );
  }, 120_000);

  it("should be the same by lesson_opens after pauses that overlap, touch or last, and for lessons that staff opened [C4.27]", async () => {
    const every = { minLength: courses, maxLength: courses };
    await fc.assert(
      fc.asyncProperty(aLessonZone, fc.array(aJoinedLesson, every), fc.array(aHeldBack, every), async (zone, lessons, held) => {
        await compare(zone, lessons, undefined, held);
      }),
      { numRuns: slowRuns(60) },
    );
  }, 120_000);

  const at = (text: string): number => Date.parse(text) / 1000;
  const plain: JoinedLesson = {
    joined_at: at("2026-01-01T12:00:00Z"),
    release: "date",
    join_delay: null,
    start_date: null,
    start_at: null,
    start_time: 0,
    timezone: null,
    automatic: true,
  };

  it.each([
    ["in the organisation's zone, at nine where no hour is set", "America/New_York", { start_date: "2026-07-01" }, "2026-07-01T13:00:00Z"],
    ["in a zone of its own", "America/New_York", { start_date: "2026-07-01", timezone: "Asia/Kolkata" }, "2026-07-01T03:30:00Z"],
    ["not before its start", "UTC", { start_date: "2026-07-01", start_time: at("2026-07-05T00:00:00Z") }, "2026-07-05T00:00:00Z"],
    ["at once, not before its start", "UTC", { release: "immediately", start_time: at("2026-07-05T00:00:00Z") }, "2026-07-05T00:00:00Z"],
    ["at the first minute after a gap", "America/New_York", { start_date: "2026-03-08", start_at: "02:15" }, "2026-03-08T07:00:00Z"],
    ["at the first of two", "America/New_York", { start_date: "2026-11-01", start_at: "01:30" }, "2026-11-01T05:30:00Z"],
    ["after a day that was skipped", "Pacific/Apia", { joined_at: 0, start_date: "2011-12-30", start_at: "12:00" }, "2011-12-30T10:00:00Z"],
    ["by an offset", "UTC", { start_date: "2026-07-01", timezone: "+05:30" }, "2026-07-01T03:30:00Z"],
    ["in summer time of a zone whose name is an abbreviation too", "CET", { start_date: "2026-07-01" }, "2026-07-01T07:00:00Z"],
    [
      "on the local day of joining, so many days later",
      "America/New_York",
      { joined_at: at("2026-01-02T02:00:00Z"), release: "delay", join_delay: 1 },
      "2026-01-02T14:00:00Z",
    ],
  ] as const)("should be %s", (_case, zone, given, expected) =>
    compare(zone, [{ ...plain, ...given }], (openings) => expect(openings).toEqual({ [campaigns[0] ?? 0]: at(expected) })),
  );

  it("should be evaluated again by groups when the organisation's zone changes, and only then", async () => {
    await expect(
      database.inOrg(org, async ({ db }) => {
        await sql`delete from contact_changes`.execute(db);
        await sql`update orgs set timezone = timezone, name = 'Renamed' where org_id = ${org}`.execute(db);
        expect(await db.selectFrom("contact_changes").selectAll().execute()).toEqual([]);
        await sql`update orgs set timezone = 'Asia/Tokyo' where org_id = ${org}`.execute(db);
        expect(await db.selectFrom("contact_changes").select(["con_ids", "reads"]).execute()).toEqual([
          { con_ids: null, reads: ["$lesson_released"] },
        ]);
        throw rollBack;
      }),
    ).rejects.toBe(rollBack);
  });
});
