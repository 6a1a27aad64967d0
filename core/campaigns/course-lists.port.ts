import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { SavedViews } from "../views/saved-views.service.ts";
import type { ViewStore } from "../views/view-store.port.ts";
import type { CourseListSettings, CoursePage, CoursePageQuery } from "./course-list.model.ts";

/** The store of the list of courses, page by page. */
export type CoursePages = {
  /** A page; refused for a cursor that no page gave. */
  readonly page: (query: CoursePageQuery) => TaskEither<Failure, CoursePage>;
};
export const CoursePages = token<CoursePages>("campaigns.course-pages");

/** Store of views of the list of courses. */
export type CourseViewStore = ViewStore<CourseListSettings>;
export const CourseViewStore = token<CourseViewStore>("campaigns.course-views");

/** The views of the list of courses. */
export type CourseViews = SavedViews<CourseListSettings>;
export const CourseViews = token<CourseViews>("campaigns.course-views-service");
