import { sql } from "kysely";
import { fileUrl } from "../../../core/files/file-address.rule.ts";
import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { makeOthersAnswers } from "../../../core/learning/others-answers.service.ts";
import { learningRecords } from "../learning/learning-records.store.ts";
import type { Tx } from "../storage/database.ts";
import { type DemoCourse, type SeededCourse, seedCourse } from "./demo-courses.ts";
import { type StageMedia, stageLessons } from "./demo-stage-lessons.ts";
import { uploadDemoFilm } from "./demo-upload.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { Demo, DemoContext } from "./demo.ts";
import { demoLearner } from "./learning.demo.ts";

const day = 24 * 3600;

const courseOf = (media: StageMedia): DemoCourse => ({
  name: "First weeks on deck",
  summary: "Eight short lessons, for everybody who is new on board.",
  about: "<p>The first six come one after the other. Take the last two whenever you like.</p>",
  show_order: 8,
  lessons: stageLessons(media),
  release: (index) => ({ release: "immediately", extra: index > 5 }),
});

type Facts = StageMedia & { readonly name: string; readonly learner: number; readonly ended: number };

/** What earlier parts of the demo have stored: the learner, her reviewer, a film, and a course that has ended. */
const factsOf = async ({ db }: Tx, org: number): Promise<Facts> => {
  const film = await db
    .selectFrom("files")
    .select(["address", "filename"])
    .where("org_id", "=", org)
    .where("filename", "=", "Harbor safety.mp4")
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom("users")
    .select(["user_id", "first_name", "last_name"])
    .where("org_id", "=", org)
    .where("role", "=", "user")
    .orderBy("user_id")
    .executeTakeFirstOrThrow();
  const { con_id } = await db
    .selectFrom("contacts")
    .select("con_id")
    .where("org_id", "=", org)
    .where(sql<boolean>`email[1] = ${demoLearner.email}`)
    .executeTakeFirstOrThrow();
  const { campaign_id } = await db
    .selectFrom("campaigns")
    .select("campaign_id")
    .where("org_id", "=", org)
    .where("name", "=", "Winter watch")
    .executeTakeFirstOrThrow();
  return {
    film: fileUrl("", film),
    reviewer: user.user_id,
    name: `${user.first_name} ${user.last_name}`,
    learner: con_id,
    ended: campaign_id,
  };
};

/** What Lena does in the course: `at` gives her learning at a time, `lesson` the place of the nth item of a lesson. */
type Doings = {
  readonly at: (when: number) => LearningStore;
  readonly place: (lesson: number, item: number) => { readonly course: number; readonly trigger: number; readonly item: string };
  readonly id: () => string;
};

const doingsIn = (tx: Tx, { org, random }: DemoContext, learner: number, { course, triggers }: SeededCourse): Doings => ({
  at: (when) => makeLearning({ records: learningRecords({ ...tx, org }, org, learner), learner, now: when }),
  place: (lesson, item) => {
    const trigger = triggers[lesson];
    return { course, trigger: trigger?.id ?? 0, item: trigger?.items[item] ?? "" };
  },
  id: () => uuidFrom(random),
});

/** The first lesson is completed, the second answered wrongly, which may be tried again; the words are half done. */
const answers = async ({ at, place, id }: Doings, start: number): Promise<void> => {
  for (const [lesson, answer] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const when = start + lesson * day;
    await at(when).shown(place(lesson, 0), { ago: 0 })();
    await at(when + 40).shown(place(lesson, 1), { ago: 0 })();
    await at(when + 55).answer(place(lesson, 1), { ago: 0, answer: [answer], answer_id: id() })();
  }
  await at(start + 2 * day).shown(place(6, 0), { ago: 0 })();
  await at(start + 2 * day + 30).shown(place(6, 1), { ago: 0 })();
};

/** Ten of the film's twenty seconds, all of which have to be watched. */
const watches = async ({ at, place }: Doings, when: number): Promise<void> => {
  await at(when).shown(place(4, 0), { ago: 0 })();
  await at(when + 10).played(place(4, 0), { ago: 0, time: 10, furthest: 10, duration: 20, rate: 1, ranges: [[0, 10]] })();
};

/** Two videos, the second of which is reviewed. */
const records = async (tx: Tx, context: DemoContext, { place, at }: Doings, facts: Facts, when: number): Promise<void> => {
  const { org, random } = context;
  const films = ["Stern line.mp4", "My watch.mp4"];
  for (const [index, filename] of films.entries()) {
    const [item, moment] = [place(2 + index, 0), when + index * 3_600];
    const { lesson_id } = await tx.db
      .selectFrom("triggers")
      .select("lesson_id")
      .where("org_id", "=", org)
      .where("trigger_id", "=", item.trigger)
      .executeTakeFirstOrThrow();
    if (lesson_id === null) throw new Error("A step of the demo's course has no lesson.");
    await at(moment).shown(item, { ago: 0 })();
    await uploadDemoFilm(tx, context, at(moment + 300), item, { con_id: facts.learner, lesson_id, filename, at: moment + 300 });
  }
  const now = when + 20 * 3_600;
  const comments = [
    { at: 3, text: "Good: place first, then what is open." },
    { at: 14, text: "Who has the keys? Say the name." },
  ];
  const review = { reviewer: facts.reviewer, name: facts.name, at: now, comps: [600, 450], comments };
  const others = makeOthersAnswers({ records: learningRecords({ ...tx, org }, org, facts.learner), now });
  await others.give(place(3, 0), { part: { reviews: [review] }, answer_id: uuidFrom(random) });
};

/** The demo's learner has a lesson in each state, and has not finished a course that has ended. */
export const demo: Demo = {
  place: 360,
  seed: async (tx, context) => {
    const { org, now } = context;
    const facts = await factsOf(tx, org);
    const course = await seedCourse(tx, context, courseOf(facts));
    const doings = doingsIn(tx, context, facts.learner, course);
    await doings.at(now - 12 * day).join(course.course)();
    await answers(doings, now - 12 * day + 60);
    await records(tx, context, doings, facts, now - 8 * day);
    await watches(doings, now - 6 * day);
    await doings.at(now - 20 * day).join(facts.ended)();
  },
};
