import * as TE from "fp-ts/lib/TaskEither.js";
import { makeResourceList, type ResourceList } from "../kernel/resource-list.service.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import type { CourseFilters, CoursePage, CourseRow, CourseSort } from "./course-list.model.ts";
import type { CoursePages } from "./course-lists.port.ts";

/** What the list of courses asks for, besides its page. */
export type CourseQuestion = CourseFilters & { readonly sort: CourseSort };

/** The list of courses ; `total` is the number of all courses as the last page said it, null before any. */
export type CourseLists = ResourceList<CourseRow, CourseQuestion> & { readonly total: () => number | null };
export const CourseLists = token<CourseLists>("campaigns.course-lists");

const rowsOfPage = 50;

type Deps = { readonly pages: CoursePages; /** device storage of the current user */ readonly storage: DeviceStorage };

/** The list of courses: later pages are asked with the cursor that the page before gave. */
export const makeCourseLists = ({ pages, storage }: Deps): CourseLists => {
  let last: { readonly query: CourseQuestion; readonly page: number; readonly answer: CoursePage } | null = null;
  const cursorOf = (query: CourseQuestion, page: number): string | null =>
    last !== null && last.query === query && last.page === page - 1 ? last.answer.next : null;
  const list = makeResourceList<CourseRow, CourseQuestion>({
    name: "courses",
    views: ["list", "grid"],
    storage,
    calls: {
      list: (query, page) =>
        TE.map((answer: CoursePage) => {
          last = { query, page, answer };
          return { results: answer.results, page, pages: answer.next === null ? page : page + 1, count: answer.count };
        })(pages.page({ ...query, limit: rowsOfPage, after: page === 1 ? null : cursorOf(query, page) })),
    },
  });
  return { ...list, total: () => last?.answer.total ?? null };
};
