import * as t from "io-ts";

/** A course as the portal shows it: not joined, joined, or joined with every lesson finished. */
export const CourseStatus = t.keyof({ available: null, current: null, completed: null }, "CourseStatus");
export type CourseStatus = t.TypeOf<typeof CourseStatus>;
