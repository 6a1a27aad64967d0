import * as t from "io-ts";

/** A learner's progress: 1 no lesson finished, 2 some, 3 all. */
export const CourseLevel = t.union([t.literal(1), t.literal(2), t.literal(3)], "CourseLevel");
export type CourseLevel = t.TypeOf<typeof CourseLevel>;
