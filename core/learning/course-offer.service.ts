import * as E from "fp-ts/lib/Either.js";
import { isOffered } from "../courses/course-level.rule.ts";
import { forbidden, notFound } from "../kernel/failure.ts";
import { courseFrame } from "./course-frame.rule.ts";
import type { OfferedLesson } from "./course-offer.model.ts";
import type { CourseOffers } from "./course-offer.port.ts";
import { isListed } from "./course-view.rule.ts";
import type { LearningRecords } from "./learning-records.port.ts";
import { learningRefusals } from "./learning-refusals.ts";
import { CoursePlace } from "./lesson-place.model.ts";
import { makeLessonTaking } from "./lesson-taking.service.ts";
import { keepableLessons, mayKeep } from "./may-keep.rule.ts";

type Deps = { readonly records: LearningRecords; /** id of the contact */ readonly learner: number; readonly now: number };

/**
 * What one learner may keep on a device.
 * @param deps `now` in epoch seconds
 */
export const makeCourseOffers = ({ records, learner, now }: Deps): CourseOffers => {
  const taking = makeLessonTaking({
    records,
    taker: { kind: "contact", id: learner },
    now,
    enter: async (place) => {
      const course = CoursePlace.is(place) ? await records.course(place.course) : null;
      if (!CoursePlace.is(place) || course === null || !isListed(course, now)) return E.left(notFound(learningRefusals.no_lesson));
      const kept = mayKeep(course, place.trigger, now);
      return E.map(() => ({ since: course.joined_at ?? 0, frame: () => courseFrame(course, place.trigger, now) }))(kept);
    },
  });
  return {
    offeredLesson: taking.lesson,
    offer: (id) => async () => {
      const course = await records.course(id);
      if (course === null || !isListed(course, now)) return E.left(notFound(learningRefusals.no_course));
      if (course.joined_at === null) return E.left(forbidden(learningRefusals.not_joined));
      const lessons: OfferedLesson[] = [];
      for (const trigger of keepableLessons(course, now)) {
        const lesson = await records.lesson({ course: id, trigger });
        if (lesson !== null) lessons.push({ trigger, version: lesson.version, attempt: lesson.progress.attempt });
      }
      return E.right({ course: { ...course, triggers: course.triggers.filter(isOffered) }, lessons });
    },
  };
};
