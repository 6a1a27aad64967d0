import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { courseCards, courseView, isListed } from "./course-view.rule.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import { learnerLesson, lessonOutcome } from "./learner-lesson.rule.ts";
import type { LearningRecords, LessonRecord } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { ItemPlace, LearningStore, LessonPlace } from "./learning.port.ts";
import { decideAnswer, decideProgress, decideShown, type LessonMoment } from "./lesson-decision.rule.ts";
import { lessonEntry } from "./lesson-entry.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { afterEvent } from "./lesson-progress.rule.ts";

export const courseNotFound = learningRefusals.no_course;
export const lessonNotFound = learningRefusals.no_lesson;
export const notJoined = learningRefusals.not_joined;

type Opened = LessonRecord & { readonly course: CourseFacts };

type LearningDeps = { readonly records: LearningRecords; /** id of the contact */ readonly learner: number; readonly now: number };

/**
 * The learning operations on one learner's records.
 * @param deps `now` in epoch seconds
 */
export const makeLearning = ({ records, learner, now }: LearningDeps): LearningStore => {
  const findCourse = async (id: number): Promise<E.Either<Failure, CourseFacts>> => {
    const course = await records.course(id);
    return course !== null && isListed(course, now) ? E.right(course) : E.left(notFound(courseNotFound));
  };
  const open = async ({ course: id, trigger }: LessonPlace): Promise<E.Either<Failure, Opened>> => {
    const course = E.chain((found: CourseFacts) => lessonEntry(found, trigger, now))(await findCourse(id));
    if (E.isLeft(course)) return course;
    const lesson = await records.lesson(trigger);
    return lesson === null ? E.left(notFound(lessonNotFound)) : E.right({ ...lesson, course: course.right });
  };
  const viewed =
    (id: number): TaskEither<Failure, ReturnType<typeof courseView>> =>
    async () =>
      E.map((course: CourseFacts) => courseView(course, now))(await findCourse(id));

  type Decision = (moment: LessonMoment) => E.Either<Failure, LessonEvent>;
  const happens =
    (place: ItemPlace, ago: number, decide: Decision, answerId: string | null = null): TaskEither<Failure, LessonOutcome> =>
    async () => {
      const opened = await open(place);
      if (E.isLeft(opened)) return opened;
      const { items, progress, course } = opened.right;
      if (answerId !== null && (await records.hasAnswer(answerId))) return outcome(opened.right, progress, place.item);
      const earliest = Math.max(progress.touched_at ?? 0, course.joined_at ?? 0);
      const event = decide({ items, progress, at: Math.min(now, Math.max(earliest, now - ago)) });
      if (E.isLeft(event)) return event;
      const after = afterEvent(progress, event.right);
      await records.append(place.course, place.trigger, event.right, after);
      return outcome(opened.right, after, place.item);
    };
  const outcome = ({ items }: Opened, progress: Opened["progress"], uuid: string): E.Either<Failure, LessonOutcome> => {
    const item = items.find((one) => one.uuid === uuid);
    return item === undefined ? E.left(notFound(lessonNotFound)) : E.right(lessonOutcome(item, progress, learner));
  };
  const takeBack = async (
    { course, trigger }: LessonPlace,
    lesson: LessonRecord,
    kind: "reset" | "course-reset",
  ): Promise<LessonRecord> => {
    const event: LessonEvent = { kind, at: now, completes: false };
    const progress = afterEvent(lesson.progress, event);
    await records.append(course, trigger, event, progress);
    return { ...lesson, progress };
  };

  return {
    courses: () => async () => E.right(courseCards(await records.courses(), now)),
    course: viewed,
    join: (id) => async () => {
      const course = await findCourse(id);
      if (E.isLeft(course)) return course;
      await records.join(id, now);
      return viewed(id)();
    },
    resetCourse: (id) => async () => {
      const course = await findCourse(id);
      if (E.isLeft(course)) return course;
      if (course.right.joined_at === null) return E.left(forbidden(notJoined));
      for (const { id: trigger } of course.right.triggers.filter(({ progress }) => progress !== null)) {
        const lesson = await records.lesson(trigger);
        if (lesson !== null) await takeBack({ course: id, trigger }, lesson, "course-reset");
      }
      return viewed(id)();
    },
    lesson: (place) => async () =>
      E.map((opened: Opened) => learnerLesson({ ...opened, trigger: place.trigger }, learner, now))(await open(place)),
    answer: (place, given) => happens(place, given.ago, (moment) => decideAnswer(moment, place.item, given), given.answer_id),
    played: (place, report) => happens(place, report.ago, (moment) => decideProgress(moment, place.item, report)),
    shown: (place, { ago }) => happens(place, ago, (moment) => decideShown(moment, place.item)),
    resetLesson: (place) => async () => {
      const opened = await open(place);
      if (E.isLeft(opened)) return opened;
      const after = await takeBack(place, opened.right, "reset");
      return E.right(learnerLesson({ ...after, course: opened.right.course, trigger: place.trigger }, learner, now));
    },
  };
};
