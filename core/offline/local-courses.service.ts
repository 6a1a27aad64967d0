import type { CourseFacts } from "../learning/course-facts.model.ts";
import type { LessonOutcome } from "../learning/learner-lesson.model.ts";
import type { LearningOutbox } from "../learning/learning-outbox.service.ts";
import { CoursePlace } from "../learning/lesson-place.model.ts";
import type { LessonReport } from "../learning/lesson-report.model.ts";
import { lessonScreens, withItem } from "../learning/lesson-view.model.ts";
import type { KeptWhole } from "./kept.model.ts";
import { localCourse } from "./local-course.rule.ts";
import type { LearnerCache } from "./offline-cache.service.ts";

type Queue = Pick<LearningOutbox, "queued">;

/** The records of a kept course as they are on this device: with what the server confirmed since, and what waits here. */
export const courseHere = async (cache: LearnerCache, outbox: Queue, { facts }: KeptWhole): Promise<CourseFacts> => {
  const lessons = await cache.lessons(facts.id);
  const local = await Promise.all(
    lessons.map(async ({ place, value }) => ({ trigger: place.trigger, lesson: value, queued: await outbox.queued(place) })),
  );
  return localCourse(facts, local);
};

/** Takes the outcome of a report into the kept lesson that it is about, so that it is up to date without network too. */
export const noteTaken = async (cache: LearnerCache, { place, kind }: LessonReport, outcome: LessonOutcome): Promise<void> => {
  if (!CoursePlace.is(place)) return;
  const kept = await cache.lesson(place.trigger);
  if (kept === null || kept.value.attempt !== outcome.attempt) return;
  const { value } = kept;
  const screen = kind === "shown" ? lessonScreens(value).findIndex((items) => items.some(({ uuid }) => uuid === outcome.item.uuid)) : -1;
  await cache.putLesson({
    ...kept,
    value: {
      ...withItem(value, outcome.item),
      index: screen === -1 ? value.index : screen,
      points: outcome.total,
      completed: value.completed || outcome.lesson_completed,
    },
  });
};
