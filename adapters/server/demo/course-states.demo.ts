import { sql } from "kysely";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { learningRecords } from "../learning/learning-records.store.ts";
import type { Tx } from "../storage/database.ts";
import { type DemoCourse, type SeededCourse, seedCourse } from "./demo-courses.ts";
import { briefingLessons, crossingLessons, deckLessons, watchLessons } from "./demo-state-lessons.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { Demo, DemoContext } from "./demo.ts";
import { demoLearner } from "./learning.demo.ts";

const day = 24 * 3600;
const atOnce: DemoCourse["release"] = () => ({ release: "immediately" });

const briefing: DemoCourse = {
  name: "Storm season briefing",
  summary: "What changes on the quay when the wind does.",
  about: "<p>Opens two weeks before the season. Two short lessons.</p>",
  show_order: 4,
  lessons: briefingLessons,
  release: atOnce,
};
const watch: DemoCourse = {
  name: "Winter watch",
  summary: "Ice, darkness and two lamps.",
  about: "<p>For the watches of last winter. What you finished still counts.</p>",
  show_order: 5,
  lessons: watchLessons,
  release: atOnce,
};
const crossing: DemoCourse = {
  name: "Night crossings",
  summary: "The lights of other ships.",
  about: "<p>Paused while the night ferry is in the yard.</p>",
  show_order: 6,
  lessons: crossingLessons,
  release: atOnce,
};
const deck: DemoCourse = {
  name: "Deck certificate",
  summary: "Two parts: the deck, and the people on it.",
  about: "<p>Each part opens with a lesson that holds the others.</p>",
  show_order: 7,
  lessons: deckLessons,
  release: atOnce,
};

/** Learners below Lena, the nearest first. */
const crewOf = async ({ db }: Tx, org: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with recursive crew (id, depth) as (
      select con_id, 0 from contacts where org_id = ${org} and email[1] = ${demoLearner.email}
      union all select r.con_id, crew.depth + 1 from contact_relations r join crew on r.parent_id = crew.id where r.name = 'recruited_by' and crew.depth < 4)
    select id from crew where depth > 0 order by depth, id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Joins a course and goes through the first lessons, each question answered rightly at once. */
const learns = async (
  tx: Tx,
  { org, random }: DemoContext,
  learner: number,
  { course, triggers }: SeededCourse,
  done: number,
  answers: readonly number[],
  start: number,
): Promise<void> => {
  const at = (when: number): LearningStore => makeLearning({ records: learningRecords({ ...tx, org }, org, learner), learner, now: when });
  await at(start).join(course)();
  for (const [index, { id, items }] of triggers.slice(0, done).entries())
    for (const [place, item] of items.entries()) {
      const when = start + index * day + place * 40 + 20;
      const where = { course, trigger: id, item };
      await at(when).shown(where, { ago: 0 })();
      const right = place === 0 ? undefined : answers[index];
      if (right !== undefined) await at(when + 15).answer(where, { ago: 0, answer: [right], answer_id: uuidFrom(random) })();
    }
};

/** Courses that have not begun, have ended, are paused and have parts, and what the contacts below the demo's learner did. */
export const demo: Demo = {
  place: 330,
  seed: async (tx, context) => {
    const { org, now } = context;
    const { course: scheduled } = await seedCourse(tx, context, briefing);
    const ended = await seedCourse(tx, context, watch);
    const paused = await seedCourse(tx, context, crossing);
    const parts = await seedCourse(tx, context, deck);
    await tx.db
      .updateTable("campaigns")
      .set({ certificate: true })
      .where("org_id", "=", org)
      .where("campaign_id", "=", parts.course)
      .execute();
    const crew = await crewOf(tx, org);
    for (const [index, learner] of crew.entries())
      await learns(tx, context, learner, ended, index % 2 === 0 ? 2 : 1, [1, 1], now - 25 * day + index * 3_600);
    const set = (id: number, values: { readonly start_time: number; readonly end_time: number }) =>
      tx.db.updateTable("campaigns").set(values).where("org_id", "=", org).where("campaign_id", "=", id).execute();
    await set(scheduled, { start_time: now + 14 * day, end_time: now + 60 * day });
    await set(ended.course, { start_time: now - 120 * day, end_time: now - 10 * day });
    await tx.db
      .insertInto("drip_pauses")
      .values({ org_id: org, campaign_id: paused.course, con_id: null, paused_at: now - 3 * day, resumed_at: null, user_id: null })
      .execute();
    const [first, second, third, fourth] = parts.triggers;
    for (const [held, holder] of [
      [second, first],
      [fourth, third],
    ] as const)
      await sql`update triggers set parent_trigger = ${holder?.id ?? null} where org_id = ${org} and trigger_id = ${held?.id ?? 0}`.execute(
        tx.db,
      );
  },
};
