import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { courseLearners } from "../../../../adapters/server/enrolments/course-learners.store.ts";
import { enrolmentCall } from "../../../../adapters/server/enrolments/enrolment-call.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { LearnerSort, type LearnersQuery, type LearnerStatus } from "../../../../core/enrolments/enrolment.model.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { engines } from "../groups/group-rows.ts";
import { noon } from "../harness.ts";
import { addPublishedLesson } from "../published-lesson.ts";
import { actorOf, seedOrg, type TestOrg } from "../two-orgs.ts";

type Joined = {
  readonly first: string;
  readonly last: string;
  readonly archived: boolean;
  readonly deleted: boolean;
  readonly left: boolean;
  readonly joined_at: number;
  readonly touched_at: number | null;
  readonly points: number;
  readonly finished: number;
};

const joined: fc.Arbitrary<Joined> = fc.record({
  first: fc.constantFrom("Ana", "Bo", "Cleo"),
  last: fc.constantFrom("Adams", "Banner", "Cole"),
  archived: fc.boolean(),
  deleted: fc.nat({ max: 4 }).map((n) => n === 0),
  left: fc.nat({ max: 3 }).map((n) => n === 0),
  joined_at: fc.nat({ max: 3 }),
  touched_at: fc.option(fc.nat({ max: 3 })),
  points: fc.nat({ max: 3 }),
  finished: fc.nat({ max: 1 }),
});

const sorts = Object.keys(LearnerSort.keys).filter(LearnerSort.is);
const statuses = [null, "current", "completed", "left"] as const;
const searches = ["", "an", "cole", "bo adams", "nobody"];
/** The whole list in every order, and every status and search in one of the orders, which `turn` changes. */
const asked = (turn: number): readonly Pick<LearnersQuery, "sort" | "status" | "search">[] => [
  ...sorts.map((sort) => ({ sort, status: null, search: "" })),
  ...statuses
    .flatMap((status) => searches.map((search) => ({ status, search })))
    .map((rest, at) => ({ ...rest, sort: sorts[(at + turn) % sorts.length] ?? "name" })),
];

const lessons = 1;

type Kept = Joined & { readonly con_id: number };

const statusOf = ({ left, finished }: Joined): LearnerStatus => (left ? "left" : finished === lessons ? "completed" : "current");

const matches = (search: string, { first, last }: Joined): boolean =>
  search
    .split(" ")
    .every((word) =>
      word.length < 3 ? ` ${first} ${last}`.toLowerCase().includes(` ${word}`) : `${first} ${last}`.toLowerCase().includes(word),
    );

const keyOf: Record<string, (row: Kept) => string | number> = {
  name: ({ first, last }) => `${last} ${first}`,
  joined: ({ joined_at }) => joined_at,
  seen: ({ touched_at }) => touched_at ?? -1,
  points: ({ points }) => points,
  finished: ({ finished }) => finished,
};

const sorted = (rows: readonly Kept[], sort: LearnerSort): readonly number[] => {
  const key = keyOf[sort.replace("-", "")] ?? (() => 0);
  const ascending = rows.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.con_id - b.con_id));
  return (sort.startsWith("-") ? ascending.toReversed() : ascending).map(({ con_id }) => con_id);
};

const limit = 2;

describe.each(engines(() => inject("postgresUrl"), "course_learners"))("the learners of a course on %s", (_, open) => {
  let database: Database;
  let owner: TestOrg["owner"];
  beforeAll(async () => {
    database = await open();
    ({ owner } = await seedOrg(database, "learners", { flags: ["campaigns"] }));
  });
  afterAll(() => database.close());

  it("should be the same page and counts whether each is looked up or the contacts are searched", async () => {
    const { org } = owner;
    const made = (people: readonly Joined[]) =>
      database.inOrg(org, async (tx) => {
        const { db } = tx;
        const { rows } = await sql<{ campaign_id: number }>`
          insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Ropes', ${noon}, ${noon}) returning campaign_id`.execute(
          db,
        );
        const course = Number(rows[0]?.campaign_id);
        const lesson = await addPublishedLesson(tx, org, "Knots");
        await sql`
          insert into triggers (org_id, campaign_id, type, lesson_id, draft, created_at, updated_at) values (${org}, ${course}, 'lesson', ${lesson}, false, ${noon}, ${noon})`.execute(
          db,
        );
        const kept: Kept[] = [];
        for (const one of people) {
          const added = await sql<{ con_id: number }>`
            insert into contacts (org_id, first_name, last_name, archived_at, deleted_at, created_at, updated_at)
            values (${org}, ${one.first}, ${one.last}, ${one.archived ? noon : null}, ${one.deleted ? noon : null}, ${noon}, ${noon}) returning con_id`.execute(
            db,
          );
          const con_id = Number(added.rows[0]?.con_id);
          await sql`
            insert into course_joins (org_id, con_id, campaign_id, joined_at, left_at) values (${org}, ${con_id}, ${course}, ${one.joined_at}, ${one.left ? noon : null})`.execute(
            db,
          );
          await sql`
            update course_joins set finished = ${one.finished}, points = ${one.points}, touched_at = ${one.touched_at} where org_id = ${org} and con_id = ${con_id} and campaign_id = ${course}`.execute(
            db,
          );
          kept.push({ ...one, con_id });
        }
        return { course, kept };
      });
    const actor = actorOf(owner);
    const answered = (course: number, query: LearnersQuery, fewJoins: number) =>
      database.inOrg(org, (tx) =>
        courseLearners(enrolmentCall({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: noon } }), course, query, fewJoins),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(joined, { minLength: 8, maxLength: 14 }), fc.nat({ max: sorts.length - 1 }), async (people, turn) => {
        const { course, kept } = await made(people);
        for (const { sort, status, search } of asked(turn)) {
          const found = kept.filter((row) => !row.deleted && matches(search, row));
          const listed = found.filter((row) => (status === null ? !row.left : statusOf(row) === status));
          const counts = Object.groupBy(found, statusOf);
          for (const [fewJoins, page] of [
            [0, 1],
            [2, 3],
            [people.length, 2],
          ] as const) {
            const answer = await answered(course, { page, limit, sort, search, status }, fewJoins);
            expect(answer.results.map(({ con_id }) => con_id)).toEqual(sorted(listed, sort).slice((page - 1) * limit, page * limit));
            expect(answer).toMatchObject({
              count: listed.length,
              current: counts.current?.length ?? 0,
              completed: counts.completed?.length ?? 0,
              left: counts.left?.length ?? 0,
            });
          }
        }
      }),
      { numRuns: slowRuns(3) },
    );
  });
});
