import * as t from "io-ts";
import { folded } from "../kernel/folded.ts";
import { jsonIn } from "../kernel/json-in.ts";
import { byCampaignOrder, ListedCampaign } from "./campaign-order.rule.ts";
import type { CoursePage, CoursePageQuery, CourseRow, CourseSort, SortedCourseColumn } from "./course-list.model.ts";
import { courseState } from "./course-state.rule.ts";

/** A course of the list with the teams that it is shared with. */
export type SharedCourse = CourseRow & { readonly teams: readonly number[] };

const Place = t.intersection(
  [
    ListedCampaign,
    t.type({
      id: t.number,
      name: t.string,
      internal_name: t.string,
      lessons: t.number,
      learners: t.number,
      completed: t.number,
      updated_at: t.number,
    }),
  ],
  "CoursePlace",
);
type Place = t.TypeOf<typeof Place>;

/** The name by which staff find a course: its internal one, where it is set. */
export const shownCourseName = ({ name, internal_name }: Pick<Place, "name" | "internal_name">): string =>
  internal_name === "" ? name : internal_name;

/**
 * The share of a course's learners who finished it.
 * @returns from 0 to 1; null without learners
 */
export const finishedShare = ({ learners, completed }: Pick<Place, "learners" | "completed">): number | null =>
  learners === 0 ? null : completed / learners;

const valueOf: Readonly<Record<Exclude<SortedCourseColumn, "name">, (place: Place) => number>> = {
  lessons: ({ lessons }) => lessons,
  learners: ({ learners }) => learners,
  finished: (place) => finishedShare(place) ?? -1,
  starts: ({ start_time }) => start_time ?? 0,
  updated: ({ updated_at }) => updated_at,
};

const isColumn = (column: string): column is keyof typeof valueOf => column in valueOf;

const compareNames = (a: Place, b: Place): number => {
  const [one, other] = [folded(shownCourseName(a)), folded(shownCourseName(b))];
  return one < other ? -1 : one > other ? 1 : 0;
};

/**
 * @property sections of the portal, in their order
 * @property now epoch seconds
 */
type Order = { readonly sections: readonly string[]; readonly now: number };

/** How two courses are ordered; equal values are ordered by id, so that no two courses have the same place. */
const comparedBy = (sort: CourseSort, { sections, now }: Order, places: readonly Place[]): ((a: Place, b: Place) => number) => {
  if (sort === "portal") return byCampaignOrder(places, sections, now).compare;
  const column = sort.replace("-", "");
  const sign = sort.startsWith("-") ? -1 : 1;
  return (a, b) => sign * ((isColumn(column) ? valueOf[column](a) - valueOf[column](b) : compareNames(a, b)) || a.id - b.id);
};

const cursorOf = (row: CourseRow): string => {
  const { id, name, internal_name, lessons, learners, completed, updated_at } = row;
  const { portal_section, show_order, created_at, start_time, end_time } = row;
  const counts = { lessons, learners, completed };
  return JSON.stringify({ id, name, internal_name, ...counts, updated_at, portal_section, show_order, created_at, start_time, end_time });
};

const isListed = (course: SharedCourse, { state, type, offered, team, search }: CoursePageQuery): boolean => {
  const own = courseState(course);
  return (
    (state === null ? own !== "archived" : own === state) &&
    (type === null || course.type === type) &&
    (offered === null || course.offered === offered) &&
    (team === null || course.teams.includes(team)) &&
    folded(`${course.name} ${course.internal_name}`).includes(folded(search.trim()))
  );
};

/**
 * A page of the courses that match, after the course that the cursor describes; a cursor stays valid when that course changes or goes.
 * @param courses all that the caller sees
 * @returns null for a cursor that no page gave
 */
export const coursePage = (courses: readonly SharedCourse[], query: CoursePageQuery, order: Order): CoursePage | null => {
  const after = query.after === null ? null : jsonIn(query.after);
  if (after !== null && !Place.is(after)) return null;
  const compare = comparedBy(query.sort, order, after === null ? courses : [...courses, after]);
  const matching = courses.filter((course) => isListed(course, query));
  const rest = (after === null ? matching : matching.filter((course) => compare(after, course) < 0)).toSorted(compare);
  const results = rest.slice(0, query.limit).map(({ teams: _teams, ...course }): CourseRow => course);
  const last = results.at(-1);
  const next = last === undefined || rest.length <= query.limit ? null : cursorOf(last);
  return { results, next, count: matching.length, total: courses.length };
};
