import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { describe, expect, it } from "vitest";
import type { SeededCourse } from "../../adapters/server/demo/demo-courses.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { LearningStore } from "../../core/learning/learning.port.ts";
import type { CoursePlace } from "../../core/learning/lesson-place.model.ts";

const right = async <A>(task: TaskEither<Failure, A>): Promise<A> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`Refused: ${JSON.stringify(result.left)}`);
  return result.right;
};
const left = async <A>(task: TaskEither<Failure, A>): Promise<Failure> => {
  const result = await task();
  if (E.isRight(result)) throw new Error(`Not refused: ${JSON.stringify(result.right)}`);
  return result.left;
};

/**
 * A learner who has joined nothing, before the sample's courses, and a clock to move.
 * @property later id of a course that has not begun
 */
export type LearningBench = {
  readonly store: LearningStore;
  readonly wait: (seconds: number) => void;
  readonly sample: SeededCourse;
  readonly later: number;
};

const day = 24 * 3600;
const ago = 0;
const id = (): string => crypto.randomUUID();

const places = ({ sample }: LearningBench) => {
  const at = (lesson: number, item: number): CoursePlace & { readonly item: string } => {
    const trigger = sample.triggers[lesson];
    return { course: sample.course, trigger: trigger?.id ?? 0, item: trigger?.items[item] ?? "" };
  };
  return { text: at(0, 0), green: at(0, 1), film: at(1, 0), both: at(1, 1), third: at(2, 0) };
};

const finishFirst = async ({ store }: LearningBench, { text, green }: ReturnType<typeof places>): Promise<void> => {
  await right(store.shown(text, { ago }));
  await right(store.answer(green, { ago, answer: [1], answer_id: id() }));
};

const watch = async ({ store, wait }: LearningBench, { film }: ReturnType<typeof places>): Promise<void> => {
  await right(store.shown(film, { ago }));
  wait(20);
  await right(store.played(film, { ago, time: 20, furthest: 20, duration: 20, rate: 1 }));
};

const finishSecond = async (bench: LearningBench, at: ReturnType<typeof places>): Promise<void> => {
  await watch(bench, at);
  await right(bench.store.answer(at.both, { ago, answer: [0, 2], answer_id: id() }));
};

/**
 * What every store of learning does.
 * @param make gives a learner at the beginning
 * @param label what kind of store it is
 */
export const learningConformance = (label: string, make: () => Promise<LearningBench>): void => {
  describe(`Learning by ${label}`, () => {
    it("should offer courses that have started and are not joined, with every lesson closed until then [C4.25]", async () => {
      const bench = await make();
      const courses = await right(bench.store.courses());
      expect(courses.map(({ id: course, status, level, next }) => ({ course, status, level, next }))).toEqual([
        { course: bench.sample.course, status: "available", level: 1, next: null },
      ]);
      const course = await right(bench.store.course(bench.sample.course));
      expect(course.triggers.map(({ state, lock }) => [state, lock])).toEqual([
        ["locked", "join"],
        ["locked", "join"],
        ["locked", "join"],
      ]);
      expect(await left(bench.store.lesson(places(bench).text))).toEqual({
        tag: "forbidden",
        message: "Join the course first.",
        code: "not_joined",
        values: {},
      });
    });

    it("should report what does not exist as not found [C8.16] [C8.19]", async () => {
      const bench = await make();
      expect(await left(bench.store.course(bench.later))).toEqual({
        tag: "not-found",
        message: "Course not found.",
        code: "no_course",
        values: {},
      });
      expect(await left(bench.store.join(987_654))).toEqual({
        tag: "not-found",
        message: "Course not found.",
        code: "no_course",
        values: {},
      });
      await right(bench.store.join(bench.sample.course));
      expect(await left(bench.store.lesson({ course: bench.sample.course, trigger: 987_654 }))).toEqual({
        tag: "not-found",
        message: "Lesson not found.",
        code: "no_lesson",
        values: {},
      });
      expect(await left(bench.store.shown({ ...places(bench).text, item: id() }, { ago }))).toMatchObject({ tag: "not-found" });
    });

    it("should join a course once, however often it is requested [B4.10]", async () => {
      const bench = await make();
      const first = await right(bench.store.join(bench.sample.course));
      bench.wait(day);
      const again = await right(bench.store.join(bench.sample.course));
      expect(again.joined_at).toBe(first.joined_at);
      expect(again.status).toBe("current");
      expect(again.next).toEqual({ id: bench.sample.triggers[0]?.id, name: "First" });
    });

    it("should keep a lesson locked until all before it are completed, and refuse actions in it [C4.26] [C8.18]", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      const locked = { tag: "forbidden", message: "This lesson is locked, complete all previous lessons.", code: "locked", values: {} };
      expect(await left(bench.store.lesson(at.film))).toEqual(locked);
      expect(await left(bench.store.played(at.film, { ago, time: 1, furthest: 1, duration: 20, rate: 1 }))).toEqual(locked);
      expect(await left(bench.store.answer(at.both, { ago, answer: [0, 2], answer_id: id() }))).toEqual(locked);
      await finishFirst(bench, at);
      expect((await right(bench.store.lesson(at.film))).name).toBe("Second");
    });

    it("should open a lesson on its day and return when that is", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      await finishSecond(bench, at);
      const waiting = (await right(bench.store.course(bench.sample.course))).triggers.find(({ name }) => name === "Third");
      expect(waiting).toMatchObject({ state: "locked", lock: "date", opens_at: expect.any(Number) });
      expect(await left(bench.store.lesson(at.third))).toEqual({
        tag: "forbidden",
        message: "This lesson is not open yet.",
        code: "not_open",
        values: {},
      });
      bench.wait(2 * day);
      expect((await right(bench.store.lesson(at.third))).items).toHaveLength(1);
    });

    it("should return no correct answer before it may be known, and return it once nothing more can be earned", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      const before = await right(bench.store.lesson(at.green));
      expect(JSON.stringify(before)).not.toContain('"correct":[');
      const wrong = await right(bench.store.answer(at.green, { ago, answer: [0], answer_id: id() }));
      expect(JSON.stringify(wrong)).not.toContain('"correct":[');
      const last = await right(bench.store.answer(at.green, { ago, answer: [1], answer_id: id() }));
      expect(last.item.values["correct"]).toEqual([1]);
    });

    it("should count a repeated action of any kind once, also after later ones", async () => {
      const bench = await make();
      const { text, green, film } = places(bench);
      await right(bench.store.join(bench.sample.course));
      const [shown, answered, played, reset] = [id(), id(), id(), id()];
      await right(bench.store.shown(text, { ago, id: shown }));
      await right(bench.store.answer(green, { ago, answer: [1], answer_id: answered }));
      await right(bench.store.shown(text, { ago, id: shown }));
      expect((await right(bench.store.lesson(text))).index).toBe(1);
      await right(bench.store.shown(film, { ago }));
      bench.wait(10);
      await right(bench.store.played(film, { ago, id: played, time: 5, furthest: 5, duration: 20, rate: 1 }));
      bench.wait(10);
      const again = await right(bench.store.played(film, { ago, id: played, time: 15, furthest: 15, duration: 20, rate: 1 }));
      expect(again.item.engagementState.furthest).toBe(5);
      await right(bench.store.resetLesson(text, { id: reset }));
      await right(bench.store.answer(green, { ago, answer: [0], answer_id: id() }));
      const after = await right(bench.store.resetLesson(text, { id: reset }));
      expect(after).toMatchObject({ attempt: 1, points: 1200 });
      expect(after.items[1]?.engagementState.attempts).toBe(1);
    });

    it("should take late actions of an earlier attempt without effect, and say which attempt is the current one", async () => {
      const bench = await make();
      const { text, green } = places(bench);
      await right(bench.store.join(bench.sample.course));
      const first = await right(bench.store.lesson(text));
      expect(first.attempt).toBe(0);
      await right(bench.store.answer(green, { ago, attempt: 0, answer: [0], answer_id: id() }));
      await right(bench.store.resetLesson(text, { attempt: 0 }));
      const late = await right(bench.store.answer(green, { ago, attempt: 0, answer: [1], answer_id: id() }));
      expect(late).toMatchObject({ attempt: 1, points: 150, total: 150 });
      expect(late.item.engagementState).toMatchObject({ attempts: 0, completed: false });
      await right(bench.store.shown(green, { ago, attempt: 0, id: id() }));
      expect(await right(bench.store.resetLesson(text, { attempt: 0 }))).toMatchObject({ attempt: 1, index: 0, points: 150 });
      expect(await right(bench.store.answer(green, { ago, attempt: 1, answer: [1], answer_id: id() }))).toMatchObject({ total: 1200 });
    });

    it("should allow retries of a wrong answer and count the best attempt once [C4.29] [B3.10] [B9.05]", async () => {
      const bench = await make();
      const { green } = places(bench);
      await right(bench.store.join(bench.sample.course));
      expect(await right(bench.store.answer(green, { ago, answer: [2], answer_id: id() }))).toMatchObject({
        points: 150,
        correct: false,
        completed: true,
        final: false,
        total: 150,
      });
      expect(await right(bench.store.answer(green, { ago, answer: [1], answer_id: id() }))).toMatchObject({
        points: 1200,
        correct: true,
        final: true,
        total: 1200,
      });
      expect(await right(bench.store.answer(green, { ago, answer: [2], answer_id: id() }))).toMatchObject({
        points: 1200,
        correct: true,
        final: true,
        total: 1200,
      });
    });

    it("should recognise a repeated answer by its id", async () => {
      const bench = await make();
      const { green } = places(bench);
      await right(bench.store.join(bench.sample.course));
      const answer_id = id();
      await right(bench.store.answer(green, { ago, answer: [0], answer_id }));
      const again = await right(bench.store.answer(green, { ago, answer: [0], answer_id }));
      expect(again.item.engagementState).toMatchObject({ attempts: 1, lastAnswer: [0], points: 150 });
    });

    it("should return the learner's progress with each item [B3.03]", async () => {
      const bench = await make();
      const { green } = places(bench);
      await right(bench.store.join(bench.sample.course));
      await right(bench.store.answer(green, { ago, answer: [0], answer_id: id() }));
      const lesson = await right(bench.store.lesson(green));
      expect(lesson.items[1]).toMatchObject({
        uuid: green.item,
        type: "challenge",
        name: "Green",
        engagementState: { lastAnswer: [0], attempts: 1, completed: true, correct: false, points: 150 },
      });
    });

    it("should refuse an answer that does not fit the item, naming the error", async () => {
      const bench = await make();
      const { green, text } = places(bench);
      await right(bench.store.join(bench.sample.course));
      expect(await left(bench.store.answer(green, { ago, answer: "green", answer_id: id() }))).toMatchObject({
        tag: "invalid",
        errors: { answer: [expect.any(String)] },
      });
      expect(await left(bench.store.played(text, { ago, time: 1, furthest: 1, duration: 20, rate: 1 }))).toMatchObject({
        tag: "invalid",
        errors: { time: [expect.any(String)] },
      });
    });

    it("should credit no more of a video than the elapsed time, and the whole once it has passed", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      await right(bench.store.shown(at.film, { ago }));
      bench.wait(5);
      const early = await right(bench.store.played(at.film, { ago, time: 20, furthest: 20, duration: 20, rate: 1 }));
      expect(early).toMatchObject({ completed: false, item: { engagementState: { furthest: 5.5 } } });
      bench.wait(15);
      expect(await right(bench.store.played(at.film, { ago, time: 20, furthest: 20, duration: 20, rate: 1 }))).toMatchObject({
        completed: true,
        item: { engagementState: { furthest: 20 } },
      });
    });

    it("should date a late report at the time when it happened", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      bench.wait(100);
      await right(bench.store.shown(at.film, { ago: 60 }));
      expect(await right(bench.store.played(at.film, { ago: 30, time: 20, furthest: 20, duration: 20, rate: 1 }))).toMatchObject({
        completed: true,
      });
    });

    it("should reopen a lesson where it was left", async () => {
      const bench = await make();
      const { green } = places(bench);
      await right(bench.store.join(bench.sample.course));
      expect((await right(bench.store.lesson(green))).index).toBe(0);
      await right(bench.store.shown(green, { ago }));
      expect((await right(bench.store.lesson(green))).index).toBe(1);
    });

    it("should complete a course with its last lesson and list finished lessons after the others [B4.10] [B4.12] [B4.13] [C4.25]", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      const some = await right(bench.store.course(bench.sample.course));
      expect(some).toMatchObject({ level: 2, status: "current", finished: 1, lessons: 3, points: 1200, next: { name: "Second" } });
      expect(some.triggers.map(({ name, state }) => [name, state])).toEqual([
        ["Second", "current"],
        ["Third", "locked"],
        ["First", "done"],
      ]);
      await finishSecond(bench, at);
      bench.wait(2 * day);
      await right(bench.store.shown(at.third, { ago }));
      expect(await right(bench.store.course(bench.sample.course))).toMatchObject({
        level: 3,
        status: "completed",
        finished: 3,
        points: 2400,
        next: null,
      });
    });

    it("should reset a lesson to its first item and keep its points and what they opened [B4.08]", async () => {
      const bench = await make();
      const at = places(bench);
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      const again = await right(bench.store.resetLesson(at.green));
      expect(again).toMatchObject({ index: 0, points: 1200, completed: true });
      expect(again.items.map(({ engagementState }) => engagementState.completed)).toEqual([false, false]);
      expect(await right(bench.store.answer(at.green, { ago, answer: [0], answer_id: id() }))).toMatchObject({
        points: 1200,
        total: 1200,
        correct: false,
      });
      expect((await right(bench.store.lesson(at.film))).name).toBe("Second");
    });

    it("should hold back lessons while the learner pauses the course, and open them later by that time [C4.27]", async () => {
      const bench = await make();
      const at = places(bench);
      expect(await left(bench.store.pauseDrip(bench.sample.course, true))).toMatchObject({ tag: "forbidden" });
      await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      await finishSecond(bench, at);
      const third = async () => (await right(bench.store.course(bench.sample.course))).triggers.find(({ name }) => name === "Third");
      const opens = (await third())?.opens_at ?? 0;
      expect(await right(bench.store.pauseDrip(bench.sample.course, true))).toMatchObject({ drip_paused: true });
      bench.wait(3 * day);
      await right(bench.store.pauseDrip(bench.sample.course, true));
      expect(await third()).toMatchObject({ state: "locked", lock: "drip", opens_at: null });
      expect(await right(bench.store.pauseDrip(bench.sample.course, false))).toMatchObject({ drip_paused: false });
      expect(await third()).toMatchObject({ state: "locked", lock: "date", opens_at: opens + 3 * day });
      expect((await right(bench.store.lesson(at.green))).name).toBe("First");
    });

    it("should reset a course, keep its points and not award them twice [C4.28]", async () => {
      const bench = await make();
      const at = places(bench);
      const joined = await right(bench.store.join(bench.sample.course));
      await finishFirst(bench, at);
      await watch(bench, at);
      const reset = await right(bench.store.resetCourse(bench.sample.course));
      expect(reset).toMatchObject({
        level: 1,
        status: "current",
        finished: 0,
        points: 1200,
        joined_at: joined.joined_at,
        next: { name: "First" },
      });
      expect(await left(bench.store.lesson(at.film))).toMatchObject({ tag: "forbidden" });
      await finishFirst(bench, at);
      expect(await right(bench.store.course(bench.sample.course))).toMatchObject({ points: 1200, finished: 1 });
      expect((await right(bench.store.lesson(at.film))).items[0]?.engagementState).toMatchObject({ furthest: 0, completed: false });
    });
  });
};
