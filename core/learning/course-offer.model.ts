import * as t from "io-ts";
import { CourseFacts } from "./course-facts.model.ts";

/** A lesson that may be kept, with the revision and the attempt that it is of. */
export const OfferedLesson = t.type({ trigger: t.number, version: t.number, attempt: t.number }, "OfferedLesson");
export type OfferedLesson = t.TypeOf<typeof OfferedLesson>;

/** What a learner may keep of a course: the records from which its locks are derived, and the lessons. */
export const CourseOffer = t.type({ course: CourseFacts, lessons: t.readonlyArray(OfferedLesson) }, "CourseOffer");
export type CourseOffer = t.TypeOf<typeof CourseOffer>;
