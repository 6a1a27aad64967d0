import * as t from "io-ts";
import { RecordId, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { ListColumns, viewCodecs } from "../views/saved-view.model.ts";
import { CampaignType } from "./campaign-type.model.ts";
import { Campaign } from "./campaign.model.ts";
import { Offered } from "./offered.model.ts";

/** Limits of the list of courses: rows of a page, characters of a search, and of a cursor. */
export const courseListLimits = { rows: 100, search: 200, cursor: 2_000 } as const;

/** The columns of the list of courses by which it is also sorted. */
export const sortedCourseColumns = ["name", "lessons", "learners", "finished", "starts", "updated"] as const;
export type SortedCourseColumn = (typeof sortedCourseColumns)[number];

/** Every column of the list of courses, the name first. */
export const courseColumns = [
  "name",
  "state",
  "section",
  "lessons",
  "learners",
  "finished",
  "starts",
  "updated",
  "offered",
  "type",
] as const;
export type CourseColumn = (typeof courseColumns)[number];

/** The orders of the list of courses: as the portal has them, or by a column. */
export const CourseSort = t.keyof(
  {
    portal: null,
    name: null,
    "-name": null,
    lessons: null,
    "-lessons": null,
    learners: null,
    "-learners": null,
    finished: null,
    "-finished": null,
    starts: null,
    "-starts": null,
    updated: null,
    "-updated": null,
  },
  "CourseSort",
);
export type CourseSort = t.TypeOf<typeof CourseSort>;

/** The states by which courses are listed; null lists all that are not archived. */
export const ListedState = t.keyof({ live: null, draft: null, paused: null, archived: null, scheduled: null, ended: null }, "ListedState");
export type ListedState = t.TypeOf<typeof ListedState>;

/** Which courses are listed; null and an empty search do not narrow the list. */
export const CourseFilters = exactly(
  "CourseFilters",
  {
    state: orNull(ListedState),
    type: orNull(CampaignType),
    offered: orNull(Offered),
    team: orNull(RecordId),
    search: textUpTo(courseListLimits.search),
  },
  {},
);
export type CourseFilters = t.TypeOf<typeof CourseFilters>;

/** The layouts of the list of courses. */
export const CourseLayout = t.keyof({ list: null, grid: null }, "CourseLayout");

/** The settings of the list of courses that a view stores. */
export const CourseListSettings = exactly(
  "CourseListSettings",
  { filters: CourseFilters, sort: CourseSort, columns: ListColumns, kind: CourseLayout },
  {},
);
export type CourseListSettings = t.TypeOf<typeof CourseListSettings>;

/** The codecs of the saved views of the list of courses. */
export const courseViewCodecs = viewCodecs("CourseView", CourseListSettings);

/**
 * A course in the list.
 * @property completed learners who finished all lessons that count
 */
export const CourseRow = t.intersection(
  [Campaign, t.type({ id: t.number, cover: orNull(t.string), offered: Offered, completed: t.number })],
  "CourseRow",
);
export type CourseRow = t.TypeOf<typeof CourseRow>;

/**
 * A question for a page of the list of courses.
 * @property after the cursor of the page before; null for the first
 */
export type CoursePageQuery = CourseFilters & { readonly sort: CourseSort; readonly limit: number; readonly after: string | null };

/**
 * A page of the list of courses.
 * @property next the cursor of the next page; null after the last
 * @property count of the courses that match
 * @property total of all courses that the caller sees, archived ones too
 */
export const CoursePage = t.type(
  { results: t.readonlyArray(CourseRow), next: orNull(t.string), count: t.number, total: t.number },
  "CoursePage",
);
export type CoursePage = t.TypeOf<typeof CoursePage>;
