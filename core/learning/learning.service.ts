import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, forbidden, notFound } from "../kernel/failure.ts";
import type { FolderPlace } from "../library/shared-folder.model.ts";
import { sharedLessonEntry } from "../shared-lessons/shared-lesson-entry.rule.ts";
import { certifiedRecords } from "./certified-records.service.ts";
import type { CourseFacts } from "./course-facts.model.ts";
import { courseFrame } from "./course-frame.rule.ts";
import { courseCards, courseView, isListed, isPaused } from "./course-view.rule.ts";
import type { LearningRecords } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LearningStore } from "./learning.port.ts";
import { lessonEntry } from "./lesson-entry.rule.ts";
import { CoursePlace } from "./lesson-place.model.ts";
import type { LessonPoints } from "./lesson-points.port.ts";
import { type Entrance, makeLessonTaking, startedAnew } from "./lesson-taking.service.ts";

export const courseNotFound = learningRefusals.no_course;
export const lessonNotFound = learningRefusals.no_lesson;
export const notJoined = learningRefusals.not_joined;

/** What staff do with the progress of a learner in one lesson of a course. */
export type LessonClearing = {
  /** Clears answers and progress of one lesson, like the reset of a whole course; nothing where the learner has not begun it. */
  readonly clearLesson: (course: number, trigger: number) => TaskEither<Failure, void>;
};

type LearningDeps = { readonly records: LearningRecords; /** id of the contact */ readonly learner: number; readonly now: number };

/**
 * The learning operations on one learner's records.
 * @param deps `now` in epoch seconds
 */
export const makeLearning = ({ records, learner, now }: LearningDeps): LearningStore & LessonPoints & LessonClearing => {
  const findCourse = async (id: number): Promise<E.Either<Failure, CourseFacts>> => {
    const course = await records.course(id);
    return course !== null && isListed(course, now) ? E.right(course) : E.left(notFound(courseNotFound));
  };
  /** Lessons that are shared with roles are in no course; their folder stands for it. */
  const enterShared = async (place: CoursePlace): Promise<E.Either<Failure, Entrance> | null> => {
    const shared = await records.shared(place);
    return shared === null
      ? null
      : E.map((folder: FolderPlace): Entrance => ({
          since: shared.since,
          frame: ({ name }) => ({ trigger_id: place.trigger, name, course: { id: place.course, name: folder.name }, next: null }),
        }))(sharedLessonEntry(shared));
  };
  const taking = makeLessonTaking({
    records: certifiedRecords(records, now),
    taker: { kind: "contact", id: learner },
    now,
    enter: async (place) => {
      if (!CoursePlace.is(place)) return E.left(notFound(lessonNotFound));
      const found = await findCourse(place.course);
      if (E.isLeft(found)) return (await enterShared(place)) ?? found;
      const entered = lessonEntry(found.right, place.trigger, now);
      return E.map((course: CourseFacts) => ({ since: course.joined_at ?? 0, frame: () => courseFrame(course, place.trigger, now) }))(
        entered,
      );
    },
  });
  const viewed =
    (id: number): TaskEither<Failure, ReturnType<typeof courseView>> =>
    async () =>
      E.map((course: CourseFacts) => courseView(course, now))(await findCourse(id));

  const clear = async (id: number, only: number | null): Promise<E.Either<Failure, void>> => {
    const course = await findCourse(id);
    if (E.isLeft(course)) return course;
    if (course.right.joined_at === null) return E.left(forbidden(notJoined));
    const begun = course.right.triggers.filter((trigger) => trigger.progress !== null && (only === null || trigger.id === only));
    for (const { id: trigger } of begun) {
      const place = { course: id, trigger };
      const lesson = await records.lesson(place);
      if (lesson !== null) await startedAnew(records, place, lesson, { kind: "course-reset", at: now, completes: false });
    }
    return E.right(undefined);
  };

  return {
    ...taking,
    courses: () => async () => E.right(courseCards(await records.courses(), now)),
    course: viewed,
    join: (id) => async () => {
      const course = await findCourse(id);
      if (E.isLeft(course)) return course;
      if (course.right.joined_at === null && isPaused(course.right)) return E.left(forbidden(learningRefusals.course_paused));
      await records.join(id, now);
      return viewed(id)();
    },
    pauseDrip: (id, paused) => async () => {
      const course = await findCourse(id);
      if (E.isLeft(course)) return course;
      if (course.right.joined_at === null) return E.left(forbidden(notJoined));
      await records.pauseDrip(id, paused, now);
      return viewed(id)();
    },
    resetCourse: (id) => async () => {
      const cleared = await clear(id, null);
      return E.isLeft(cleared) ? cleared : viewed(id)();
    },
    clearLesson: (id, trigger) => () => clear(id, trigger),
  };
};
