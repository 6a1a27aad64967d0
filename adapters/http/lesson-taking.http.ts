import { CoursePlace, type ItemPlace, type LessonPlace } from "../../core/learning/lesson-place.model.ts";
import type { LessonTaking } from "../../core/learning/lesson-taking.port.ts";
import { courseLessons } from "../contract/course-lessons.contract.ts";
import { lessonTaking } from "../contract/lesson-taking.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The report of a page that is left is still sent. */
const outliving = { keepalive: true } as const;

const courseParams = ({ course, trigger }: CoursePlace) => ({ id: course, triggerId: trigger });
const ownParams = (place: Exclude<LessonPlace, CoursePlace>) => ({ id: place.lesson });

/** Lessons over HTTP: of a course by the learner's calls, others by those of staff. */
export const makeLessonTakingHttp = (call: Caller): LessonTaking => ({
  lesson: (place) =>
    CoursePlace.is(place)
      ? call(courseLessons.lesson, { ...none, params: courseParams(place) })
      : call(lessonTaking.lesson, { ...none, params: ownParams(place) }),
  answer: (place: ItemPlace, body) => {
    return CoursePlace.is(place)
      ? call(courseLessons.answer, { ...none, params: { ...courseParams(place), uuid: place.item }, body })
      : call(lessonTaking.answer, { ...none, params: { ...ownParams(place), uuid: place.item }, body });
  },
  played: (place: ItemPlace, body) => {
    return CoursePlace.is(place)
      ? call(courseLessons.progress, { ...none, params: { ...courseParams(place), uuid: place.item }, body }, outliving)
      : call(lessonTaking.progress, { ...none, params: { ...ownParams(place), uuid: place.item }, body }, outliving);
  },
  shown: (place: ItemPlace, body) =>
    CoursePlace.is(place)
      ? call(courseLessons.shown, { ...none, params: { ...courseParams(place), uuid: place.item }, body })
      : call(lessonTaking.shown, { ...none, params: { ...ownParams(place), uuid: place.item }, body }),
  resetLesson: (place, body = {}) =>
    CoursePlace.is(place)
      ? call(courseLessons.reset, { ...none, params: courseParams(place), body })
      : call(lessonTaking.reset, { ...none, params: ownParams(place), body }),
});
