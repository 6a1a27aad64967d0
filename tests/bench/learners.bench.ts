import { seedContacts } from "../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../adapters/server/demo/seed-demo.ts";
import { courseLearners } from "../../adapters/server/enrolments/course-learners.store.ts";
import { enrolmentCall } from "../../adapters/server/enrolments/enrolment-call.store.ts";
import type { Database } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { firstLearners, LearnerSort, type LearnersQuery } from "../../core/enrolments/enrolment.model.ts";
import { onBothEngines } from "./both-engines.ts";
import { seedCourse } from "./seed-course.ts";
import { type Bench, median, ms, type Row } from "./table.ts";
import { vacuumTables } from "./vacuum-tables.ts";

const large = Number(process.env["LEARNERS_SIZE"] ?? "100000");
const small = 1_000;
const now = 1_782_907_200;
const rounds = 25;
const warmUps = 3;
/** A page of a large course may take no more than so many times as long as one of a small course. */
const target = 3;

const sorts = Object.keys(LearnerSort.keys).filter(LearnerSort.is);

const asked: readonly { readonly what: string; readonly query: LearnersQuery }[] = [
  ...sorts.map((sort) => ({ what: `sorted by ${sort}`, query: { ...firstLearners, sort } })),
  { what: "those who completed it", query: { ...firstLearners, status: "completed" } },
  { what: "found by name", query: { ...firstLearners, search: "Garcia" } },
];

const measure = async (database: Database): Promise<readonly Row[]> => {
  await migrate(database);
  await seedDemo(database, now);
  const org = await demoOrganisation(database);
  await seedContacts(database, org, large, now);
  const courses = {
    small: await seedCourse(database, { org, now, learners: small }),
    large: await seedCourse(database, { org, now, learners: large }),
  };
  await vacuumTables(database, ["course_joins", "lesson_progress", "contacts"]);
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: 1, role: "owner", flags: [], features: [], teams: [] } as const;
  const page = (course: number, query: LearnersQuery) =>
    database.inOrg(org, (tx) =>
      courseLearners(enrolmentCall({ tx, actor, request: { id: "bench", ip: "127.0.0.1", now } }), course, query),
    );
  const timeOf = async (course: number, query: LearnersQuery): Promise<number> => {
    const began = performance.now();
    await page(course, query);
    return performance.now() - began;
  };
  /** The two pages take turns, so that whatever else the computer does slows both. */
  const timesOf = async (query: LearnersQuery): Promise<readonly [number, number]> => {
    const times: (readonly [number, number])[] = [];
    for (let round = 0; round < rounds + warmUps; round += 1)
      times.push([await timeOf(courses.small, query), await timeOf(courses.large, query)]);
    const kept = times.slice(warmUps);
    return [median(kept.map(([few]) => few)), median(kept.map(([, many]) => many))];
  };
  const rows: Row[] = [];
  for (const { what, query } of asked) {
    const [few, many] = await timesOf(query);
    const ratio = many / few;
    rows.push({
      what: `a page of ${large.toLocaleString("en")} learners, ${what}`,
      value: ms(many),
      limit: `${ms(few)} of ${small.toLocaleString("en")}`,
      ratio: `${ratio.toFixed(1)} ×`,
      target: `≤ ${target} ×`,
      met: ratio <= target,
    });
  }
  await database.close();
  return rows;
};

/** A page of a course's learners at 100,000, beside the same page at 1,000. */
export const learnersBenches: readonly Bench[] = onBothEngines(
  (engine) => `Learners of a course, by sort (${engine}, median of ${rounds})`,
  measure,
);
