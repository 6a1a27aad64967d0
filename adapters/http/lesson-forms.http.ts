import { CoursePlace, type ItemPlace, type OwnPlace } from "../../core/learning/lesson-place.model.ts";
import type { LessonForms } from "../../core/lesson-forms/lesson-forms.port.ts";
import { lessonForms, ownLessonForms } from "../contract/lesson-forms.contract.ts";
import { type Caller, none } from "./caller.ts";

type At<P> = P & { readonly item: string };
const inCourse = ({ course, trigger, item }: At<CoursePlace>) => ({ ...none, params: { id: course, triggerId: trigger, uuid: item } });
const own = ({ lesson, item }: At<OwnPlace>) => ({ ...none, params: { id: lesson, uuid: item } });

/** Pages of other hosts in lessons over HTTP: in a course by the learner's calls, otherwise by those of staff. */
export const makeLessonFormsHttp = (call: Caller): LessonForms => ({
  frame: (at: ItemPlace) => (CoursePlace.is(at) ? call(lessonForms.frame, inCourse(at)) : call(ownLessonForms.frame, own(at))),
  sign: (at: ItemPlace) => (CoursePlace.is(at) ? call(lessonForms.sign, inCourse(at)) : call(ownLessonForms.sign, own(at))),
  signed: (at: ItemPlace) => (CoursePlace.is(at) ? call(lessonForms.signed, inCourse(at)) : call(ownLessonForms.signed, own(at))),
  link: (at: ItemPlace) => (CoursePlace.is(at) ? call(lessonForms.link, inCourse(at)) : call(ownLessonForms.link, own(at))),
});
