import type { CourseFacts } from "../learning/course-facts.model.ts";
import type { LessonOutcome } from "../learning/learner-lesson.model.ts";
import type { LearningOutbox } from "../learning/learning-outbox.service.ts";
import { CoursePlace } from "../learning/lesson-place.model.ts";
import type { LessonReport } from "../learning/lesson-report.model.ts";
import { lessonScreens, withItem } from "../learning/lesson-view.model.ts";
import type { LearnerShelf } from "./kept-shelf.service.ts";
import type { KeptWhole } from "./kept.model.ts";
import { localCourse } from "./local-course.rule.ts";

type Queue = Pick<LearningOutbox, "queued">;

/** The records of a kept course as they are on this device: with what the server confirmed since, and what waits here. */
export const courseHere = async (shelf: LearnerShelf, outbox: Queue, { facts }: KeptWhole): Promise<CourseFacts> => {
  const lessons = await shelf.lessons(facts.id);
  const local = await Promise.all(
    lessons.map(async ({ place, value }) => ({ trigger: place.trigger, lesson: value, queued: await outbox.queued(place) })),
  );
  return localCourse(facts, local);
};

/** Takes the outcome of a report into the kept lesson that it is about, so that the lesson is so without network too. */
export const noteTaken = async (shelf: LearnerShelf, { place, kind }: LessonReport, outcome: LessonOutcome): Promise<void> => {
  if (!CoursePlace.is(place)) return;
  const kept = await shelf.lesson(place.trigger);
  if (kept === null || kept.value.attempt !== outcome.attempt) return;
  const { value } = kept;
  const screen = kind === "shown" ? lessonScreens(value).findIndex((items) => items.some(({ uuid }) => uuid === outcome.item.uuid)) : -1;
  await shelf.putLesson({
    ...kept,
    value: {
      ...withItem(value, outcome.item),
      index: screen === -1 ? value.index : screen,
      points: outcome.total,
      completed: value.completed || outcome.lesson_completed,
    },
  });
};
