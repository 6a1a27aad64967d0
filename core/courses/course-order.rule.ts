import { concatAll } from "fp-ts/lib/Monoid.js";
import * as N from "fp-ts/lib/number.js";
import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";
import { Id, byIdAmong } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { CourseLevel } from "./course-level.model.ts";

export const ListedCourse = t.type(
  { id: Id, level: CourseLevel, show_order: orNull(t.number), created_at: orNull(t.number) },
  "ListedCourse",
);
export type ListedCourse = t.TypeOf<typeof ListedCourse>;

/** By level, then show_order (missing last), then newest first, then higher id first. */
export const byCourseOrder = (courses: readonly ListedCourse[]): Ord.Ord<ListedCourse> => {
  const byNumber = (of: (course: ListedCourse) => number) => Ord.contramap(of)(N.Ord);
  return concatAll(Ord.getMonoid<ListedCourse>())([
    byNumber((course) => course.level),
    byNumber((course) => course.show_order ?? Number.POSITIVE_INFINITY),
    Ord.reverse(byNumber((course) => course.created_at ?? 0)),
    Ord.reverse(Ord.contramap((course: ListedCourse) => course.id)(byIdAmong(courses.map(({ id }) => id)))),
  ]);
};

/** The courses as the portal lists them. */
export const inCourseOrder = <C extends ListedCourse>(courses: readonly C[]): readonly C[] =>
  courses.toSorted(byCourseOrder(courses).compare);
