import * as t from "io-ts";

/** A lesson of a course, by its trigger. */
export const CoursePlace = t.type({ course: t.number, trigger: t.number }, "CoursePlace");
export type CoursePlace = t.TypeOf<typeof CoursePlace>;

/** A lesson outside any course, as staff take it. */
export const OwnPlace = t.type({ lesson: t.number }, "OwnPlace");
export type OwnPlace = t.TypeOf<typeof OwnPlace>;

/** Where a lesson is taken. */
export const LessonPlace = t.union([CoursePlace, OwnPlace], "LessonPlace");
export type LessonPlace = t.TypeOf<typeof LessonPlace>;

/** Identifies one item of a lesson. */
export type ItemPlace = LessonPlace & { readonly item: string };

/** A key that is different for every place. */
export const placeKey = (place: LessonPlace): string => (CoursePlace.is(place) ? `t${place.trigger}` : `l${place.lesson}`);
