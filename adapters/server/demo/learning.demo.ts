import type { LearningStore } from "../../../core/learning/learning.port.ts";
import { makeLearning } from "../../../core/learning/learning.service.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import { learningRecords } from "../learning/learning-records.store.ts";
import type { Tx } from "../storage/database.ts";
import { type DemoCourse, type SeededCourse, seedCourse } from "./demo-courses.ts";
import { type DemoFilm, seedFilm } from "./demo-film.ts";
import { knotLessons, safetyLessons, welcomeLessons } from "./demo-lessons.ts";
import { uuidFrom } from "./demo-uuid.ts";
import type { Demo, DemoContext } from "./demo.ts";
import { demoPassword } from "./people.demo.ts";

const day = 24 * 3600;
const dateAt = (epoch: number): string => new Date(epoch * 1000).toISOString().slice(0, 10);

/** The learner of the demo, with portal access. */
export const demoLearner = { email: "lena@harbor.example", first_name: "Lena", last_name: "Lind" } as const;

const coursesOf = (
  now: number,
  film: DemoFilm,
): { readonly safety: DemoCourse; readonly welcome: DemoCourse; readonly knots: DemoCourse } => ({
  safety: {
    name: "Harbor safety basics",
    summary: "Four rules that bring everybody home.",
    about:
      "<p>For everyone who sets foot on the quay. Four short lessons, one film and four questions.</p><p>The last lesson opens at the start of storm season.</p>",
    show_order: 1,
    lessons: safetyLessons(film),
    release: (index) =>
      index === 3 ? { release: "date", start_date: dateAt(now + 9 * day), start_at: "09:00" } : { release: "immediately" },
  },
  welcome: {
    name: "Welcoming passengers",
    summary: "The first minute, directions that work, and late ferries.",
    about: "<p>For the terminal team. Three lessons with questions after each.</p>",
    show_order: 2,
    lessons: welcomeLessons(film),
    release: () => ({ release: "immediately" }),
  },
  knots: {
    name: "Two knots for every day",
    summary: "The bowline and the cleat hitch. The second opens a day after you join.",
    about: "<p>Take a piece of rope in your hands while you read.</p>",
    show_order: 3,
    lessons: knotLessons,
    release: (index) => (index === 1 ? { release: "delay", join_delay: 1, start_at: "08:00" } : { release: "immediately" }),
  },
});

const addLearner = async ({ db }: Tx, { org, now }: DemoContext): Promise<number> => {
  const { email, ...names } = demoLearner;
  const row = {
    ...names,
    org_id: org,
    email: [email],
    mobile: ["+12125550199"],
    photo: null,
    password_hash: await passwordHash(demoPassword),
    language: null,
    archived_at: null,
    deleted_at: null,
    created_at: now - 60 * day,
    updated_at: now - 6 * day,
  };
  return (await db.insertInto("contacts").values(row).returning("con_id").executeTakeFirstOrThrow()).con_id;
};

/** Lena has completed one lesson of the safety course, with one wrong answer, and started the second. */
const letLearn = async (
  tx: Tx,
  { org, now, random }: DemoContext,
  learner: number,
  { course, triggers: [first, second] }: SeededCourse,
): Promise<void> => {
  const at = (when: number): LearningStore => makeLearning({ records: learningRecords({ ...tx, org }, org, learner), learner, now: when });
  const start = now - 2 * day;
  if (first === undefined || second === undefined) return;
  const [intro, question] = first.items.map((item) => ({ course, trigger: first.id, item }));
  const [reading] = second.items.map((item) => ({ course, trigger: second.id, item }));
  if (intro === undefined || question === undefined || reading === undefined) return;
  await at(start).join(course)();
  await at(start + 5).shown(intro, { ago: 0 })();
  await at(start + 60).shown(question, { ago: 0 })();
  await at(start + 75).answer(question, { ago: 0, answer: [0], answer_id: uuidFrom(random) })();
  await at(start + 90).answer(question, { ago: 0, answer: [2], answer_id: uuidFrom(random) })();
  await at(now - day).shown(reading, { ago: 0 })();
};

/** Courses with lessons, and a learner's progress. */
export const demo: Demo = {
  place: 40,
  seed: async (tx, context) => {
    const film = await seedFilm(tx, context);
    const { safety, welcome, knots } = coursesOf(context.now, film);
    const learner = await addLearner(tx, context);
    const seeded = await seedCourse(tx, context, safety);
    await seedCourse(tx, context, welcome);
    await seedCourse(tx, context, knots);
    await letLearn(tx, context, learner, seeded);
  },
};
