import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeActivityStore } from "../../../../adapters/server/groups/activity.store.ts";
import { takenContacts } from "../../../../adapters/server/groups/group-condition.ts";
import { courseFacts } from "../../../../adapters/server/learning/course-facts.store.ts";
import { publishFirst } from "../../../../adapters/server/lessons/first-version.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { activityLookup, doneActivities } from "../../../../core/filters/activity.service.ts";
import { filterMoment } from "../../../../core/filters/filter-moment.rule.ts";
import { filterPredicate } from "../../../../core/filters/filter-predicate.rule.ts";
import { parseFilter } from "../../../../core/filters/parse-filter.rule.ts";
import { learnerTriggers } from "../../../../core/learning/learner-triggers.rule.ts";
import { activityDocument, activityEvent } from "../../../arbitraries/groups.arb.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { noon } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { addContacts, addEvents, engines } from "./group-rows.ts";

const rollBack = new Error("enough seen");

describe.each(engines(() => inject("postgresUrl"), "activity_sql"))("activity filters on %s", (_, open) => {
  let database: Database;
  let org: number;
  let contacts: readonly number[];

  beforeAll(async () => {
    database = await open();
    ({ org } = await seedOrg(database, "activity"));
    contacts = await database.inOrg(org, (tx) => addContacts(tx, org, 4));
  });
  afterAll(() => database.close());

  it("should match the same contacts as memory, for all thirteen [C5.19, C9.06, C9.07, C9.08, C9.09]", async () => {
    const question = fc.tuple(
      fc.array(activityDocument, { minLength: 8, maxLength: 8 }),
      fc.constantFrom("UTC", "America/New_York", "Pacific/Auckland"),
    );
    await fc.assert(
      fc.asyncProperty(question, fc.array(activityEvent([1, 2, 3], noon), { maxLength: 30 }), async ([documents, timezone], drawn) => {
        const events = drawn.map((event) => ({ ...event, con_id: contacts[event.con_id - 1] ?? 0 }));
        const moment = filterMoment(noon, timezone);
        const check = database.inOrg(org, async (tx) => {
          await addEvents(tx, org, events);
          for (const document of documents) {
            const filter = parseFilter(document, {}, true);
            if (E.isLeft(filter)) throw new Error(filter.left.error);
            const { rows } = await takenContacts(org, filter.right, moment).execute(tx.db);
            const done = await doneActivities(makeActivityStore(tx, noon))(filter.right, contacts, moment)();
            if (E.isLeft(done)) throw new Error(JSON.stringify(done.left));
            const matches = filterPredicate(filter.right, moment, activityLookup(done.right));
            const inMemory = contacts.filter((con_id) => matches({ con_id }));
            expect(
              rows
                .map(({ con_id }) => con_id)
                .filter((id) => contacts.includes(id))
                .toSorted((a, b) => a - b),
              JSON.stringify(document),
            ).toEqual(inMemory);
            const { rows: among } = await takenContacts(org, filter.right, moment, contacts.slice(0, 2)).execute(tx.db);
            expect(among.map(({ con_id }) => con_id).toSorted((a, b) => a - b)).toEqual(
              inMemory.filter((id) => contacts.slice(0, 2).includes(id)),
            );
          }
          throw rollBack;
        });
        await expect(check).rejects.toBe(rollBack);
      }),
      { numRuns: slowRuns(150) },
    );
  }, 120_000);

  it("should count what learners did in courses: joins, starts, answers, points, completed items and lessons, and lessons that opened [C5.19]", async () => {
    const { kinds, opens } = await database.inOrg(org, async (tx) => {
      await sql`update orgs set timezone = 'America/New_York' where org_id = ${org}`.execute(tx.db);
      const con_id = contacts[3] ?? 0;
      const { rows: courses } = await sql<{
        campaign_id: number;
      }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Ropes', 0, 0) returning campaign_id`.execute(tx.db);
      const { rows: lessons } = await sql<{
        lesson_id: number;
      }>`insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org}, gen_random_uuid(), 'Knots', 0, 0) returning lesson_id`.execute(
        tx.db,
      );
      const [course, lesson] = [courses[0]?.campaign_id, lessons[0]?.lesson_id];
      await publishFirst(tx, lesson ?? 0);
      const { rows: triggers } = await sql<{ trigger_id: number }>`
        insert into triggers (org_id, campaign_id, lesson_id, draft, release, join_delay, start_at, created_at, updated_at)
        values (${org}, ${course}, ${lesson}, false, 'immediately', null, null, 0, 0), (${org}, ${course}, ${lesson}, false, 'delay', 2, '08:00', 0, 0) returning trigger_id`.execute(
        tx.db,
      );
      const trigger = triggers[0]?.trigger_id;
      const item = crypto.randomUUID();
      const did = (kind: string, at: number, data: object) =>
        sql`insert into activity (org_id, con_id, campaign_id, trigger_id, kind, item_uuid, at, data) values (${org}, ${con_id}, ${course}, ${trigger}, ${kind}, ${item}, ${at}, ${JSON.stringify(data)}::jsonb)`.execute(
          tx.db,
        );
      await sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${con_id}, ${course}, ${noon})`.execute(
        tx.db,
      );
      await did("shown", noon + 1, { completes: false, score: { points: 0, completed: false, correct: null } });
      await did("answer", noon + 2, { answer: "bowline", completes: false, score: { points: 3, completed: true, correct: false } });
      await did("answer", noon + 3, { answer: "cleat", completes: true, score: { points: 5, completed: true, correct: true } });
      const { rows } = await sql<{
        kind: string;
        at: number;
        points: number | null;
      }>`select kind, at, points from activity_events where con_id = ${con_id} order by at, kind`.execute(tx.db);
      const opened = (await courseFacts(tx, con_id, null)).flatMap((facts) =>
        learnerTriggers(facts, noon).map(({ opens_at }) => (opens_at ?? 0) - noon),
      );
      return { kinds: rows.map(({ kind, at, points }) => [kind, at - noon, points]), opens: opened };
    });
    expect(opens).toEqual([0, 2 * 86_400]);
    expect(kinds).toEqual([
      ["join", 0, null],
      ["lesson_released", opens[0], null],
      ["lesson_started", 1, null],
      ["answer", 2, null],
      ["item_completed", 2, null],
      ["points", 2, 3],
      ["answer", 3, null],
      ["lesson_completed", 3, null],
      ["points", 3, 2],
      ["lesson_released", opens[1], null],
    ]);
  });
});
